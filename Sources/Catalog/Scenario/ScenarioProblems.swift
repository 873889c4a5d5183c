import Diagnostics
import Documents

/// The wording of what can be wrong with a scenario.
extension Diagnostic {
  static func invalidScenarioTime(_ node: Node, _ subject: Subject) -> Self {
    let found =
      if case .string(let text) = node.value { quote(text) } else { "this" }
    return .error(
      "invalid-scenario-time", at: node.location,
      "\(subject) cannot be \(found)",
      help: "write seconds, such as 90, or minutes and seconds, such as 1:30, "
        + "up to 24:00:00")
  }

  static func invalidScenarioInstant(_ text: Located<String>) -> Self {
    .error(
      "invalid-time", at: text.location,
      "“startTime” cannot be \(quote(text.value))",
      help: "write a date and time with its zone, such as "
        + "2026-06-18T20:00:00Z")
  }

  static func invalidScenarioAddress(
    _ text: Located<String>, _ key: String, because reason: String
  ) -> Self {
    .error(
      "invalid-address", at: text.location,
      "“\(key)” cannot be \(quote(text.value)): \(reason)",
      help: "write an address that starts with https:// or http://, or give "
        + "the stream “media”")
  }

  static func emptyPlayback(at location: SourceLocation) -> Self {
    .error(
      "missing-key", at: location, "“playback” has no “hls” and no “mp4”",
      help: "add one, or write null to take the media away")
  }

  static func scenarioStreamTwice(
    _ id: Located<String>, first: SourceLocation
  ) -> Self {
    .error(
      "duplicate-id", at: id.location,
      "two streams have the id \(quote(id.value))",
      help: "put all changes of a stream into one entry",
      notes: [Note("the first is here", at: first)])
  }

  static func tooManyInScenario(
    _ what: String, _ maximum: Int, at location: SourceLocation
  ) -> Self {
    .error(
      "too-many", at: location, "there are more than \(maximum) \(what)",
      help: "remove those from here on")
  }

  static func noChanges(at location: SourceLocation) -> Self {
    .error(
      "empty-list", at: location, "the stream has no changes",
      help: "write at least one, such as {at: 0:20, streamState: live}")
  }

  static func mediaWithoutLive(at location: SourceLocation) -> Self {
    .error(
      "scenario-media", at: location,
      "the stream has “media” but never goes live",
      help: "add a change such as {at: 0:20, streamState: live}")
  }

  static func mediaTime(_ key: String, _ problem: String, at node: Node?)
    -> Self
  {
    .error(
      "scenario-media", at: node?.location, "“\(key)” is \(problem)",
      help: "write a later time, or never")
  }

  static func shortWindow(
    _ least: Double, at location: SourceLocation
  ) -> Self {
    .error(
      "scenario-media", at: location,
      "“window” is shorter than four segments",
      help: "write at least \(Int(least)) seconds")
  }

  static func windowOfEvent(at location: SourceLocation) -> Self {
    .warning(
      "scenario-media", at: location,
      "“window” has no effect, since “playlist” is “event”",
      help: "remove it")
  }

  static func faultEndsBeforeItStarts(at location: SourceLocation) -> Self {
    .error(
      "out-of-range", at: location, "the fault ends before it starts",
      help: "write a time after “from”")
  }

  static func formWithoutRetryAfter(at location: SourceLocation) -> Self {
    .error(
      "missing-key", at: location,
      "“retryAfterForm” needs “retryAfter”",
      help: "add “retryAfter”, or remove it")
  }

  static func notAStream(
    _ id: Located<String>, isItem: Bool, nearest: String?
  ) -> Self {
    .warning(
      "unknown-item", at: id.location,
      isItem
        ? "\(quote(id.value)) is no stream"
        : "the catalog has no item \(quote(id.value))",
      help: nearest.map { "did you mean “\($0)”?" }
        ?? "name streams of the catalog; nobody asks about this one")
  }
}
