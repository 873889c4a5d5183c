/// A length of time as a clock shows it: `5:07` and `1:42:00`.
enum ClockTime {
  /// The most that is shown, about 31,000 years: what is longer is not meant.
  static let maximumSeconds = 1_000_000_000_000

  /// Floors, with 0 for negative numbers and those that are none.
  static func wholeSeconds(_ seconds: Double) -> Int {
    guard seconds >= 1 else { return 0 }
    return seconds >= Double(maximumSeconds) ? maximumSeconds : Int(seconds)
  }

  /// Hours only if there are any, in ASCII digits.
  static func text(_ seconds: Int) -> String {
    let hours = seconds / 3600
    let minutes = seconds / 60 % 60
    let tail = padded(seconds % 60)
    return hours == 0
      ? "\(minutes):\(tail)" : "\(hours):\(padded(minutes)):\(tail)"
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
