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
