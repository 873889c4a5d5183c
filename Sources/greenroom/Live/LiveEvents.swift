import Catalog
import Diagnostics
import Preview
import Synchronization

/// What happens to a site that is kept fresh, one thing after another.
struct LiveEvents: AsyncSequence, Sendable {
  /// What can happen.
  enum Element: Sendable {
    /// Files of the project changed, or of its output were taken away.
    case edit
    /// A poller brought something; it waits until it is told.
    case poll(
      [StreamUpdate], [Diagnostic], from: Int,
      done: CheckedContinuation<Void, Never>)
    /// It is time to do what could not be done before.
    case retry
  }

  typealias Failure = Never

  private let stream: AsyncStream<Element>
  private let feed: AsyncStream<Element>.Continuation
  /// Whether an edit waits to be looked at; more at once are one.
  private let edits = Mark()
  private let retries = Mark()

  /// Something that stands in the queue at most once.
  private final class Mark: Sendable {
    private let isSet = Mutex(false)

    /// Sets it; whether it was not set.
    func set() -> Bool {
      isSet.withLock { mark in
        defer { mark = true }
        return !mark
      }
    }

    func clear() { isSet.withLock { $0 = false } }
  }

  init() { (stream, feed) = AsyncStream.makeStream() }

  func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
    stream.makeAsyncIterator()
  }

  /// Tells of every batch of changes from now on.
  func follow(
    _ watcher: FileWatcher,
    where isEdit: @escaping @Sendable () async -> Bool = { true }
  ) {
    Task {
      for await _ in watcher where await isEdit() { edit() }
    }
  }

  /// Files changed.
  func edit() {
    if edits.set() { feed.yield(.edit) }
  }

  /// An edit is looked at: what changes from now on is another.
  func takeEdit() { edits.clear() }

  /// A poller brought something; returns when it was taken in.
  func poll(
    _ updates: [StreamUpdate], _ problems: [Diagnostic], from poller: Int
  ) async {
    await withCheckedContinuation { done in
      feed.yield(.poll(updates, problems, from: poller, done: done))
    }
  }

  /// Tries again a little later.
  func retrySoon() {
    guard retries.set() else { return }
    Task {
      try? await Task.sleep(for: .seconds(1))
      retries.clear()
      feed.yield(.retry)
    }
  }
}
