/// Tells the seconds of real time since a run began.
public protocol MediaClock: Sendable {
  /// The seconds that have passed.
  var seconds: Double { get }
  /// Waits until that many seconds have passed; throws when cancelled.
  func sleep(until seconds: Double) async throws
}

/// The clock of the machine; it began when it was made.
public struct RunningClock: MediaClock {
  private let start = ContinuousClock.now

  /// A clock that begins now.
  public init() {}

  /// The seconds that have passed since it was made.
  public var seconds: Double {
    (ContinuousClock.now - start) / .seconds(1)
  }

  /// Waits until that many seconds have passed; throws when cancelled.
  public func sleep(until seconds: Double) async throws {
    try await Task.sleep(
      until: start.advanced(by: .seconds(seconds)), clock: .continuous)
  }
}
