import Scenarios
import Synchronization

/// A clock that a test moves.
final class ManualClock: MediaClock {
  private struct Sleeper {
    let until: Double
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Inner {
    var seconds = 0.0
    var next = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
  }

  private let inner = Mutex(Inner())

  var seconds: Double { inner.withLock { $0.seconds } }

  /// Moves it on, and wakes who waits for that.
  func move(to seconds: Double) {
    let woken = inner.withLock { inner in
      inner.seconds = seconds
      let woken = inner.sleepers.filter { $0.value.until <= seconds }
      woken.keys.forEach { inner.sleepers[$0] = nil }
      return woken.values.map(\.continuation)
    }
    woken.forEach { $0.resume() }
  }

  func sleep(until seconds: Double) async throws {
    let number = inner.withLock { inner in
      inner.next += 1
      return inner.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = inner.withLock { inner in
          if inner.cancelled.remove(number) != nil {
            return .failure(CancellationError())
          }
          if inner.seconds >= seconds { return .success(()) }
          inner.sleepers[number] = Sleeper(
            until: seconds, continuation: continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = inner.withLock { inner in
        let sleeper = inner.sleepers.removeValue(forKey: number)
        if sleeper == nil { inner.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
