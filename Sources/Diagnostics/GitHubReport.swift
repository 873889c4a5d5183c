/// Diagnostics as workflow commands of GitHub Actions
/// (docs.github.com, “Workflow commands for GitHub Actions”).
enum GitHubReport {
  static func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { command($0) + "\n" }.joined()
  }

  private static func command(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      properties.append("file=" + property(location.file))
      if location.line > 0 {
        properties.append("line=\(location.line)")
        properties.append("col=\(location.column)")
      }
    }
    properties.append("title=" + property(diagnostic.id))
    var lines = [diagnostic.message]
    if let help = diagnostic.help { lines.append("help: " + help) }
    for note in diagnostic.notes {
      let place = note.location.map { "\($0): " } ?? ""
      lines.append("note: " + place + note.message)
    }
    let message = lines.map(data).joined(separator: "%0A")
    let name = diagnostic.severity.rawValue
    return "::\(name) \(properties.joined(separator: ","))::\(message)"
  }

  /// A message, in which a per cent sign starts an escape and a line end would
  /// end the command.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25"])
  }

  /// The value of a property, which a colon or comma would end.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(
    _ text: String, _ escapes: [Unicode.Scalar: String]
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "%0A"
      case "\r": result += "%0D"
      case _ where VisibleText.isHidden(scalar):
        result += VisibleText.escape(scalar)
      default:
        if let escape = escapes[scalar] {
          result += escape
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
