import CMicrohttpd
import Glibc
import Synchronization

/// Knows every connection: ends those whose request does not come, and wakes
/// those that wait. One thread looks after all.
final class Caretaker: Sendable {
  private struct Connection {
    var socket: Int32
    /// When a whole request must have come; nil while one is answered.
    var deadline: Int?
  }

  private struct Parked {
    /// The connection of the library, as a number.
    var handle: UInt
    var socket: Int32
    var deadline: Int?
  }

  private struct State {
    var connections: [UInt: Connection] = [:]
    var parked: [UInt: Parked] = [:]
    var count: UInt = 0
    var isStopping = false
  }

  /// `POLLRDHUP` of Linux, which is hidden from strictly standard programs.
  private static let hangUp: Int16 = 0x2000

  private let limits: ServerLimits
  private let state = Mutex(State())
  private let wakeup = Wakeup()
  private let thread = Mutex<QuietThread?>(nil)

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Connections that are open.
  var openConnections: Int { state.withLock { $0.connections.count } }
  /// Requests that wait.
  var waiting: Int { state.withLock { $0.parked.count } }

  func start() -> Bool {
    let started = QuietThread { [self] in while look() {} }
    thread.withLock { $0 = started }
    return started != nil
  }

  /// Lets everything go on that waits, and nothing wait any more.
  func stop() {
    state.withLock { state in
      state.isStopping = true
      Self.resume(&state) { _ in true }
    }
    wakeup.wake()
    let thread = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    thread?.join()
  }

  // MARK: Connections

  /// A connection was made. Its number is not 0.
  func began(_ socket: Int32) -> UInt {
    defer { wakeup.wake() }
    return state.withLock { state in
      state.count += 1
      state.connections[state.count] = Connection(
        socket: socket, deadline: MonotonicTime.now + limits.request)
      if state.connections.count > limits.connections * 3 / 4 {
        Self.makeRoom(&state)
      }
      return state.count
    }
  }

  /// Whoever is silent longest goes.
  private static func makeRoom(_ state: inout State) {
    let silent = state.connections.compactMap { number, connection in
      connection.deadline.map { (deadline: $0, number: number) }
    }
    if let oldest = silent.min(by: <) { close(oldest.number, &state) }
  }

  /// The library notices, and ends the connection. Done at most once.
  private static func close(_ number: UInt, _ state: inout State) {
    guard let connection = state.connections[number] else { return }
    state.connections[number]?.deadline = nil
    shutdown(connection.socket, Int32(SHUT_RDWR))
  }

  func ended(_ number: UInt) {
    state.withLock { state in
      state.connections[number] = nil
      state.parked[number] = nil
    }
  }

  /// A whole request has come.
  func received(_ number: UInt) {
    state.withLock { $0.connections[number]?.deadline = nil }
  }

  /// A response was sent.
  func completed(_ number: UInt) {
    let deadline = MonotonicTime.now + limits.request
    state.withLock { $0.connections[number]?.deadline = deadline }
  }

  // MARK: Waiting

  /// Lets a request wait until a time, unless there is no need. False when it
  /// does not wait; true also means that its connection must not be touched
  /// any more.
  func park(
    _ connection: OpaquePointer, until deadline: Int?,
    unless isNeedless: () -> Bool = { false }
  ) -> Bool {
    let number = UInt(greenroom_number(connection))
    let socket = greenroom_socket(connection)
    let isParked = state.withLock { state in
      guard !state.isStopping, !isNeedless() else { return false }
      MHD_suspend_connection(connection)
      state.parked[number] = Parked(
        handle: UInt(bitPattern: connection), socket: socket,
        deadline: deadline)
      return true
    }
    if isParked { wakeup.wake() }
    return isParked
  }

  /// Looks again at all that waits.
  func resumeAll() { state.withLock { Self.resume(&$0) { _ in true } } }

  private static func resume(
    _ state: inout State, where isDue: (UInt) -> Bool
  ) {
    for (number, parked) in state.parked where isDue(number) {
      state.parked[number] = nil
      MHD_resume_connection(OpaquePointer(bitPattern: parked.handle))
    }
  }

  /// Whether the other side of a connection went away.
  static func isGone(_ socket: Int32) -> Bool {
    var entry = pollfd(fd: socket, events: Self.hangUp, revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  // MARK: The thread

  /// Waits for the next thing to do and does it; false at the end.
  private func look() -> Bool {
    let (numbers, deadline) = state.withLock { state in
      let deadlines =
        state.parked.values.compactMap(\.deadline)
        + state.connections.values.compactMap(\.deadline)
      return (
        state.parked.map { ($0.key, $0.value.socket) }, deadlines.min()
      )
    }
    var entries = [
      pollfd(fd: wakeup.descriptor, events: Int16(POLLIN), revents: 0)
    ]
    entries += numbers.map {
      pollfd(fd: $0.1, events: Self.hangUp, revents: 0)
    }
    let wait = deadline.map { max(0, $0 - MonotonicTime.now) } ?? -1
    poll(&entries, nfds_t(entries.count), Int32(clamping: wait))
    wakeup.clear()
    let gone = Set(
      zip(numbers, entries.dropFirst()).filter { $1.revents != 0 }
        .map { $0.0.0 })
    return state.withLock { state in
      let now = MonotonicTime.now
      let due = state.parked.filter { number, parked in
        gone.contains(number) || parked.deadline.map { $0 <= now } ?? false
      }
      Self.resume(&state) { due[$0] != nil }
      for (number, connection) in state.connections {
        guard let deadline = connection.deadline, deadline <= now else {
          continue
        }
        Self.close(number, &state)
      }
      return !state.isStopping
    }
  }
}
