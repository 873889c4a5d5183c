import Diagnostics
import Documents
import Localization

extension CatalogReader {
  /// Reads what a map finds in an item.
  mutating func readMapped(
    _ map: ItemMap, of item: JSONValue, into draft: inout ItemDraft
  ) {
    for (key, field) in map.fields {
      guard let value = mapped(field, of: item) else { continue }
      // What is put together is noted at the first of its sources.
      mapLocation =
        field.sources.first.map(\.noteLocation) ?? map.location
      read(key, value, into: &draft)
    }
    mapLocation = nil
  }

  /// What a map finds of a field; nil for nothing.
  mutating func mapped(
    _ field: ItemMap.Field, of item: JSONValue
  ) -> FieldValue? {
    switch field {
    case .none:
      return nil
    case .value(let source):
      return value(source, of: item)
    case .parts(let parts):
      let found = parts.compactMap { part(of: item, $0) }
      return found.isEmpty ? nil : .parts(found)
    case .labels(let sources):
      let found = sources.flatMap { labels($0, of: item) }
      return found.isEmpty ? nil : .list(found)
    case .tracks(let list, let url, let locale):
      return tracks(list, url, locale, of: item)
    case .tracksByLocale(let tracks):
      let found = tracks.compactMap { track -> FieldValue? in
        value(track.url, of: item)?.value.map { address in
          .parts([
            FieldValue.Part(name: "url", value: address, key: nil),
            FieldValue.Part(name: "locale", value: track.locale, key: nil),
          ])
        }
      }
      return found.isEmpty ? nil : .list(found)
    }
  }

  private mutating func part(
    of item: JSONValue, _ part: ItemMap.Part
  ) -> FieldValue.Part? {
    switch mapped(part.field, of: item) {
    case .value(let value):
      return FieldValue.Part(name: part.name, value: value, key: nil)
    case .parts(let parts):
      return FieldValue.Part(
        name: part.name, value: item, key: nil, nested: parts)
    case .list, .wrong, nil:
      return nil
    }
  }

  private mutating func tracks(
    _ list: MapSource, _ url: MapSource, _ locale: MapSource,
    of item: JSONValue
  ) -> FieldValue? {
    guard let value = value(list, of: item)?.value else { return nil }
    guard value.kind == .array else { return .value(value) }
    return .list(
      value.elements.prefix(501).compactMap { track($0, url, locale) })
  }

  /// One entry of a list of captions; nil for one that is left out.
  private mutating func track(
    _ entry: JSONValue, _ url: MapSource, _ locale: MapSource
  ) -> FieldValue? {
    guard entry.kind == .object else { return .value(entry) }
    var parts: [FieldValue.Part] = []
    for (name, source) in [("url", url), ("locale", locale)] {
      let isThere =
        source.constant != nil || source.fallback != nil
        || firstFound(source, in: entry) != nil
      if !isThere {
        report(.missingPart(name, of: "captions", at: entry.location))
      }
      guard let value = value(source, of: entry)?.value else { return nil }
      parts.append(FieldValue.Part(name: name, value: value, key: nil))
    }
    return .parts(parts)
  }

  /// The value of a source in our format.
  private mutating func value(
    _ source: MapSource, of item: JSONValue
  ) -> FieldValue? {
    mapLocation = source.noteLocation
    if let constant = source.constant {
      use.sources[source.index].add(constant)
      return .value(constant)
    }
    if let join = source.join {
      let texts = found(source, in: item)
      guard let first = texts.first else {
        return source.fallback.map { .value($0) }
      }
      use.sources[source.index].add(first)
      return joined(texts, by: join, source)
    }
    guard let value = firstFound(source, in: item) else {
      return source.fallback.map { .value($0) }
    }
    use.sources[source.index].add(value)
    return converted(value, source)
  }

  /// What the first place that has something has.
  private mutating func firstFound(
    _ source: MapSource, in item: JSONValue
  ) -> JSONValue? {
    for place in source.places {
      if let value = self.value(at: place, in: item) { return value }
    }
    return nil
  }

  private mutating func found(
    _ source: MapSource, in item: JSONValue
  ) -> [JSONValue] {
    source.places.compactMap { value(at: $0, in: item) }
  }

  /// What stands at a place; null, blank texts, and lists and objects without
  /// entries are nothing.
  private mutating func value(
    at place: MapPlace, in item: JSONValue
  ) -> JSONValue? {
    guard let value = item.pointer(place.pointer), !value.isNull else {
      return nil
    }
    use.found[place.index] = true
    switch value.kind {
    case .string: return value.string.map(isBlank) == true ? nil : value
    case .array, .object: return value.count == 0 ? nil : value
    default: return value
    }
  }

  private mutating func joined(
    _ values: [JSONValue], by join: String, _ source: MapSource
  ) -> FieldValue {
    var texts: [String] = []
    for value in values {
      guard let text = scalarText(value, source) else { return .wrong }
      texts.append(text)
    }
    return .value(
      values[0].replaced(
        byString: source.prefix + texts.joined(separator: join)))
  }

  // MARK: Labels

  /// The labels of a source, each with a place of its own.
  private mutating func labels(
    _ source: MapSource, of item: JSONValue
  ) -> [FieldValue] {
    mapLocation = source.noteLocation
    if let constant = source.constant {
      use.sources[source.index].add(constant)
      return Self.entries(of: constant)
    }
    let values = found(source, in: item)
    guard let first = values.first else {
      return source.fallback.map(Self.entries) ?? []
    }
    use.sources[source.index].add(first)
    return values.flatMap { value in
      value.kind == .array
        ? value.elements.prefix(1001).flatMap { label($0, source) }
        : label(value, source)
    }
  }

  private static func entries(of value: JSONValue) -> [FieldValue] {
    value.kind == .array ? value.elements.map { .value($0) } : [.value(value)]
  }

  private mutating func label(
    _ value: JSONValue, _ source: MapSource
  ) -> [FieldValue] {
    var value = value
    if value.kind == .object, let at = source.at {
      guard let inside = self.value(at: at, in: value) else { return [] }
      value = inside
    }
    if value.isNull { return [] }
    guard let text = scalarText(value, source) else { return [] }
    guard let split = source.split else {
      return [labelValue(text, value, source)].compactMap { $0 }
    }
    return Self.split(text, by: split).prefix(1001).compactMap {
      labelValue($0, value, source)
    }
  }

  private func labelValue(
    _ text: String, _ value: JSONValue, _ source: MapSource
  ) -> FieldValue? {
    if let ours = source.values?[text] {
      return ours.isNull ? nil : .value(ours)
    }
    if isBlank(text) { return nil }
    return .value(value.replaced(byString: source.prefix + text))
  }

  /// The pieces of a text without spaces around them.
  private static func split(_ text: String, by separator: String) -> [String] {
    var pieces: [String] = []
    let bytes = Array(text.utf8)
    let mark = Array(separator.utf8)
    var start = 0
    var at = 0
    func add(to end: Int) {
      let piece = bytes[start..<end].drop { $0 == 0x20 }
      let last = piece.lastIndex { $0 != 0x20 }
      pieces.append(
        String(
          decoding: piece[...(last ?? piece.startIndex - 1)], as: UTF8.self))
    }
    while at < bytes.count {
      if bytes[at...].starts(with: mark) {
        add(to: at)
        at += mark.count
        start = at
      } else {
        at += 1
      }
    }
    add(to: bytes.count)
    return pieces
  }
}
