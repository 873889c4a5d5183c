import Diagnostics
import Documents

extension CatalogSnapshot {
  /// A catalog has at most this many items.
  public static let maximumItems = 2_000_000

  /// Reads a catalog in JSON; see `read(_:format:mapping:into:)`.
  public static func read(
    _ document: JSONDocument, format: CatalogFormat = CatalogFormat(),
    into diagnostics: inout [Diagnostic]
  ) -> CatalogSnapshot? {
    read(.json(document), format: format, into: &diagnostics)
  }

  /// Reads a catalog; see `read(_:format:mapping:into:)`.
  public static func read(
    _ input: CatalogInput, format: CatalogFormat = CatalogFormat(),
    into diagnostics: inout [Diagnostic]
  ) -> CatalogSnapshot? {
    CatalogReading(input, format, into: &diagnostics)?.snapshot
  }

  /// Reads a catalog (DESIGN §4; the rules of items, §2).
  ///
  /// An item without an id or a title, and one whose id an earlier item has,
  /// is left out with an error. Whatever else is wrong is an error at the
  /// value, and the item stays without that value. Keys that are not ours are
  /// noticed once each (`unknown-item-key`); places of a map that no item has
  /// are warned about (`map-finds-nothing`).
  ///
  /// - Parameters:
  ///   - format: Where the items are and how their keys map to ours.
  ///   - mapping: What of the items is read and what is not.
  /// - Returns: nil, with an error, when there is no list of items.
  public static func read(
    _ input: CatalogInput, format: CatalogFormat = CatalogFormat(),
    mapping: inout MappingTable?, into diagnostics: inout [Diagnostic]
  ) -> CatalogSnapshot? {
    guard let reading = CatalogReading(input, format, into: &diagnostics)
    else { return nil }
    mapping = MappingTable(reading)
    return reading.snapshot
  }
}

/// A catalog that has been read, with what is known about its items.
struct CatalogReading {
  let input: CatalogInput
  let list: JSONValue
  let map: ItemMap?
  let use: MapUse
  let snapshot: CatalogSnapshot

  init?(
    _ input: CatalogInput, _ format: CatalogFormat,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let list = Self.list(input, format, into: &diagnostics) else {
      return nil
    }
    var map: ItemMap?
    switch input {
    case .csv:
      map = ItemMap.read(format.map, input.syntax, into: &diagnostics)
    case .json:
      map = format.map.map {
        ItemMap.read($0, input.syntax, into: &diagnostics)
      }
    }
    var reader = CatalogReader(map: map)
    for value in list.elements { reader.add(value) }
    let (items, places) = reader.finish(into: &diagnostics)
    self.input = input
    self.list = list
    self.map = map
    use = reader.use
    snapshot = CatalogSnapshot(items: items, indexByID: places)
    reportUnfound(into: &diagnostics)
  }

  private static func list(
    _ input: CatalogInput, _ format: CatalogFormat,
    into diagnostics: inout [Diagnostic]
  ) -> JSONValue? {
    switch input {
    case .json(let document):
      return list(document, format, into: &diagnostics)
    case .csv(let document):
      if let items = format.items {
        diagnostics.append(.itemsOfTable(at: items.location))
      }
      return bounded(document.rows.root, into: &diagnostics)
    }
  }

  private static func list(
    _ document: JSONDocument, _ format: CatalogFormat,
    into diagnostics: inout [Diagnostic]
  ) -> JSONValue? {
    let pointer = format.items?.value ?? "/items"
    guard let list = document.root.pointer(pointer) else {
      diagnostics.append(
        format.items.map { .noItems(at: $0, in: document) }
          ?? .noItems(in: document.root))
      return nil
    }
    guard list.kind == .array else {
      diagnostics.append(.wrongType("items", list, expected: "a list"))
      return nil
    }
    if format.items == nil,
      document.root.members.lazy
        .filter({ $0.key.isString("items") }).dropFirst().first != nil
    {
      document.root.reportDuplicateKeys(into: &diagnostics)
    }
    return bounded(list, into: &diagnostics)
  }

  private static func bounded(
    _ list: JSONValue, into diagnostics: inout [Diagnostic]
  ) -> JSONValue? {
    guard list.count <= CatalogSnapshot.maximumItems else {
      diagnostics.append(.tooManyItems(list.count, at: list.location))
      return nil
    }
    return list
  }

  /// Warns of places that no item has.
  private func reportUnfound(into diagnostics: inout [Diagnostic]) {
    guard let map, list.count > 0 else { return }
    let unfound = map.places.filter { !use.found[$0.index] }
    guard !unfound.isEmpty else { return }
    if case .csv = input {
      // The columns are there, or that has been said before.
      diagnostics += unfound.filter { $0.location.file != input.file }
        .map { .columnIsEmpty($0) }
      return
    }
    var tree = FieldTree(entersLists: true)
    for item in list.elements.prefix(1000) { tree.add(item) }
    for place in unfound {
      if let list = map.innerPlaces[place.index] {
        // Where there are no entries, nothing can be found inside of them.
        guard use.sources[list].items > 0 else { continue }
        diagnostics.append(
          .mapFindsNothing(
            place, nearest: tree.nearestName(to: place.pointer)))
      } else {
        diagnostics.append(
          .mapFindsNothing(place, nearest: tree.nearest(to: place.pointer)))
      }
    }
  }
}
