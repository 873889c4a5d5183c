import Glibc
import Synchronization

/// Tells what changes below files and folders, in batches. For one reader.
public struct FileWatcher: AsyncSequence, Sendable {
  /// A batch of changes.
  public typealias Element = FileChanges
  /// The sequence ends, but never fails.
  public typealias Failure = Never

  private let work: Work
  private let stream: AsyncStream<FileChanges>

  /// Watches files and folders, the latter with everything in them, except
  /// for names that begin with a dot and for `ignored` folders. What does not
  /// exist yet is told when it comes. Paths are absolute. A batch is complete
  /// once nothing changed for `quiet` milliseconds.
  public init(
    _ paths: [String], ignoring ignored: [String] = [], quiet: Int = 100
  ) throws(PreviewProblem) {
    let (stream, continuation) = AsyncStream<FileChanges>.makeStream()
    let work = Work(
      WatchedPaths(wanted: paths, ignored: ignored), continuation)
    try work.start(ChangeBatch(quiet: quiet))
    continuation.onTermination = { _ in work.stop() }
    self.work = work
    self.stream = stream
  }

  /// Watches others from now on. Whatever is among them and was not watched
  /// before is told as changed.
  public func watch(_ paths: [String], ignoring ignored: [String] = []) {
    work.watch(WatchedPaths(wanted: paths, ignored: ignored))
  }

  /// Ends the sequence.
  public func stop() { work.stop() }

  /// Reads the batches; those that came before are waiting.
  public func makeAsyncIterator() -> AsyncStream<FileChanges>.Iterator {
    stream.makeAsyncIterator()
  }

  /// What the thread that watches shares with the others.
  private final class Work: Sendable {
    private struct State {
      var paths: WatchedPaths
      var isNew = false
      var isStopped = false
    }

    private let state: Mutex<State>
    private let wakeup = Wakeup()
    private let continuation: AsyncStream<FileChanges>.Continuation

    init(
      _ paths: WatchedPaths,
      _ continuation: AsyncStream<FileChanges>.Continuation
    ) {
      state = Mutex(State(paths: paths))
      self.continuation = continuation
    }

    func watch(_ paths: WatchedPaths) {
      state.withLock {
        $0.paths = paths
        $0.isNew = true
      }
      wakeup.wake()
    }

    func stop() {
      state.withLock { $0.isStopped = true }
      wakeup.wake()
    }

    func start(_ batch: ChangeBatch) throws(PreviewProblem) {
      let loop = try WatchLoop(state.withLock { $0.paths }, batch)
      let thread = QuietThread { [self] in run(loop) }
      guard thread != nil else { throw .refused("no thread is left") }
    }

    private func run(_ loop: WatchLoop) {
      while true {
        let (paths, isStopped) = state.withLock { state in
          defer { state.isNew = false }
          return (state.isNew ? state.paths : nil, state.isStopped)
        }
        if isStopped { break }
        if let paths { loop.watch(paths) }
        if let changes = loop.wait(wakeup) { continuation.yield(changes) }
      }
      continuation.finish()
    }
  }
}
