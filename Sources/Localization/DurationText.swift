/// Durations as a clock shows them, in the digits of a locale.
public struct DurationFormatter: Sendable {
  private let digits: [UInt8]?

  /// A formatter for `locale`.
  public init(locale: LocaleID) { digits = nil }

  /// `5:07` or `1:42:00`, floored to seconds; `0:00` for a number that is
  /// negative or none.
  public func text(seconds: Double) -> String {
    ClockTime.text(ClockTime.wholeSeconds(seconds))
  }
}
