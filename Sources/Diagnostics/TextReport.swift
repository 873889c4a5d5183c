/// Diagnostics as people read them.
enum TextReport {
  static func render(
    _ diagnostics: [Diagnostic], sourceLine: (SourceLocation) -> String?
  ) -> String {
    guard !diagnostics.isEmpty else { return "" }
    var text = ""
    for diagnostic in diagnostics {
      write(diagnostic, sourceLine, into: &text)
    }
    return text + summary(diagnostics) + "\n"
  }

  private static func write(
    _ diagnostic: Diagnostic, _ sourceLine: (SourceLocation) -> String?,
    into text: inout String
  ) {
    text += place(diagnostic.location)
    text += "\(diagnostic.severity.rawValue): "
    text += VisibleText.escaped(diagnostic.message)
    text += " [\(VisibleText.escaped(diagnostic.id))]\n"
    if let location = diagnostic.location, location.line > 0,
      let line = sourceLine(location),
      let excerpt = SourceExcerpt(of: line, column: location.column)
    {
      let number = "\(location.line)"
      let margin = String(repeating: " ", count: number.utf8.count)
      let indent = String(repeating: " ", count: excerpt.caret)
      text += "  \(number) | \(excerpt.text)\n"
      text += "  \(margin) | \(indent)^\n"
    }
    if let help = diagnostic.help {
      text += "  help: \(VisibleText.escaped(help))\n"
    }
    for note in diagnostic.notes {
      text += "  note: \(place(note.location))"
      text += "\(VisibleText.escaped(note.message))\n"
    }
  }

  private static func place(_ location: SourceLocation?) -> String {
    location.map { VisibleText.escaped($0.description) + ": " } ?? ""
  }

  /// `2 errors, 1 warning`.
  private static func summary(_ diagnostics: [Diagnostic]) -> String {
    Diagnostic.Severity.allCases.compactMap { severity in
      let count = diagnostics.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
