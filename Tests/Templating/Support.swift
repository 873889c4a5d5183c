import Diagnostics
import Documents
import Testing

@testable import Templating

/// Renders a template by the plain specification.
func renderPlain(
  _ template: String, data: String, partials: [String: String] = [:]
) throws -> (output: String?, diagnostics: [String]) {
  var diagnostics: [Diagnostic] = []
  let document = try #require(
    JSONDocument.parse(Array(data.utf8), file: "data.json", into: &diagnostics))
  let output = PlainTemplate.render(
    source("main", template), data: document.root,
    partials: { name in partials[name].map { source(name, $0) } },
    into: &diagnostics)
  return (
    output.map { String(decoding: $0, as: UTF8.self) },
    diagnostics.map(\.fullText)
  )
}

/// A template named after its file.
func source(_ name: String, _ text: String) -> TemplateSource {
  TemplateSource(name: name, file: "\(name).mustache", bytes: Array(text.utf8))
}

extension Diagnostic {
  /// Everything that a diagnostic says, one line for each part.
  var fullText: String {
    var lines = [
      "\(location.map { "\($0): " } ?? "")\(severity): \(message) [\(id)]"
    ]
    if let help { lines.append("help: \(help)") }
    for note in notes {
      lines.append(
        "note: \(note.location.map { "\($0): " } ?? "")\(note.message)")
    }
    return lines.joined(separator: "\n")
  }
}
