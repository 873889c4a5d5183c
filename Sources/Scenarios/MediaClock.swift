/// Tells the seconds of real time since a run began.
public protocol MediaClock: Sendable {
  /// The seconds that have passed.
  var seconds: Double { get }
  /// Waits until that many seconds have passed; throws when cancelled.
  func sleep(until seconds: Double) async throws
}
