/// Gathers changes until it has been quiet for a while: a save is often
/// several changes, and a checkout thousands. Times are milliseconds of any
/// one clock.
struct ChangeBatch: Sendable {
  /// How long nothing must change.
  var quiet = 100
  /// How long changes are held back at most.
  var patience = 1000
  /// More paths than these are everything.
  var limit = 10_000

  private var paths: Set<String> = []
  private var isEverything = false
  private var first: Int?
  private var last = 0

  init(quiet: Int = 100, patience: Int = 1000, limit: Int = 10_000) {
    self.quiet = quiet
    self.patience = patience
    self.limit = limit
  }

  mutating func add(_ path: String, at time: Int) {
    touch(time)
    if !isEverything { paths.insert(path) }
    if paths.count > limit { addEverything(at: time) }
  }

  mutating func addEverything(at time: Int) {
    touch(time)
    isEverything = true
    paths = []
  }

  private mutating func touch(_ time: Int) {
    first = first ?? time
    last = time
  }

  /// When there is something to take; nil when nothing changed.
  var due: Int? { first.map { min(last + quiet, $0 + patience) } }

  /// What changed, once it is due.
  mutating func take(at time: Int) -> FileChanges? {
    guard let due, due <= time else { return nil }
    defer {
      paths = []
      isEverything = false
      first = nil
    }
    return isEverything ? .everything : .paths(paths.sorted())
  }
}
