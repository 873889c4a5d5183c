import Diagnostics
import Documents
import Localization

extension CatalogReader {
  /// A value of another format in ours.
  mutating func converted(
    _ value: JSONValue, _ source: MapSource
  ) -> FieldValue? {
    switch source.kind {
    case .text: text(value, source)
    case .object: object(value, source)
    case .state, .flag, .locale: translated(value, source)
    case .time: time(value, source)
    case .duration: duration(value, source)
    case .pixels, .integer: integer(value, source)
    case .id, .address, .labels:
      string(value, source)
    }
  }

  /// The text of a string, number, true or false; anything else is reported.
  mutating func scalarText(
    _ value: JSONValue, _ source: MapSource
  ) -> String? {
    if let text = value.string ?? value.numberText { return text }
    if let flag = value.bool,
      source.kind == .state || source.kind == .flag
        || source.kind == .labels
    {
      return "\(flag)"
    }
    report(.wrongMappedType(source, value))
    return nil
  }

  private mutating func text(
    _ value: JSONValue, _ source: MapSource
  ) -> FieldValue {
    guard value.kind == .object else { return string(value, source) }
    guard let locales = source.locales else { return .value(value) }
    var parts: [FieldValue.Part] = []
    for (key, member) in value.members where !member.isNull {
      guard let name = key.string else { continue }
      let locale = locales[name] ?? name
      guard let locale else { continue }
      parts.append(FieldValue.Part(name: locale, value: member, key: key))
    }
    return .parts(parts)
  }

  private mutating func string(
    _ value: JSONValue, _ source: MapSource
  ) -> FieldValue {
    if value.kind == .string && source.prefix.isEmpty { return .value(value) }
    guard let text = scalarText(value, source) else { return .wrong }
    return .value(value.replaced(byString: source.prefix + text))
  }

  private func object(_ value: JSONValue, _ source: MapSource) -> FieldValue {
    // Pictures and media are often no more than an address.
    guard let address = value.string else { return .value(value) }
    let part: String
    switch source.name {
    case ItemKey.thumbnail.name: part = "url"
    case ItemKey.playback.name: part = Self.mediaKind(address)
    default: return .value(value)
    }
    return .parts([FieldValue.Part(name: part, value: value, key: nil)])
  }

  /// `mp4` for an address whose path ends so, else `hls`.
  private static func mediaKind(_ address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.lowercased().hasSuffix(".mp4") ? "mp4" : "hls"
  }

  private mutating func translated(
    _ value: JSONValue, _ source: MapSource
  ) -> FieldValue? {
    guard let values = source.values else {
      if source.kind == .flag, let text = value.string?.lowercased(),
        text == "true" || text == "false"
      {
        return .value(value.replaced(byBool: text == "true"))
      }
      return .value(value)
    }
    guard let text = scalarText(value, source) else { return .wrong }
    if let ours = values[text] { return ours.isNull ? nil : .value(ours) }
    if source.kind == .flag, value.kind == .bool { return .value(value) }
    use.noteUntranslated(text, at: value, source)
    return .wrong
  }

  private mutating func integer(
    _ value: JSONValue, _ source: MapSource
  ) -> FieldValue {
    if value.kind == .number { return .value(value) }
    guard let text = scalarText(value, source) else { return .wrong }
    guard let number = Int64(text) else {
      report(.notANumber(source, text, at: value.location))
      return .wrong
    }
    return .value(value.replaced(byInteger: number))
  }

  private mutating func duration(
    _ value: JSONValue, _ source: MapSource
  ) -> FieldValue {
    let isNumber = value.kind == .number
    if isNumber, source.durationFormat ?? .seconds == .seconds {
      return .value(value)
    }
    guard let text = scalarText(value, source) else { return .wrong }
    let format =
      source.durationFormat ?? (isNumber ? .seconds : DurationFormat(of: text))
    // Numbers of JSON have signs and exponents, which texts have not.
    let number: Double? =
      switch format {
      case .milliseconds where isNumber: value.double.map { $0 / 1000 }
      case .minutes where isNumber: value.double.map { $0 * 60 }
      default: format.seconds(text)
      }
    guard let number else {
      report(.invalidMappedDuration(source, text, format, at: value.location))
      return .wrong
    }
    return .value(value.replaced(byNumber: number))
  }

  private mutating func time(
    _ value: JSONValue, _ source: MapSource
  ) -> FieldValue {
    switch source.timeFormat {
    case .unixSeconds: return unix(value, source, 1000)
    case .unixMilliseconds: return unix(value, source, 1)
    case .iso8601(nil) where value.kind == .string: return .value(value)
    case .iso8601 where value.kind == .number:
      report(.numberForTime(source, at: value.location))
      return .wrong
    default: break
    }
    guard let text = scalarText(value, source) else { return .wrong }
    do throws(Instant.ParseError) {
      let instant =
        switch source.timeFormat {
        case .pattern(let pattern, let zone, _):
          try pattern.instant(text, in: zone)
        case .iso8601(let zone?): try Instant.parse(iso8601: text, in: zone)
        default: try Instant.parse(iso8601: text)
        }
      return .value(value.replaced(byString: instant.iso8601))
    } catch {
      report(.invalidMappedTime(source, text, error, at: value.location))
      return .wrong
    }
  }

  private mutating func unix(
    _ value: JSONValue, _ source: MapSource, _ scale: Double
  ) -> FieldValue {
    guard let text = scalarText(value, source) else { return .wrong }
    guard let number = value.double ?? Double(text), number.isFinite else {
      report(.notUnixTime(source, text, at: value.location))
      return .wrong
    }
    let milliseconds = (number * scale).rounded()
    guard
      Double(Instant.earliest.milliseconds) <= milliseconds,
      milliseconds <= Double(Instant.latest.milliseconds)
    else {
      report(
        .unixTimeOutOfRange(source, text, scale == 1, at: value.location))
      return .wrong
    }
    let instant = Instant(milliseconds: Int64(milliseconds))
    return .value(value.replaced(byString: instant.iso8601))
  }
}
