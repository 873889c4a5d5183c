import Diagnostics

/// What a reader of configuration asks for.
enum ExpectedType { case string, bool, number, integer, list, mapping }

/// Wording of values of a wrong type or size.
extension Diagnostic {
  static func wrongType(
    _ node: Node, _ subject: Subject, expected: ExpectedType
  ) -> Self {
    .error(
      "wrong-type", at: node.location,
      "\(subject) must be \(words(expected)), not \(found(node, expected))",
      help: help(node.value, subject, expected))
  }

  static func outOfRange(
    _ node: Node, _ subject: Subject, written: String,
    bounds: (String, String)
  ) -> Self {
    .error(
      "out-of-range", at: node.location,
      "\(subject) must be from \(bounds.0) to \(bounds.1), not \(shortened(written))",
      help: "write a number from \(bounds.0) to \(bounds.1)")
  }

  private static func words(_ expected: ExpectedType) -> String {
    switch expected {
    case .string: "a string"
    case .bool: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }

  /// What was written instead: its type, or itself when its type is right.
  private static func found(_ node: Node, _ expected: ExpectedType) -> String {
    switch (node.value, expected) {
    case (.null, _): "null"
    case (.bool(let flag), _): "\(flag)"
    case (.number(_, let text), .number), (.number(_, let text), .integer):
      shortened(text)
    case (.number, _): "a number"
    case (.string, _): "a string"
    case (.list, _): "a list"
    case (.mapping, _): "a mapping"
    }
  }

  private static func help(
    _ value: Node.Value, _ subject: Subject, _ expected: ExpectedType
  ) -> String {
    switch (expected, value) {
    case (.string, .number(_, let text)):
      "put it in quotation marks: \"\(shortened(text))\""
    case (.string, .bool(let flag)):
      "put it in quotation marks: \"\(flag)\""
    case (.number, .string(let text)), (.integer, .string(let text)):
      Double(text).map { _ in "remove the quotation marks: \(shortened(text))" }
        ?? "write digits such as 12"
    case (.bool, .string("yes")), (.bool, .string("on")), (.bool, .string("y")):
      "write true"
    case (.bool, .string("no")), (.bool, .string("off")), (.bool, .string("n")):
      "write false"
    case (.list, .string(let text)) where text.utf8.count <= 40:
      "put it in brackets: [\(text)]"
    case (.list, .number(_, let text)):
      "put it in brackets: [\(shortened(text))]"
    case (_, .null) where subject != .file:
      "write \(words(expected)) or remove it"
    case (.list, _):
      "write a list such as [a, b]"
    case (.mapping, _):
      "write keys and values such as {key: value}"
    case (_, _):
      "write \(words(expected))"
    }
  }
}
