import Glibc

/// What the thread that watches does: waits, gathers, follows folders that
/// come and go. Made by one thread and then used by another alone.
final class WatchLoop: @unchecked Sendable {
  private let inotify: Inotify
  private var paths: WatchedPaths
  private var batch: ChangeBatch
  /// What is wanted of links, by the files that they lead to.
  private var targets: [String: String] = [:]

  init(_ paths: WatchedPaths, _ batch: ChangeBatch) throws(PreviewProblem) {
    inotify = try Inotify()
    self.paths = paths
    self.batch = batch
    targets = paths.targets
    guard !inotify.watch(paths).isLimited else { throw .watchLimit }
  }

  /// Watches others from now on.
  func watch(_ paths: WatchedPaths) {
    self.paths = paths
    follow()
  }

  /// Waits for changes, for the end of a batch or to be woken.
  func wait(_ wakeup: Wakeup) -> FileChanges? {
    var entries = [inotify.descriptor, wakeup.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let wait = batch.due.map { max(0, $0 - MonotonicTime.now) } ?? -1
    poll(&entries, nfds_t(entries.count), Int32(clamping: wait))
    wakeup.clear()
    gather()
    return batch.take(at: MonotonicTime.now)
  }

  private func gather() {
    let now = MonotonicTime.now
    var isStructural = false
    for event in inotify.read() {
      switch event {
      case .overflow:
        batch.addEverything(at: now)
        isStructural = true
      case .change(let path, let changesFolders):
        let path = targets[path] ?? path
        guard paths.covers(path) else { continue }
        // Of a folder that leads to what is watched only its coming and going
        // counts.
        isStructural = isStructural || changesFolders
        batch.add(path, at: now)
      }
    }
    if isStructural { follow() }
  }

  /// Watches the folders that are there now. What stands in new ones may have
  /// come before they were watched.
  private func follow() {
    let now = MonotonicTime.now
    targets = paths.targets
    for folder in inotify.watch(paths).new {
      for name in WatchedPaths.names(in: folder) {
        let path = folder == "/" ? "/" + name : "\(folder)/\(name)"
        if paths.covers(path) { batch.add(path, at: now) }
      }
    }
  }
}
