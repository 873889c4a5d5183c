import Catalog
import Diagnostics
import Documents
import Localization

/// What a reply says, to the site and to the schedule.
struct ReplyReading {
  var updates: [StreamUpdate] = []
  /// What is wrong with the content.
  var problems: [Diagnostic] = []
  /// Why it says nothing.
  var failure: PollFailure?
  var outcome: PollSchedule.Outcome

  init(_ reply: PollReply, _ settings: PollSettings, at now: Instant) {
    outcome = .cancelled
    switch reply {
    case .cancelled: break
    case .failure(let reason): fail(reason)
    case .response(let response): read(response, settings, at: now)
    }
  }

  private mutating func fail(
    _ reason: PollFailure, retryAfter: Double? = nil
  ) {
    failure = reason
    outcome = .failed(retryAfter: retryAfter)
  }

  private mutating func read(
    _ response: PollResponse, _ settings: PollSettings, at now: Instant
  ) {
    switch response.status {
    case 204, 304: outcome = .unchanged
    case 200...299: content(response, settings)
    default:
      fail(
        .status(response.status),
        retryAfter: RetryAfter.seconds(in: response, at: now))
    }
  }

  private mutating func content(
    _ response: PollResponse, _ settings: PollSettings
  ) {
    var found: [Diagnostic] = []
    let document = JSONDocument.parse(
      response.body, file: settings.name, into: &found)
    let updates = document.flatMap {
      StreamUpdate.read($0, format: settings.format, into: &found)
    }
    problems = found.map {
      var problem = $0
      problem.severity = max(problem.severity, .warning)
      return problem
    }
    guard document != nil else {
      return fail(.notJSON(Self.foreignType(of: response)))
    }
    guard let updates else { return fail(.noStreams) }
    self.updates = updates
    outcome = .fresh(
      etag: response.headers["etag"],
      lastModified: response.headers["last-modified"])
  }

  /// The type that an answer says it has, where that is not JSON.
  private static func foreignType(of response: PollResponse) -> String? {
    let type = response.headers["content-type"]?.prefix { $0 != ";" }
      .lowercased()
    guard let type, !type.contains("json"), type.utf8.count < 60,
      type.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
    else { return nil }
    return type
  }
}
