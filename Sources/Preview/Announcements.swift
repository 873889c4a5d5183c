/// What open pages are told.
struct Announcements: Sendable {
  /// Tells this server from the one before it.
  let instance: String
  /// Counts what is announced.
  private(set) var generation = 0
  private var changed: [String: Int] = [:]
  private var problems: String?
  private var problemsAt = 0

  init(instance: String) { self.instance = instance }

  /// How a page is marked that is served now.
  var mark: String { "\(instance).\(generation)" }

  /// What is part of a page's entity tag: a page that a browser kept from
  /// before the last change would reload for ever.
  func mark(of page: String) -> String {
    "\(instance).\(changed[page, default: 0])"
  }

  mutating func announce(changed paths: Set<String>) {
    guard !paths.isEmpty else { return }
    generation += 1
    for path in paths { changed[path] = generation }
  }

  mutating func announce(problems text: String?) {
    guard text != problems else { return }
    generation += 1
    problems = text
    problemsAt = generation
  }

  /// The answer to a page, as JSON; nil while there is nothing to tell.
  func answer(to poll: LongPoll) -> String? {
    let reloads = mustReload(poll)
    // A page that knows more than was ever announced is told all again.
    let isNews = problemsAt > poll.after || poll.after > generation
    guard reloads || isNews else { return nil }
    let text = problems.map(JSONString.quoted) ?? "null"
    return
      "{\"after\":\(generation),\"reload\":\(reloads),\"problems\":\(text)}"
  }

  private func mustReload(_ poll: LongPoll) -> Bool {
    let parts = poll.served.split(separator: ".")
    guard parts.count == 2, parts[0] == instance, let served = Int(parts[1])
    else { return true }
    return changed[poll.page, default: 0] > served
  }
}
