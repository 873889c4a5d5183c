import Localization
import Polling
import Synchronization

/// A clock whose waits are over at once: it moves to their ends.
final class SimulatedClock: PollClock {
  private let time = Mutex(Instant(milliseconds: 1_781_204_400_000))

  var now: Instant { time.withLock { $0 } }

  func sleep(until instant: Instant) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, instant) }
  }
}

/// Answers from a list, then waits until it is cancelled.
final class SimulatedUpstream: PollTransport {
  private struct State {
    var replies: [PollReply]
    var requests: [PollRequest] = []
    var isOver: CheckedContinuation<Void, Never>?
    var hasEnded = false
  }
  private let state: Mutex<State>

  init(_ replies: [PollReply]) {
    state = Mutex(State(replies: replies))
  }

  /// The requests so far.
  var requests: [PollRequest] { state.withLock { $0.requests } }

  func send(_ request: PollRequest) async -> PollReply {
    let reply = state.withLock { state -> PollReply? in
      state.requests.append(request)
      return state.replies.isEmpty ? nil : state.replies.removeFirst()
    }
    if let reply { return reply }
    over()
    // As a server that never answers.
    try? await Task.sleep(for: .seconds(3600))
    return .cancelled
  }

  private func over() {
    let waiter = state.withLock {
      state -> CheckedContinuation<Void, Never>? in
      state.hasEnded = true
      defer { state.isOver = nil }
      return state.isOver
    }
    waiter?.resume()
  }

  /// Waits until one request more than there are replies has been sent.
  func end() async {
    await withCheckedContinuation { waiter in
      let isOver = state.withLock { state in
        if !state.hasEnded { state.isOver = waiter }
        return state.hasEnded
      }
      if isOver { waiter.resume() }
    }
  }
}

/// What a poller delivered, in lines.
final class Deliveries: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func add(_ line: String) { kept.withLock { $0.append(line) } }
}
