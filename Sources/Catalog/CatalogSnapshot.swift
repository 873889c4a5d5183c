/// The items that a site is built from, in the order of the catalog file.
public struct CatalogSnapshot: Sendable {
  /// The items; their ids are unique.
  public private(set) var items: [Item]
  private let indexByID: [String: Int]

  /// A snapshot of items whose ids are unique; of two items with one id the
  /// first counts.
  public init(items: [Item]) {
    self.items = items
    indexByID = Dictionary(
      items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// A snapshot of items whose places are known.
  init(items: [Item], indexByID: [String: Int]) {
    self.items = items
    self.indexByID = indexByID
  }

  /// Puts an item with the same id in the place of one.
  public mutating func replace(_ place: Int, by item: Item) {
    items[place] = item
  }

  /// The place of the item with this id in `items`.
  public func index(of id: String) -> Int? { indexByID[id] }

  /// The item with this id.
  public subscript(id: String) -> Item? {
    indexByID[id].map { items[$0] }
  }
}
