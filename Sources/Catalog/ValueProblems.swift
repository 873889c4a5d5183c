import Diagnostics
import Documents

/// The wording of values of a wrong type or form in a catalog.
extension Diagnostic {
  /// - Parameter name: a key, or words that say what it is.
  static func wrongType(
    _ name: String, _ value: JSONValue, expected: String
  ) -> Self {
    let subject = name.contains(" ") ? name : "“\(name)”"
    let isQuoted = value.kind == .number && expected == "a string"
    let help =
      isQuoted
      ? value.numberText.map { "put it in quotation marks: \"\($0)\"" } : nil
    return .error(
      "wrong-type", at: value.location,
      "\(subject) must be \(expected), not \(words(value))",
      help: help ?? "write \(expected)")
  }

  private static func words(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .bool: value.bool == true ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  static func invalidDuration(at location: SourceLocation) -> Self {
    .error(
      "out-of-range", at: location,
      "“duration” must be from 0 to less than 1000000000 seconds",
      help: "write the length in seconds, such as 6120")
  }

  static func invalidPixels(_ name: String, at location: SourceLocation)
    -> Self
  {
    .error(
      "out-of-range", at: location,
      "“\(name)” must be a whole number from 1 to 100000",
      help: "write the size in pixels, such as 1280, or remove it")
  }

  static func invalidAddress(
    _ text: String, _ problem: Address.Problem, of name: String,
    mustBeAbsolute: Bool, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-address", at: location,
      "“\(name)” cannot be \(quote(text)): \(problem.text)",
      help: "write an address that starts with https:// or http://"
        + (mustBeAbsolute ? "" : ", or a path relative to the catalog file"))
  }
}
