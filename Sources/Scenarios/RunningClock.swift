import Synchronization

/// The clock of the machine. It stands at 0 until it is begun.
public final class RunningClock: MediaClock {
  private let start = Mutex<ContinuousClock.Instant?>(nil)

  /// A clock that has not begun.
  public init() {}

  /// Lets it run, from 0; false, and nothing changes, when it does already.
  public func begin() -> Bool {
    start.withLock { start in
      guard start == nil else { return false }
      start = .now
      return true
    }
  }

  /// The seconds that have passed since it was begun.
  public var seconds: Double {
    start.withLock { $0 }.map { (ContinuousClock.now - $0) / .seconds(1) } ?? 0
  }

  /// Waits until that many seconds have passed; throws when cancelled, or
  /// when it has not begun.
  public func sleep(until seconds: Double) async throws {
    guard let start = start.withLock({ $0 }) else { throw CancellationError() }
    try await Task.sleep(
      until: start.advanced(by: .seconds(seconds)), clock: .continuous)
  }
}
