/// Durations as a clock shows them, in the digits of a locale.
public struct DurationFormatter: Sendable {
  private let numberingSystem: NumberingSystem

  /// A formatter for `locale`.
  public init(locale: LocaleID) {
    numberingSystem = NumberingSystem(of: locale)
  }

  /// `5:07` or `1:42:00`, floored to seconds; `0:00` for a number that is
  /// negative or none. Hours are unbounded.
  public func text(seconds: Double) -> String {
    numberingSystem.localize(
      ClockTime.text(ClockTime.wholeSeconds(seconds)))
  }
}
