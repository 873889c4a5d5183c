import Diagnostics
import Documents

extension CatalogSnapshot {
  /// A catalog has at most this many items.
  public static let maximumItems = 2_000_000

  /// Reads a catalog (DESIGN §4; the rules of items, §2).
  ///
  /// An item without an id or a title, and one whose id an earlier item has,
  /// is left out with an error. Whatever else is wrong is an error at the
  /// value, and the item stays without that value. Keys that are not ours are
  /// noticed once each (`unknown-item-key`).
  ///
  /// - Parameter format: Where the items are and how their keys map to ours.
  /// - Returns: nil, with an error, when there is no list of items.
  public static func read(
    _ document: JSONDocument, format: CatalogFormat = CatalogFormat(),
    into diagnostics: inout [Diagnostic]
  ) -> CatalogSnapshot? {
    guard let list = list(document, format, into: &diagnostics) else {
      return nil
    }
    let map = format.map.map { ItemMap.read($0, into: &diagnostics) }
    var reader = CatalogReader(map: map)
    for value in list.elements { reader.add(value) }
    let (items, places) = reader.finish(into: &diagnostics)
    return CatalogSnapshot(items: items, indexByID: places)
  }

  private static func list(
    _ document: JSONDocument, _ format: CatalogFormat,
    into diagnostics: inout [Diagnostic]
  ) -> JSONValue? {
    let pointer = format.items?.value ?? "/items"
    guard let list = document.root.pointer(pointer) else {
      diagnostics.append(
        format.items.map { .noItems(at: $0, in: document.file) }
          ?? .noItems(in: document.root))
      return nil
    }
    guard list.kind == .array else {
      diagnostics.append(.wrongType("items", list, expected: "a list"))
      return nil
    }
    guard list.count <= maximumItems else {
      diagnostics.append(.tooManyItems(list.count, at: list.location))
      return nil
    }
    if format.items == nil,
      document.root.members.lazy
        .filter({ $0.key.isString("items") }).dropFirst().first != nil
    {
      document.root.reportDuplicateKeys(into: &diagnostics)
    }
    return list
  }
}
