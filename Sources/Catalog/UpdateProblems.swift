import Diagnostics
import Documents

/// The wording of what can be wrong with replies and with the file that keeps
/// what they said.
extension Diagnostic {
  /// The same problem, weighing as much as one of an upstream: it stops
  /// nothing.
  var asWarning: Diagnostic {
    var problem = self
    problem.severity = .warning
    return problem
  }

  static func noStreams(
    at pointer: Located<String>?, in root: JSONValue
  ) -> Self {
    let message =
      pointer.map { "the reply has nothing at \(quote($0.value))" }
      ?? "the reply has no “streams”"
    let isList = root.kind == .array && pointer == nil
    return .warning(
      "no-streams", at: root.location, message,
      help: isList
        ? "answer {\"streams\": […]}, or write items: \"\" under “poller” in "
          + "site.yaml"
        : "answer {\"streams\": […]}, or say where the list is by "
          + "items: /path/to/list under “poller” in site.yaml",
      notes: pointer.map {
        [Note("the place of the list", at: $0.location)]
      } ?? [])
  }

  static func tooManyStreams(
    _ count: Int, at location: SourceLocation
  ) -> Self {
    .warning(
      "too-many", at: location, "the reply has \(count) entries",
      help: "at most \(StreamUpdate.maximumCount) are read")
  }

  static func furtherReplyProblems(
    _ count: Int, at location: SourceLocation
  ) -> Self {
    .warning(
      "too-many-problems", at: location,
      "the reply has \(count) more problems",
      help: "repair those that are shown first")
  }

  static func refusedAddress(
    _ text: String, of name: String, at location: SourceLocation
  ) -> Self {
    .warning(
      "refused-address", at: location,
      "“\(name)” is not taken over: pages may not contact \(quote(text))",
      help: "use https, or add the origin to “allowOrigins” in site.yaml")
  }

  static func streamStatesIgnored(
    _ reason: String, at location: SourceLocation
  ) -> Self {
    .notice(
      "stream-states-ignored", at: location,
      "what was known of the streams is not used: \(reason)",
      help: "the states of the catalog are shown until the next poll")
  }
}
