import CChildProcess
import Dispatch
import Glibc
import Synchronization

/// A program that runs beside Greenroom and never outlives it.
///
/// A thread of its own starts it, waits for its end and takes it off the
/// process table; when Greenroom ends, so does that thread, and the kernel
/// kills the program.
final class ChildProcess: Sendable {
  private enum State {
    case starting
    case running(pid_t)
    /// Its exit status; 128 and the number of the signal that ended it.
    case ended(Int32)
  }

  private struct Inner {
    var state = State.starting
    var waiting: [CheckedContinuation<Int32, Never>] = []
  }

  private let inner = Mutex(Inner())
  private let hasStarted = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// What the thread needs to know.
  private struct Launch {
    let program: String
    let arguments: [String]
    let folder: String
    let log: String
  }

  private final class Start {
    let process: ChildProcess
    let launch: Launch

    init(_ process: ChildProcess, _ launch: Launch) {
      self.process = process
      self.launch = launch
    }
  }

  /// Starts a program; one that cannot be started ends at once with 127.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: its arguments without its name.
  ///   - folder: where it runs.
  ///   - log: the path of the file that it writes to.
  init(
    _ program: String, _ arguments: [String], in folder: String, log: String
  ) {
    let launch = Launch(
      program: program, arguments: arguments, folder: folder, log: log)
    let start = Unmanaged.passRetained(Start(self, launch))
    var thread = pthread_t()
    let problem = pthread_create(&thread, nil, Self.body, start.toOpaque())
    guard problem == 0 else {
      start.release()
      end(127)
      return
    }
    pthread_detach(thread)
    hasStarted.wait()
  }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    inner.withLock { if case .running = $0.state { true } else { false } }
  }

  /// Sends a signal to it and to all that it started.
  func signal(_ number: Int32) {
    // Under the lock, so that the number is not that of another process yet.
    inner.withLock {
      if case .running(let process) = $0.state {
        _ = Glibc.kill(-process, number)
      }
    }
  }

  /// Waits for its end: its exit status, or 128 and a signal.
  func wait() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status: Int32? = inner.withLock {
        if case .ended(let status) = $0.state { return status }
        $0.waiting.append(continuation)
        return nil
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  /// Ends it, first gently; its exit status.
  func finish(within seconds: Double) async -> Int32 {
    signal(SIGTERM)
    let patience = Task {
      try await Task.sleep(for: .seconds(seconds))
      signal(SIGKILL)
    }
    defer { patience.cancel() }
    return await wait()
  }

  /// Ends it at once and blocks until it is gone, at most a second.
  func kill() {
    signal(SIGKILL)
    if hasEnded.wait(timeout: .now() + 1) == .success { hasEnded.signal() }
  }

  private static let body:
    @convention(c) (UnsafeMutableRawPointer?)
      -> UnsafeMutableRawPointer? = { argument in
        guard let argument else { return nil }
        let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
        start.process.run(start.launch)
        return nil
      }

  private func run(_ launch: Launch) {
    let log = open(launch.log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    let words = [launch.program] + launch.arguments
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    let process = child_process_start(
      launch.program, arguments, launch.folder, log)
    arguments.forEach { free($0) }
    if log >= 0 { close(log) }
    guard process > 0 else {
      end(127)
      return
    }
    inner.withLock { $0.state = .running(process) }
    hasStarted.signal()
    var info = siginfo_t()
    // Leaves it on the process table, so that its number stays its own.
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0,
      errno == EINTR
    {}
    var code: Int32 = 0
    let waiting = inner.withLock { inner in
      while waitpid(process, &code, 0) < 0, errno == EINTR {}
      inner.state = .ended(Self.status(code))
      defer { inner.waiting = [] }
      return inner.waiting
    }
    hasEnded.signal()
    waiting.forEach { $0.resume(returning: Self.status(code)) }
  }

  /// It was never there.
  private func end(_ status: Int32) {
    inner.withLock { $0.state = .ended(status) }
    hasStarted.signal()
    hasEnded.signal()
  }

  private static func status(_ code: Int32) -> Int32 {
    code & 0x7F == 0 ? (code >> 8) & 0xFF : 128 + (code & 0x7F)
  }
}
