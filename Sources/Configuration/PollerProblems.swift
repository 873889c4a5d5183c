import Diagnostics
import Documents

/// The wording of what can be wrong with `poller` and with variables.
extension Diagnostic {
  static func invalidPollerAddress(_ url: Located<String>) -> Self {
    .error(
      "invalid-address", at: url.location,
      "\(quote(url.value)) cannot be polled",
      help: "write an address that starts with http://, https:// or file:")
  }

  static func invalidHeaderName(
    _ name: String, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-header", at: location,
      "\(quote(name)) is not the name of a header field",
      help: "write letters, digits and hyphens, such as X-Api-Key")
  }

  static func invalidHeaderValue(
    _ name: String, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-header", at: location,
      "the value of \(quote(name)) has a control character",
      help: "write it on one line")
  }

  static func invalidVariable(
    _ problem: VariableReference.Problem, at location: SourceLocation
  ) -> Self {
    let message =
      switch problem {
      case .notClosed: "“${” is not closed"
      case .invalidName(let name):
        "\(quote(name)) is not the name of a variable"
      }
    return .error(
      "invalid-variable", at: location, message,
      help: "write ${NAME} with letters, digits and “_”")
  }

  static func variableNotReplaced(
    _ name: String, at location: SourceLocation
  ) -> Self {
    .warning(
      "variable-not-replaced", at: location,
      "\(quote("${\(name)}")) stays as it is: variables are replaced in "
        + "“poller” only",
      help: "write the text itself")
  }
}
