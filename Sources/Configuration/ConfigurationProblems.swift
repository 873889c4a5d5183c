import Diagnostics
import Documents
import Localization

/// The wording of what can be wrong with `site.yaml`.
extension Diagnostic {
  static func emptyTitle(at location: SourceLocation) -> Self {
    .error(
      "empty-title", at: location, "the title of the site is empty",
      help: "write the name of the site")
  }

  static func emptyList(_ key: String, at location: SourceLocation) -> Self {
    .error(
      "empty-list", at: location, "“\(key)” is empty",
      help: "name at least one")
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

  static func duplicateTheme(
    _ name: Located<String>, first: SourceLocation
  ) -> Self {
    .error(
      "duplicate-theme", at: name.location,
      "theme \(quote(name.value)) is given twice",
      help: "remove one of the two",
      notes: [Note("first given here", at: first)])
  }

  static func invalidID(
    _ id: Located<String>, _ problem: Identifier.Problem
  ) -> Self {
    .error(
      "invalid-id", at: id.location,
      "\(quote(id.value)) cannot be an id: \(problem.text)",
      help: "write 1 to 200 bytes without “/”, such as live-now")
  }

  static func invalidThemeName(
    _ name: Located<String>, _ problem: Identifier.Problem
  ) -> Self {
    .error(
      "invalid-theme", at: name.location,
      "\(quote(name.value)) cannot be a theme: \(problem.text)",
      help: "write a bundled name or the name of a folder in themes/")
  }

  static func duplicateID(
    _ id: Located<String>, _ kind: String, first: SourceLocation
  ) -> Self {
    .error(
      "duplicate-id", at: id.location,
      "two \(kind)s have the id \(quote(id.value))",
      help: "give each \(kind) an id of its own",
      notes: [Note("the first is here", at: first)])
  }

  static func invalidPath(_ path: Located<String>) -> Self {
    .error(
      "invalid-path", at: path.location,
      "\(quote(path.value)) is not a path",
      help: "write a path relative to the project, such as catalog.json")
  }

  static func unknownSeparator(_ text: Located<String>) -> Self {
    .error(
      "unknown-value", at: text.location,
      "“separator” cannot be \(quote(text.value))",
      help: "it can be \",\", \";\", \"|\" and tab; leave it out to find it")
  }

  static func separatorWithoutEffect(at location: SourceLocation) -> Self {
    .warning(
      "separator-without-effect", at: location,
      "“separator” has no effect, since the catalog is JSON",
      help: "remove it, or name a table such as catalog.csv")
  }

  static func invalidPointer(_ text: Located<String>) -> Self {
    .error(
      "invalid-pointer", at: text.location,
      "\(quote(text.value)) is not a JSON Pointer",
      help: "start it with “/”, such as /result/items; \"\" is the whole file")
  }

  static func invalidOrigin(
    _ text: Located<String>, nearest: String?
  ) -> Self {
    .error(
      "invalid-origin", at: text.location,
      "\(quote(text.value)) is not an origin",
      help: nearest.map { "did you mean “\($0)”?" }
        ?? "write scheme, host and port only, such as "
        + "http://media.example:8080")
  }
}

/// The wording of filters and cuts that show nothing.
extension Diagnostic {
  static func maxItemsZero(at location: SourceLocation) -> Self {
    .warning(
      "max-items-zero", at: location, "“maxItems” is 0, which shows nothing",
      help: "write a number above 0, or remove “maxItems” to show all")
  }

  static func emptyContentTypes(at location: SourceLocation) -> Self {
    .warning(
      "empty-content-types", at: location,
      "“contentTypes” is empty, which shows nothing",
      help: "list Video, Stream or both, or remove “contentTypes” to show "
        + "on-demand videos")
  }

  static func emptyStreamStates(at location: SourceLocation) -> Self {
    .warning(
      "empty-stream-states", at: location,
      "“streamStates” is empty, which shows no stream",
      help: "list upcoming, live or ended, or remove “streamStates” to show "
        + "streams of every state")
  }

  static func streamStatesWithoutEffect(
    at location: SourceLocation, isAbsent: Bool
  ) -> Self {
    .warning(
      "stream-states-without-effect", at: location,
      "“streamStates” has no effect, since no streams are shown",
      help: isAbsent
        ? "without “contentTypes” only on-demand videos are shown; add "
          + "contentTypes: [Stream]"
        : "add Stream to “contentTypes”")
  }
}
