import Glibc
import Localization

/// The clock of the machine. It shows the right time when it is made, and from
/// then on counts by itself: who sets the clock of the machine does not move
/// it. It goes on while the machine sleeps.
public struct SystemClock: PollClock {
  private let start: Instant
  private let reference: ContinuousClock.Instant

  /// A clock that shows the time of the machine.
  public init() {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    start = Instant(
      milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec / 1_000_000))
    reference = .now
  }

  /// The time.
  public var now: Instant {
    let passed = reference.duration(to: .now) / .milliseconds(1)
    return Instant(milliseconds: start.milliseconds + Int64(passed))
  }

  /// Waits until an instant.
  public func sleep(until instant: Instant) async throws {
    // The reading of the clock is cut to whole milliseconds, so that a wait
    // that ends on time would seem early.
    let wait = instant.milliseconds - start.milliseconds + 1
    try await Task.sleep(
      until: reference.advanced(by: .milliseconds(wait)), clock: .continuous)
  }
}
