import Diagnostics
import Documents
import Localization

/// The wording of what can be wrong with a map itself.
extension Diagnostic {
  /// A pointer of a mapping that is none.
  static func invalidPointer(_ text: Located<String>) -> Self {
    .error(
      "invalid-pointer", at: text.location,
      "\(quote(text.value)) is not a JSON Pointer",
      help: text.value.hasPrefix("/")
        ? "“~” is written ~0 and “/” inside a name ~1"
        : "start it with “/”, such as /fields/headline")
  }

  static func unknownColumn(
    _ text: Located<String>, among columns: [CSVDocument.Column]
  ) -> Self {
    let names = columns.map(\.name).filter { !$0.isEmpty }
    let shown = names.prefix(12).map(quote).joined(separator: ", ")
    return .warning(
      "map-finds-nothing", at: text.location,
      "the table has no column \(quote(text.value))",
      help: Suggestion.nearest(to: text.value, among: names)
        .map { "did you mean \(quote($0))?" }
        ?? "the columns are \(shown)\(names.count > 12 ? " …" : "")")
  }

  static func neededKey(_ key: String, at location: SourceLocation) -> Self {
    .error(
      "missing-key", at: location, "every item needs “\(key)”",
      help: "name the place where it stands")
  }

  static func constantAndFrom(
    at location: SourceLocation, from: SourceLocation
  ) -> Self {
    .error(
      "constant-and-from", at: location,
      "“constant” and “from” cannot stand together",
      help: "remove “constant”, or call it “default” if it is for items that "
        + "have nothing there",
      notes: [Note("“from” is here", at: from)])
  }

  static func missingFrom(of name: String, at location: SourceLocation) -> Self
  {
    .error(
      "missing-key", at: location, "“\(name)” does not say where it comes from",
      help: "add “from” with a place, or “constant” with a value")
  }

  static func emptyFrom(at location: SourceLocation) -> Self {
    .error(
      "empty-list", at: location, "“from” is empty", help: "name a place")
  }

  static func emptySplit(at location: SourceLocation?) -> Self {
    .error(
      "empty-split", at: location, "“split” is empty",
      help: "write what stands between two labels, such as \",\"")
  }

  static func unknownTimeZone(_ zone: Located<String>) -> Self {
    let nearest = Suggestion.nearest(
      to: zone.value, among: TimeZoneID.knownIdentifiers)
    return .error(
      "unknown-time-zone", at: zone.location,
      "\(quote(zone.value)) is not a time zone",
      help: nearest.map { "did you mean “\($0)”?" }
        ?? "write a name of the IANA database such as Europe/Madrid or UTC")
  }

  static func zoneWithoutEffect(at location: SourceLocation) -> Self {
    .warning(
      "zone-without-effect", at: location,
      "“zone” has no effect, since the format says which instant is meant",
      help: "remove it")
  }

  static func patternWithoutZone(_ text: Located<String>) -> Self {
    .error(
      "missing-zone", at: text.location,
      "times written as \(quote(text.value)) do not say in which zone",
      help: "add “zone”, such as zone: Europe/Madrid or zone: UTC")
  }

  static func invalidTimeFormat(
    _ text: Located<String>, _ problem: TimePattern.Problem
  ) -> Self {
    let words = ["iso8601", "unix-seconds", "unix-milliseconds"]
    if let nearest = Suggestion.nearest(to: text.value, among: words) {
      return .error(
        "invalid-format", at: text.location,
        "\(quote(text.value)) is not a format of times",
        help: "did you mean “\(nearest)”?")
    }
    let (reason, help) = Self.words(problem)
    return .error(
      "invalid-format", at: text.location,
      "\(quote(text.value)) is not a format of times: \(reason)", help: help)
  }

  private static func words(
    _ problem: TimePattern.Problem
  ) -> (String, String) {
    let example =
      "write iso8601, unix-seconds, unix-milliseconds or a pattern "
      + "such as dd.MM.yyyy HH:mm"
    return switch problem {
    case .empty: ("it is empty", example)
    case .letters(let letters):
      (
        "\(quote(letters)) means nothing",
        "the letters are yyyy MM dd HH mm ss, hh with a, SSS and XXX; put "
          + "other text in apostrophes, as in yyyy-MM-dd'T'HH:mm"
      )
    case .twice(let letters):
      ("it has \(quote(letters)) twice", "name each part of a time once")
    case .unclosedQuote:
      ("an apostrophe is not closed", "close it; two stand for one")
    case .missing(let letters):
      ("it has no “\(letters)”", example)
    case .halfDay:
      ("“hh” and “a” need each other", "write hh:mm a, or HH:mm")
    }
  }
}

/// The wording of maps that do not fit their catalog.
extension Diagnostic {
  static func mapFindsNothing(_ place: MapPlace, nearest: String?) -> Self {
    .warning(
      "map-finds-nothing", at: place.location,
      "no item has anything at \(quote(place.text))",
      help: nearest.map { "did you mean \(quote($0))?" }
        ?? "`greenroom check` lists what items have")
  }

  static func missingMapped(
    _ key: String, count: Int, first: SourceLocation,
    from source: MapSource
  ) -> Self {
    let items = count == 1 ? "1 item has" : "\(count) items have"
    let origin = quote(source.origin)
    return .error(
      "missing-key", at: source.location,
      "\(items) no “\(key)”: nothing stands at \(origin)",
      help: "name a place that every item has, or add “default”",
      notes: [Note("the first such item is here", at: first)])
  }

  static func missingUnmapped(
    _ key: String, count: Int, first: SourceLocation, in map: ItemMap
  ) -> Self {
    let items = count == 1 ? "1 item has" : "\(count) items have"
    let near = Suggestion.nearest(to: key, among: map.columns)
    return .error(
      "missing-key", at: map.location ?? first, "\(items) no “\(key)”",
      help: "add “\(key)” to the map, with the place where it stands"
        + (near.map { ": \(key): \($0)" } ?? ""),
      notes: map.location == nil
        ? [] : [Note("the first such item is here", at: first)])
  }

  static func untranslated(_ value: MapUse.Untranslated) -> Self {
    let source = value.source
    let ours =
      source.kind == .flag
      ? "true, false or null" : "upcoming, live, ended or null"
    let nearest = Suggestion.nearest(to: value.text, among: source.valueNames)
    let items = value.count == 1 ? "1 item has" : "\(value.count) items have"
    return .error(
      "untranslated-value", at: value.first,
      "\(items) the value \(quote(value.text)), which “values” of "
        + "“\(source.name)” does not translate",
      help: nearest.map {
        "did you mean \(quote($0)) in “values”? Otherwise add "
          + "\(quote(value.text)) there"
      }
        ?? (source.kind == .locale
          ? "add it to “values” with a locale or null"
          : "add it to “values” with \(ours)"),
      notes: [Note("the map says this here", at: source.location)])
  }

  static func furtherMapped(
    _ count: Int, after problem: Diagnostic, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      problem.severity, problem.id, at: problem.location,
      "\(count) more values read by this map are wrong in the same way",
      help: "repair the map or those that are shown",
      notes: [Note("the map says this here", at: location)])
  }
}

/// The wording of values that a map cannot read.
extension Diagnostic {
  static func wrongMappedType(_ source: MapSource, _ value: JSONValue) -> Self {
    var problem = wrongType(
      source.name, value,
      expected: source.kind == .labels
        ? "a string, a number or a list of them" : source.kind.expected)
    let place = source.places.first?.text ?? ""
    switch value.kind {
    case .object:
      let key = value.members.first { _ in true }?.key.string ?? "name"
      problem.help =
        source.kind == .labels
        ? "say which member is the label, as in at: /\(key)"
        : "point to a member of it, such as \(quote("\(place)/\(key)"))"
    case .array:
      problem.help = "point to an entry of it, such as \(quote("\(place)/0"))"
    default:
      problem.help = "point to a place that has \(source.kind.expected)"
    }
    return problem
  }

  static func notANumber(
    _ source: MapSource, _ text: String, at location: SourceLocation
  ) -> Self {
    .error(
      "wrong-type", at: location,
      "“\(source.name)” must be \(source.kind.expected), not \(quote(text))",
      help: "point to a place that has digits only")
  }

  static func invalidMappedDuration(
    _ source: MapSource, _ text: String, _ format: DurationFormat,
    at location: SourceLocation
  ) -> Self {
    let example =
      switch format {
      case .seconds: "6120"
      case .milliseconds: "6120000"
      case .minutes: "102"
      case .iso8601: "PT1H42M"
      case .clock: "1:42:00"
      }
    let others = DurationFormat.allCases.map(\.rawValue)
      .filter { $0 != format.rawValue }
    return .error(
      "invalid-duration", at: location,
      "\(quote(text)) is not a length written as \(format.rawValue), "
        + "such as \(example)",
      help: "other values of “format” are "
        + others.joined(separator: ", "))
  }

  static func numberForTime(
    _ source: MapSource, at location: SourceLocation
  ) -> Self {
    .error(
      "wrong-type", at: location,
      "“\(source.name)” must be a string, not a number",
      help: "if it counts from 1970, write {from: …, format: unix-seconds} or "
        + "unix-milliseconds in the map")
  }

  static func notUnixTime(
    _ source: MapSource, _ text: String, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-time", at: location,
      "\(quote(text)) is not a number that counts from 1970",
      help: "say how it is written by “format”, such as iso8601 or "
        + "dd.MM.yyyy HH:mm")
  }

  static func unixTimeOutOfRange(
    _ source: MapSource, _ text: String, _ isMilliseconds: Bool,
    at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-time", at: location, "the time \(quote(text)) is out of range",
      help: isMilliseconds
        ? "years go from 0001 to 9999"
        : "is it in milliseconds? Then write format: unix-milliseconds")
  }

  static func invalidMappedTime(
    _ source: MapSource, _ text: String, _ problem: Instant.ParseError,
    at location: SourceLocation
  ) -> Self {
    var diagnostic = invalidInstant(text, problem, at: location)
    switch (source.timeFormat, problem) {
    case (.pattern(_, _, let pattern), .malformed):
      diagnostic.message =
        "\(quote(text)) is not a time written as \(quote(pattern))"
      diagnostic.help = "make “format” follow it, such as dd.MM.yyyy HH:mm"
    case (.pattern(_, let zone?, _), .noSuchDate),
      (.iso8601(let zone?), .noSuchDate):
      diagnostic.help =
        "months end at 28 to 31, hours at 23, minutes and seconds at 59; when "
        + "clocks of \(zone.identifier) are set forward they skip an hour"
    case (.iso8601, .noZone):
      diagnostic.help = "add “zone” to the map, such as zone: Europe/Madrid"
    case (.iso8601, .malformed):
      diagnostic.help =
        "say how it is written by “format”, such as dd.MM.yyyy HH:mm or "
        + "unix-seconds"
    default: break
    }
    return diagnostic
  }
}
