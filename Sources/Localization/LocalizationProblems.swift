import Diagnostics

/// Wording of what can be wrong with locales and times in any file. Public,
/// so that every reader says it alike.
extension Diagnostic {
  /// A text that is no locale.
  public static func invalidLocale(
    _ text: String, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-locale", at: location, "\(quote(text)) is not a locale",
      help: LocaleID.suggestion(for: text).map { "did you mean “\($0)”?" }
        ?? "write a language tag such as en, es-419 or zh-Hant")
  }

  /// A locale that was given before in the same list or map.
  public static func duplicateLocale(
    _ locale: LocaleID, at location: SourceLocation, first: SourceLocation
  ) -> Self {
    .error(
      "duplicate-locale", at: location, "locale “\(locale)” is given twice",
      help: "remove one of the two",
      notes: [Note("first given here", at: first)])
  }

  /// A text that is no instant.
  public static func invalidInstant(
    _ text: String, _ problem: Instant.ParseError,
    at location: SourceLocation
  ) -> Self {
    let text = quote(text)
    let (message, help) =
      switch problem {
      case .malformed:
        ("\(text) is not a time", "write it as 2026-06-18T20:00:00Z")
      case .noZone:
        (
          "the time \(text) has no zone",
          "write date, time and zone, which is Z for UTC or an offset such as "
            + "+02:00: 2026-06-18T20:00:00Z"
        )
      case .noSuchDate:
        (
          "there is no such time as \(text)",
          "months end at 28 to 31, hours at 23, minutes and seconds at 59"
        )
      case .outOfRange:
        ("the time \(text) is out of range", "years go from 0001 to 9999")
      }
    return .error("invalid-time", at: location, message, help: help)
  }
}
