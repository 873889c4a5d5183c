import Foundation

/// Start times as people of a locale write them, in one time zone.
///
/// Made once a locale and zone. What it gives depends on these two alone,
/// never on the environment of the process. The calendar is Gregorian; the
/// digits are the locale's own.
public struct StartTimeFormatter: Sendable {
  private let dateStyle: Date.FormatStyle

  /// A formatter for `locale` in `timeZone`.
  public init(locale: LocaleID, timeZone: TimeZoneID) {
    dateStyle = Date.FormatStyle(
      locale: Locale(identifier: locale.identifier),
      calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(identifier: timeZone.identifier) ?? .gmt)
  }

  /// Weekday, day and month.
  public func date(_ instant: Instant) -> String {
    instant.foundationDate.formatted(dateStyle)
  }

  /// Hours and minutes with the name of the zone.
  public func time(_ instant: Instant) -> String {
    instant.foundationDate.formatted(dateStyle)
  }

  /// Date with the year, and time.
  public func full(_ instant: Instant) -> String {
    instant.foundationDate.formatted(dateStyle)
  }
}

extension Instant {
  fileprivate var foundationDate: Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
