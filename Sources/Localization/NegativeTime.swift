/// How far behind live a viewer is, as the player shows it.
public enum NegativeTime {
  /// `-0:45`, `-12:05` or `-1:02:03`, hours unbounded, floored once; empty
  /// below one second and for a number that is none. ASCII digits, left to
  /// right: the page isolates it.
  public static func text(secondsBehind: Double) -> String {
    let seconds = ClockTime.wholeSeconds(secondsBehind)
    return seconds == 0 ? "" : "-" + ClockTime.text(seconds)
  }
}

/// `5:07` and `1:42:00`.
enum ClockTime {
  /// The most that is shown: beyond it a number is not a duration.
  static let maximumSeconds = 1_000_000_000

  /// Floors, with 0 for negative numbers and those that are none.
  static func wholeSeconds(_ seconds: Double) -> Int {
    guard seconds >= 1 else { return 0 }
    return seconds >= Double(maximumSeconds) ? maximumSeconds : Int(seconds)
  }

  /// Hours only if there are any, in ASCII.
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
