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

  /// A locale of a site that has no default texts.
  public static func noDefaultTexts(
    _ locale: LocaleID, at location: SourceLocation
  ) -> Self {
    .notice(
      "no-default-texts", at: location,
      "there are no default texts in “\(locale)”: English ones are shown",
      help: "texts that you give in this locale are shown as they are; "
        + "“text” of a style replaces those of chips and buttons")
  }

  /// A text that is not written for some locales of the site.
  public static func missingTranslation(
    of name: String, in locales: [LocaleID], at location: SourceLocation
  ) -> Self {
    .notice(
      "missing-translation", at: location,
      "“\(name)” lacks \(list(locales))", help: translationHelp)
  }

  /// Texts of a catalog that are not written for some locales of the site.
  ///
  /// - Parameter gaps: What the texts are called, with how many items lack
  ///   which locales and the first of these items.
  public static func missingTranslations(
    _ gaps: [(name: String, counts: [(Int, [LocaleID])], first: String)],
    at location: SourceLocation
  ) -> Self {
    let parts = gaps.map { gap in
      let counts = gap.counts.map { count, locales in
        "\(list(locales)) in \(count) \(count == 1 ? "item" : "items")"
          + (locales.count > 1 ? " each" : "")
      }
      return "\(gap.name) lack \(counts.joined(separator: ", ")), first "
        + quote(gap.first)
    }
    return .notice(
      "missing-translation", at: location, parts.joined(separator: "; "),
      help: translationHelp)
  }

  private static let translationHelp =
    "add them, or give one string for every locale; until then the nearest "
    + "text that is there is shown"

  /// `en, es and he`; of many the first ones.
  private static func list(_ locales: [LocaleID]) -> String {
    let limit = 8
    guard locales.count > 1 else {
      return locales.first?.identifier ?? ""
    }
    if locales.count > limit {
      let head = locales.prefix(limit - 1).map(\.identifier)
      return head.joined(separator: ", ")
        + " and \(locales.count - head.count) more"
    }
    return locales.dropLast().map(\.identifier).joined(separator: ", ")
      + " and \(locales[locales.count - 1])"
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
