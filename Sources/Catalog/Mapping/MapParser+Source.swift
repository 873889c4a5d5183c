import Diagnostics
import Documents
import Localization

extension MapParser {
  /// A source: a place, or a mapping that says more.
  mutating func source(
    _ node: Node, _ kind: MapValueKind, name: String
  ) -> MapSource? {
    var source = MapSource(
      kind: kind, name: name, location: node.location, index: nextSource())
    guard case .mapping = node.value else {
      guard let place = place(node, .key(name)) else { return nil }
      source.places = [place]
      return source
    }
    guard
      let reader = MappingReader(
        node, .key(name), keys: kind.keys, into: &diagnostics)
    else { return nil }
    let isKnown = readPlaces(reader, name, into: &source)
    source.fallback = value("default", reader, kind)
    readTranslations(reader, into: &source)
    readFormat(reader, into: &source)
    source.prefix =
      reader.string("prefix", into: &diagnostics)?.value ?? ""
    source.join = reader.string("join", into: &diagnostics)?.value
    source.split = reader.string("split", into: &diagnostics)?.value
    if let split = source.split, split.isEmpty {
      diagnostics.append(.emptySplit(at: reader.node("split")?.location))
      source.split = nil
    }
    if let at = reader.node("at"), let place = place(at, .key("at")) {
      source.at = place
      innerPlaces[place.index] = source.index
    }
    return isKnown ? source : nil
  }

  /// `from` and `constant`, of which one must be there.
  private mutating func readPlaces(
    _ reader: MappingReader, _ name: String, into source: inout MapSource
  ) -> Bool {
    let from = reader.node("from")
    source.constant = value("constant", reader, source.kind)
    if let constant = reader.keyLocation("constant") {
      if let from {
        diagnostics.append(
          .constantAndFrom(at: constant, from: from.location))
        source.constant = nil
      } else {
        return source.constant != nil
      }
    }
    guard let from else {
      diagnostics.append(.missingFrom(of: name, at: reader.location))
      return false
    }
    if case .list(let nodes) = from.value {
      if nodes.isEmpty { diagnostics.append(.emptyFrom(at: from.location)) }
      source.places = nodes.compactMap { place($0, .entry(of: "from")) }
    } else {
      source.places = [place(from, .key("from"))].compactMap { $0 }
    }
    return !source.places.isEmpty
  }

  /// A value in our own format, judged as far as that is possible here.
  private mutating func value(
    _ key: String, _ reader: MappingReader, _ kind: MapValueKind
  ) -> JSONValue? {
    guard let node = reader.node(key) else { return nil }
    if key == "default", case .null = node.value { return nil }
    guard checkOwn(node, key, kind), let value = node.jsonValue else {
      return nil
    }
    return value
  }

  /// Whether a value can be one of ours of this kind.
  private mutating func checkOwn(
    _ node: Node, _ key: String, _ kind: MapValueKind
  ) -> Bool {
    let subject = Subject.key(key)
    switch kind {
    case .state:
      return node.choice(subject, of: StreamState.self, into: &diagnostics)
        != nil
    case .flag:
      return node.bool(subject, into: &diagnostics) != nil
    case .time:
      guard let text = node.string(subject, into: &diagnostics) else {
        return false
      }
      do throws(Instant.ParseError) {
        _ = try Instant.parse(iso8601: text.value)
        return true
      } catch {
        diagnostics.append(
          .invalidInstant(text.value, error, at: text.location))
        return false
      }
    case .duration:
      return node.number(subject, in: 0...999_999_999, into: &diagnostics)
        != nil
    case .pixels:
      return node.integer(subject, in: 1...100_000, into: &diagnostics) != nil
    case .labels:
      if case .list(let nodes) = node.value {
        return nodes.allSatisfy {
          $0.string(.entry(of: key), into: &diagnostics) != nil
        }
      }
      return node.string(subject, into: &diagnostics) != nil
    case .text:
      if case .mapping = node.value { return true }
      return node.string(subject, into: &diagnostics) != nil
    case .id, .address, .locale:
      return node.string(subject, into: &diagnostics) != nil
    case .integer, .object:
      return true
    }
  }

  // MARK: Values and locales

  private mutating func readTranslations(
    _ reader: MappingReader, into source: inout MapSource
  ) {
    if let entries = reader.freeMapping("values", into: &diagnostics) {
      var values: [String: JSONValue] = [:]
      for entry in entries {
        let isNone = if case .null = entry.value.value { true } else { false }
        guard isNone || checkOwn(entry.value, entry.key, source.kind),
          let value = entry.value.jsonValue
        else { continue }
        values[entry.key] = value
      }
      source.values = values
      source.valueNames = entries.map(\.key)
    }
    guard let entries = reader.freeMapping("locales", into: &diagnostics)
    else { return }
    var locales: [String: String?] = [:]
    for entry in entries {
      if case .null = entry.value.value {
        locales[entry.key] = .some(nil)
        continue
      }
      guard
        let text = entry.value.string(.key(entry.key), into: &diagnostics)
      else { continue }
      if let locale = LocaleID(text.value) {
        locales[entry.key] = locale.identifier
      } else {
        diagnostics.append(.invalidLocale(text.value, at: text.location))
      }
    }
    source.locales = locales
  }

  // MARK: Formats

  private mutating func readFormat(
    _ reader: MappingReader, into source: inout MapSource
  ) {
    switch source.kind {
    case .duration:
      source.durationFormat =
        reader.choice(
          "format", of: DurationFormat.self, into: &diagnostics)?.value
    case .time:
      let zone = zone(reader)
      if let text = reader.string("format", into: &diagnostics) {
        source.timeFormat = timeFormat(text, reader, zone)
      } else {
        source.timeFormat = .iso8601(zone)
      }
    default:
      break
    }
  }

  private mutating func zone(_ reader: MappingReader) -> TimeZoneID? {
    guard let text = reader.string("zone", into: &diagnostics) else {
      return nil
    }
    let zone = TimeZoneID(text.value)
    if zone == nil { diagnostics.append(.unknownTimeZone(text)) }
    return zone
  }

  private mutating func timeFormat(
    _ text: Located<String>, _ reader: MappingReader, _ zone: TimeZoneID?
  ) -> MapSource.TimeFormat {
    let zoneKey = reader.keyLocation("zone")
    switch text.value {
    case "iso8601":
      return .iso8601(zone)
    case "unix-seconds", "unix-milliseconds":
      if let zoneKey { diagnostics.append(.zoneWithoutEffect(at: zoneKey)) }
      return text.value == "unix-seconds" ? .unixSeconds : .unixMilliseconds
    default:
      break
    }
    do throws(TimePattern.Problem) {
      let pattern = try TimePattern(text.value)
      if pattern.hasOffset {
        if let zoneKey { diagnostics.append(.zoneWithoutEffect(at: zoneKey)) }
      } else if zoneKey == nil {
        diagnostics.append(.patternWithoutZone(text))
      }
      return .pattern(pattern, zone ?? .utc, text: text.value)
    } catch {
      diagnostics.append(.invalidTimeFormat(text, error))
      return .iso8601(zone ?? .utc)
    }
  }
}
