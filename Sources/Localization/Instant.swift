/// A point in time: whole milliseconds since 1970-01-01T00:00:00Z.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since the epoch, leap seconds not counted.
  public var milliseconds: Int64

  /// The instant that many milliseconds after the epoch.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Earlier comes first.
  public static func < (a: Self, b: Self) -> Bool {
    a.milliseconds < b.milliseconds
  }
}
