import Diagnostics

/// Says what is wrong once, not with every reply.
struct PollReports: Sendable {
  private let settings: PollSettings
  private var failure: PollFailure?
  /// What was said of the last content of each address.
  private var said: [String: Set<Diagnostic>] = [:]
  private static let maximumAddresses = 1000

  init(_ settings: PollSettings) { self.settings = settings }

  /// What is new of a reply to a request of `url`.
  mutating func news(
    _ reading: ReplyReading, of url: String
  ) -> [Diagnostic] {
    var news: [Diagnostic] = []
    switch reading.outcome {
    case .cancelled:
      return []
    case .failed:
      if let new = reading.failure, new != failure {
        failure = new
        news.append(
          .pollFailed(settings.name, new, at: settings.location))
      }
    case .fresh, .unchanged:
      if failure != nil {
        failure = nil
        news.append(.pollRecovered(settings.name, at: settings.location))
      }
    }
    // A failure to connect, and an answer without content, say nothing of it.
    let hasContent =
      if case .fresh = reading.outcome { true } else {
        !reading.problems.isEmpty
      }
    if hasContent {
      let before = said[url] ?? []
      news += reading.problems.filter { !before.contains($0) }
      if said.count >= Self.maximumAddresses { said = [:] }
      said[url] = Set(reading.problems)
    }
    return news.map(settings.secrets.hide)
  }
}
