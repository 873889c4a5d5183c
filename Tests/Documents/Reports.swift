import Diagnostics
import Documents

/// The diagnostics of a text as people see them, without the count.
func report(_ problems: [Diagnostic]) -> String {
  DiagnosticFormat.text.render(problems).split(separator: "\n").dropLast()
    .joined(separator: "\n")
}

/// What reading a text as YAML reports; `read` when it gives a node.
func yamlReport(_ bytes: [UInt8]) -> String {
  var problems: [Diagnostic] = []
  let node = YAML.parse(bytes, file: "f", into: &problems)
  return node == nil ? report(problems) : report(problems) + "read"
}

/// What reading a text as JSON reports; `read` when it gives a document.
func jsonReport(_ bytes: [UInt8]) -> String {
  var problems: [Diagnostic] = []
  let document = JSONDocument.parse(bytes, file: "f", into: &problems)
  return document == nil ? report(problems) : report(problems) + "read"
}

/// A node in one line: values with `@line:column`, strings in single quotes,
/// numbers as they were written.
func outline(_ node: Node) -> String {
  let value: String
  switch node.value {
  case .null: value = "null"
  case .bool(let flag): value = "\(flag)"
  case .number(let number, let text): value = "\(number)<\(text)>"
  case .string(let text): value = "'\(text)'"
  case .list(let entries):
    value = "[" + entries.map(outline).joined(separator: ", ") + "]"
  case .mapping(let entries):
    let members = entries.map {
      "\($0.key)\(place($0.keyLocation)): \(outline($0.value))"
    }
    value = "{" + members.joined(separator: ", ") + "}"
  }
  return value + place(node.location)
}

private func place(_ location: SourceLocation) -> String {
  "@\(location.line):\(location.column)"
}
