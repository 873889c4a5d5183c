import Foundation

/// Start times as people of a locale write them, in one time zone.
///
/// Made once a locale and zone. What it gives depends on these two alone,
/// never on the environment of the process: calendar, zone, locale and
/// numbering system are all explicit. The calendar is Gregorian; the digits
/// are the locale's own. Spaces and direction marks are those of CLDR.
public struct StartTimeFormatter: Sendable {
  private let dateStyle: Date.FormatStyle
  private let longDateStyle: Date.FormatStyle
  private let timeStyle: Date.FormatStyle
  private let separator: String
  private let pseudo: PseudoLocalization?

  /// A formatter for `locale` in `timeZone`. The dates of the pseudo-locales
  /// are English ones made pseudo; English also serves languages that the
  /// toolchain has no dates for.
  public init(locale: LocaleID, timeZone: TimeZoneID) {
    pseudo = PseudoLocalization(of: locale)
    let base = Self.hasDates(locale) ? locale : PseudoLocalization.source
    let numbers = NumberingSystem(of: base).rawValue
    let style = Date.FormatStyle(
      locale: Locale(identifier: "\(base.identifier)-u-nu-\(numbers)"),
      calendar: Calendar(identifier: .gregorian),
      timeZone: timeZone.foundationZone)
    dateStyle = style.weekday(.abbreviated).day().month(.abbreviated)
    longDateStyle = style.weekday(.wide).day().month(.wide).year()
    timeStyle = style.hour().minute(.twoDigits)
      .timeZone(.specificName(.short))
    separator = Self.separator(of: base)
  }

  /// Weekday, day and month, abbreviated: `Thu, Jun 18`.
  public func date(_ instant: Instant) -> String {
    format(instant, dateStyle)
  }

  /// Hours and minutes with the name of the zone: `4:00 PM EDT`.
  public func time(_ instant: Instant) -> String {
    instant.foundationDate.formatted(timeStyle)
  }

  /// Date and time in the width of a card: `Thu, Jun 18, 4:00 PM EDT`.
  public func short(_ instant: Instant) -> String {
    date(instant) + separator + time(instant)
  }

  /// Date in full with the year, and time:
  /// `Thursday, June 18, 2026, 4:00 PM EDT`.
  public func full(_ instant: Instant) -> String {
    format(instant, longDateStyle) + separator + time(instant)
  }

  private func format(_ instant: Instant, _ style: Date.FormatStyle) -> String {
    let text = instant.foundationDate.formatted(style)
    return pseudo?.apply(to: text) ?? text
  }

  /// Whether the toolchain has dates in this language. For any other it would
  /// take the language of the process.
  private static func hasDates(_ locale: LocaleID) -> Bool {
    !locale.isPseudo && languages.contains(locale.language)
  }

  private static let languages = Set(
    Locale.availableIdentifiers.map { identifier in
      String(identifier.prefix { $0 != "_" && $0 != "-" })
    })

  /// What stands between date and time.
  private static func separator(of locale: LocaleID) -> String {
    switch locale.language {
    case "ja", "ko", "zh", "yue", "th", "lo", "km", "my", "am", "vi": " "
    default: locale.script == "Arab" ? "، " : ", "
    }
  }
}

extension Instant {
  fileprivate var foundationDate: Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

extension TimeZoneID {
  /// Foundation takes `UTC` for `GMT`, and says so in the text.
  var foundationZone: TimeZone {
    let name =
      switch identifier {
      case "UTC", "UCT", "Universal", "Zulu", "Etc/UCT", "Etc/Universal",
        "Etc/Zulu":
        "Etc/UTC"
      default: identifier
      }
    return TimeZone(identifier: name) ?? .gmt
  }
}
