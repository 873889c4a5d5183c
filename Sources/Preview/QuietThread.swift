import Glibc

/// A thread that takes no signals: they are for the program to handle.
struct QuietThread: Sendable {
  private let thread: pthread_t

  /// Runs `body`; nil when the system has no thread left.
  init?(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let failure = Self.withoutSignals {
      pthread_create(
        &thread, nil,
        { pointer in
          if let pointer {
            Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
          }
          return nil
        }, work.toOpaque())
    }
    guard failure == 0 else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }

  /// Threads that are started meanwhile take no signals.
  static func withoutSignals<Result>(_ body: () -> Result) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
