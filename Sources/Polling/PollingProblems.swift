import Diagnostics

/// The wording of what can go wrong with polling. No value of the environment
/// stands in any of it.
extension Diagnostic {
  static func unsetVariable(
    _ name: String, at location: SourceLocation
  ) -> Self {
    .error(
      "unset-variable", at: location,
      "“poller” needs the environment variable \(quote(name)), which is not set",
      help: "set it, as in \(name)=… greenroom serve")
  }

  static func headerBreaks(
    _ name: String, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-header", at: location,
      "the value of \(quote(name)) has a control character",
      help: "look at the environment variables that it names")
  }

  static func unusableAddress(
    _ name: String, at location: SourceLocation?
  ) -> Self {
    .error(
      "invalid-address", at: location,
      "\(quote(name)) cannot be polled with the values of its variables",
      help: "together they must be an address that starts with http://, "
        + "https:// or file:")
  }

  static func pollFailed(
    _ name: String, _ failure: PollFailure, at location: SourceLocation?
  ) -> Self {
    .warning(
      "poll-failed", at: location,
      "\(quote(name)) could not be polled: \(failure.text)",
      help: "what is known stays, and polling goes on by itself"
        + (failure.hint.map { "; \($0)" } ?? ""))
  }

  static func pollRecovered(
    _ name: String, at location: SourceLocation?
  ) -> Self {
    .notice(
      "poll-recovered", at: location, "\(quote(name)) answers again")
  }
}

extension PollFailure {
  /// What happened.
  var text: String {
    switch self {
    case .unknownHost: "there is no such host"
    case .noConnection: "nothing answers there"
    case .broken: "the connection broke"
    case .notSecure: "no secure connection could be made"
    case .timedOut: "it did not answer in time"
    case .tooLarge: "the reply is too large"
    case .tooManyRedirects: "it redirects too often"
    case .wrongRedirect: "it redirects to something else than http or https"
    case .wrongAddress: "the address cannot be used"
    case .noFile: "there is no such file"
    case .unreadableFile: "the file cannot be read"
    case .status(let status): "it answered with status \(status)"
    case .notJSON(let type?): "the reply is not JSON, but \(type)"
    case .notJSON(nil): "the reply is not JSON"
    case .noStreams: "the reply has no list of streams"
    }
  }

  /// What a person could look at.
  var hint: String? {
    switch self {
    case .status(401), .status(403): "look at “headers” of “poller”"
    case .status(404), .status(410): "look at “url” of “poller”"
    default: nil
    }
  }
}
