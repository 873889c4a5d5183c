import Diagnostics

/// Wording of what makes a text no JSON.
extension Diagnostic {
  /// The problem of a fault; `locate` gives the place of a byte.
  static func json(
    _ fault: JSONFault, in bytes: [UInt8], locate: (Int) -> SourceLocation
  ) -> Self {
    let location = locate(fault.offset)
    switch fault.kind {
    case .encoding: return .encoding(at: location)
    case .tooDeep: return .tooDeep(at: location, JSONDocument.maximumDepth)
    default: break
    }
    let found = Found.description(at: fault.offset, in: bytes)
    let (message, help) = words(for: fault.kind, found: found)
    let opening = fault.opening.map { Note("opened here", at: locate($0)) }
    return .error(
      "json-syntax", at: location, message, help: help,
      notes: opening.map { [$0] } ?? [])
  }

  private static func words(
    for kind: JSONFault.Kind, found: String
  ) -> (message: String, help: String) {
    switch kind {
    case .empty:
      ("the file is empty", "a JSON file holds one value, such as {}")
    case .expectedValue:
      (
        "a value must stand here, not \(found)",
        "write an object, a list, a string in double quotes, a number, true, "
          + "false or null"
      )
    case .expectedKey:
      (
        "a key must stand here, not \(found)",
        "keys are strings in double quotes"
      )
    case .expectedColon:
      ("a colon must follow the key, not \(found)", "write \"key\": value")
    case .expectedSeparator(let inObject):
      (
        "a comma or the end of the \(container(inObject)) must stand here, "
          + "not \(found)",
        "separate \(inObject ? "members" : "elements") with commas and close "
          + "with “\(inObject ? "}" : "]")”"
      )
    case .trailingComma:
      ("nothing follows the last comma", "remove the comma before \(found)")
    case .afterEnd:
      (
        "the document has ended, but \(found) follows",
        "a JSON file holds one value; remove what follows it"
      )
    case .wrongBracket(let inObject):
      (
        "\(found) does not close the \(container(inObject))",
        "close it with “\(inObject ? "}" : "]")”"
      )
    case .unclosed(let opened):
      unclosed(opened)
    case .comment:
      ("JSON has no comments", "remove the comment")
    case .controlCharacter:
      (
        "a string may not contain \(found)",
        "close the string with “\"” or write the character as an escape "
          + "such as \\n or \\u0000"
      )
    case .escape:
      (
        "the backslash starts no escape that JSON knows",
        "write \\\\ for a backslash; the escapes are "
          + "\\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits"
      )
    case .surrogate:
      (
        "this half of a surrogate pair stands alone",
        "write both halves, such as \\uD83D\\uDE00, or the character itself"
      )
    case .word(let word):
      ("“\(word)” is not a JSON value", help(forWord: word))
    case .number(let fault):
      number(fault, found: found)
    case .encoding, .tooDeep:
      ("the text is not JSON", "check the text")
    }
  }

  private static func container(_ isObject: Bool) -> String {
    isObject ? "object" : "list"
  }

  private static func unclosed(
    _ opened: JSONFault.Opened
  ) -> (message: String, help: String) {
    switch opened {
    case .list: ("the file ends inside a list", "close it with “]”")
    case .object: ("the file ends inside an object", "close it with “}”")
    case .string: ("the file ends inside a string", "close it with “\"”")
    }
  }

  private static func help(forWord word: String) -> String {
    let known = ["true", "false", "null"]
    return Suggestion.nearest(to: word, among: known).map {
      "did you mean “\($0)”?"
    } ?? "put text in double quotes; the only words are true, false and null"
  }

  private static func number(
    _ fault: JSONFault.NumberFault, found: String
  ) -> (message: String, help: String) {
    switch fault {
    case .leadingZero:
      ("a number may not start with a zero", "remove the leading zeros")
    case .plus:
      ("a number may not start with “+”", "remove the “+”")
    case .digitMissing:
      ("a digit must stand here, not \(found)", "write numbers as 0.5 or 1e6")
    case .trailing:
      (
        "\(found) may not follow a number",
        "separate it with a comma, or put text in double quotes"
      )
    case .radix:
      (
        "JSON has no hexadecimal, octal or binary numbers",
        "write it in decimal"
      )
    }
  }
}
