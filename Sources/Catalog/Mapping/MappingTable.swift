import Documents

/// What of a catalog's items is read, what they lack and what is not used.
public struct MappingTable: Sendable, Hashable {
  /// A key of ours.
  public struct Row: Sendable, Hashable {
    /// The key, such as `title.en`.
    public var key: String
    /// The pointers or columns that it is read from, or `constant`.
    public var from: String
    /// How many items have it.
    public var items: Int
    /// How many do not.
    public var missing: Int
    /// The first value as the catalog has it, cut to 200 characters.
    public var sample: String?
  }

  /// A field of the items that nothing is read from.
  public struct Unused: Sendable, Hashable {
    /// Its JSON Pointer or the name of its column.
    public var name: String
    /// How many items have it.
    public var items: Int
    /// The first value as the catalog has it, cut to 200 characters.
    public var sample: String?
  }

  /// The catalog file.
  public var file: String
  /// How many items it has, right or wrong.
  public var items: Int
  /// Our keys that are read.
  public var rows: [Row] = []
  /// Our keys that nothing gives.
  public var absent: [String] = []
  /// The fields that are not used, in order of appearance.
  public var unused: [Unused] = []
  /// Whether a map is given, or the catalog is a table.
  public var hasMap: Bool

  /// Whether there is something to tell: the items are in another format, or
  /// some of it is not used.
  public var isWorthShowing: Bool { hasMap || !unused.isEmpty }

  init(_ reading: CatalogReading) {
    file = reading.input.file
    items = reading.list.count
    hasMap = reading.map != nil
    addRows(reading)
    var tree = FieldTree(entersLists: false)
    for item in reading.list.elements { tree.add(item) }
    addUnused(tree, reading)
  }

  private mutating func addRows(_ reading: CatalogReading) {
    for key in ItemKey.allCases {
      let field = reading.map?.fields.first { $0.key == key }?.field
      let sources = field?.sources ?? []
      for source in sources {
        add(source.name, source.origin, reading.use.sources[source.index])
      }
      if field == nil, reading.use.own[key.rawValue].items > 0 {
        add(key.name, "/" + key.name, reading.use.own[key.rawValue])
      } else if sources.isEmpty {
        absent.append(key.name)
      }
    }
  }

  private mutating func add(
    _ key: String, _ from: String, _ count: MapUse.Count
  ) {
    rows.append(
      Row(
        key: key, from: from, items: count.items,
        missing: max(0, items - count.items),
        sample: count.sample.map(Self.text)))
  }

  private mutating func addUnused(
    _ tree: FieldTree, _ reading: CatalogReading
  ) {
    let own = ItemKey.allCases.filter { reading.map?.replaces($0) != true }
      .map { JSONPointer(steps: [$0.name]) }
    let mapped = reading.map?.usedPointers ?? []
    let isTable = if case .csv = reading.input { true } else { false }
    unused = tree.unused(own + mapped).filter { $0.items > 0 }.map { field in
      Unused(
        name: isTable ? field.pointer.steps[0] : field.pointer.text,
        items: field.items, sample: field.sample.map(Self.text))
    }
  }

  /// A value as it is written, on one line; a string without its quotes.
  private static func text(_ value: JSONValue) -> String {
    let limit = 200
    if let text = value.string { return String(text.prefix(limit)) }
    return value.withSourceBytes { bytes in
      // A cut inside a character reads as U+FFFD, and is cut off below.
      let text = String(decoding: bytes.prefix(limit * 4), as: UTF8.self)
      let line = text.split { $0.isNewline || $0 == " " }
        .joined(separator: " ")
      return String(line.prefix(limit))
    }
  }
}

extension ItemMap {
  /// Where in an item something is read, seen from the item.
  fileprivate var usedPointers: [JSONPointer] {
    sources.flatMap { $0.places.map(\.pointer) }
  }
}
