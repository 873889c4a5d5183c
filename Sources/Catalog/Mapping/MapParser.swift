import Diagnostics
import Documents
import Localization

/// Reads a mapping from its node.
struct MapParser {
  private let syntax: MapSyntax
  private(set) var places: [MapPlace] = []
  /// The source whose list they lead into, of places inside of its entries.
  var innerPlaces: [Int: Int] = [:]
  private(set) var sourceCount = 0
  var diagnostics: [Diagnostic] = []

  init(_ syntax: MapSyntax) { self.syntax = syntax }

  /// The fields of a mapping with these keys.
  mutating func fields(
    _ node: Node, keys: [ItemKey]
  ) -> [ItemKey: ItemMap.Field] {
    guard
      let reader = MappingReader(
        node, .key("map"), keys: keys.map(\.name), into: &diagnostics)
    else { return [:] }
    var fields: [ItemKey: ItemMap.Field] = [:]
    for key in keys {
      guard let node = reader.node(key.name) else { continue }
      if case .null = node.value, key == .id || key == .title {
        diagnostics.append(.neededKey(key.name, at: node.location))
      }
      // What is wrong has been reported, and is not read in another way.
      fields[key] = field(key, node) ?? ItemMap.Field.none
    }
    return fields
  }

  private mutating func field(
    _ key: ItemKey, _ node: Node
  ) -> ItemMap.Field? {
    if case .null = node.value { return ItemMap.Field.none }
    switch key {
    case .labels: return labels(node)
    case .captions: return captions(node)
    case .thumbnail:
      return object(key, node, CatalogReader.thumbnailKeys.texts)
    case .playback:
      return object(key, node, CatalogReader.playbackKeys.texts)
    case .cta: return object(key, node, CatalogReader.ctaKeys.texts)
    default:
      guard let kind = MapValueKind(key) else { return nil }
      return value(node, kind, name: key.name)
    }
  }

  /// One value, or for a text a map from locale to source.
  private mutating func value(
    _ node: Node, _ kind: MapValueKind, name: String
  ) -> ItemMap.Field? {
    if kind == .text, case .mapping(let entries) = node.value,
      !entries.contains(where: { kind.keys.contains($0.key) })
    {
      return localeMap(node, kind, name: name)
    }
    return source(node, kind, name: name).map { .value($0) }
  }

  private mutating func localeMap(
    _ node: Node, _ kind: MapValueKind, name: String
  ) -> ItemMap.Field? {
    let parts = locales(node, mixedWith: kind.keys, name: name).compactMap {
      (locale, entry) in
      source(entry.value, kind, name: "\(name).\(locale)").map {
        ItemMap.Part(name: locale, field: .value($0))
      }
    }
    return .parts(parts)
  }

  /// The entries of a locale map by canonical locale.
  private mutating func locales(
    _ node: Node, mixedWith keys: [String], name: String
  ) -> [(String, Node.Entry)] {
    var kept: [(String, Node.Entry)] = []
    for entry in node.entries(.key(name), into: &diagnostics) ?? [] {
      guard let locale = LocaleID(entry.key) else {
        let isKey = Suggestion.nearest(to: entry.key, among: keys) != nil
        diagnostics.append(
          isKey
            ? .unknownKey(entry.key, at: entry.keyLocation, among: keys)
            : .invalidLocale(entry.key, at: entry.keyLocation))
        continue
      }
      if let first = kept.first(where: { $0.0 == locale.identifier }) {
        diagnostics.append(
          .duplicateLocale(
            locale, at: entry.keyLocation, first: first.1.keyLocation))
        continue
      }
      kept.append((locale.identifier, entry))
    }
    return kept
  }

  /// A field that is put together from parts, or stands in one place.
  private mutating func object(
    _ key: ItemKey, _ node: Node, _ parts: [String]
  ) -> ItemMap.Field? {
    let whole = MapValueKind.object.keys
    guard case .mapping(let entries) = node.value,
      !entries.contains(where: { whole.contains($0.key) })
    else {
      return source(node, .object, name: key.name).map { .value($0) }
    }
    guard
      let reader = MappingReader(
        node, .key(key.name), keys: parts, into: &diagnostics)
    else { return nil }
    var kept: [ItemMap.Part] = []
    for entry in reader.entries {
      if case .null = entry.value.value { continue }
      let field = value(
        entry.value, MapValueKind(part: entry.key),
        name: "\(key.name).\(entry.key)")
      if let field { kept.append(ItemMap.Part(name: entry.key, field: field)) }
    }
    return .parts(kept)
  }

  private mutating func labels(_ node: Node) -> ItemMap.Field? {
    guard case .list(let nodes) = node.value else {
      return source(node, .labels, name: "labels").map { .labels([$0]) }
    }
    return .labels(
      nodes.compactMap { source($0, .labels, name: "labels") })
  }

  private mutating func captions(_ node: Node) -> ItemMap.Field? {
    guard case .mapping(let entries) = node.value else {
      return source(node, .object, name: "captions").map { .value($0) }
    }
    let keys = ["from", "url", "locale"]
    guard entries.contains(where: { keys.contains($0.key) }) else {
      return tracksByLocale(node, keys)
    }
    guard
      let reader = MappingReader(
        node, .key("captions"), keys: keys, into: &diagnostics),
      reader.require("from", "url", "locale", into: &diagnostics),
      let from = reader.node("from"), let url = reader.node("url"),
      let locale = reader.node("locale"),
      let list = source(from, .object, name: "captions"),
      let address = source(url, .address, name: "captions.url"),
      let language = source(locale, .locale, name: "captions.locale")
    else { return nil }
    for place in address.places + language.places {
      innerPlaces[place.index] = list.index
    }
    return .tracks(from: list, url: address, locale: language)
  }

  private mutating func tracksByLocale(
    _ node: Node, _ keys: [String]
  ) -> ItemMap.Field? {
    let tracks = locales(node, mixedWith: keys, name: "captions").compactMap {
      (locale, entry) -> (locale: JSONValue, url: MapSource)? in
      let name = Node(.string(locale), at: entry.keyLocation)
      guard let value = name.jsonValue,
        let source = source(
          entry.value, .address, name: "captions.\(locale)")
      else { return nil }
      return (value, source)
    }
    return .tracksByLocale(tracks)
  }

  // MARK: Places

  /// A new number for a source.
  mutating func nextSource() -> Int {
    defer { sourceCount += 1 }
    return sourceCount
  }

  /// A place that a string names.
  mutating func place(_ node: Node, _ subject: Subject) -> MapPlace? {
    guard let text = node.string(subject, into: &diagnostics) else {
      return nil
    }
    switch syntax {
    case .pointers:
      guard let pointer = JSONPointer(text.value) else {
        diagnostics.append(.invalidPointer(text))
        return nil
      }
      return add(text, pointer)
    case .columns(let columns):
      guard columns.contains(where: { $0.name == text.value }) else {
        diagnostics.append(.unknownColumn(text, among: columns))
        return nil
      }
      return add(text, JSONPointer(steps: [text.value]))
    }
  }

  mutating func add(
    _ text: Located<String>, _ pointer: JSONPointer
  ) -> MapPlace {
    let place = MapPlace(
      text: text.value, pointer: pointer, location: text.location,
      index: places.count)
    places.append(place)
    return place
  }
}
