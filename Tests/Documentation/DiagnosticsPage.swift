import Foundation

/// Makes `docs/diagnostics.md` from the code, the examples and what they
/// print.
struct DiagnosticsPage {
  /// An id with all that is known of it.
  struct Entry {
    var example: DiagnosticExample
    var uses: [ReportedIDs.Use]
    /// What the example prints.
    var output: String
  }

  let entries: [Entry]

  /// The parts of the page, each with the modules whose ids it lists. An id of
  /// several modules stands in the first part.
  private static let parts: [(title: String, modules: [String])] = [
    ("Text, YAML, JSON and CSV", ["Documents"]),
    ("Locales and times", ["Localization"]),
    ("The site", ["Configuration"]),
    ("Themes and styles", ["Styling"]),
    ("The catalog and its map", ["Catalog"]),
    ("What widgets show", ["Selection"]),
    ("Templates", ["Templating"]),
    ("Files, pages and output", []),
  ]

  var text: String {
    var text = Self.introduction
    for (_, path) in [("yaml", "site.yaml"), ("json", "catalog.json")] {
      text +=
        "\n"
        + Self.block(
          path.hasSuffix("yaml") ? "yaml" : "json", path,
          DiagnosticExample.project[path] ?? "")
    }
    var rest = entries.sorted { $0.example.id < $1.example.id }
    let severities = ["error", "warning", "notice"]
    let counts = severities.map { severity in
      rest.count { $0.uses.contains { $0.severity == severity } }
    }
    text += """

      There are \(rest.count) ids: \(counts[0]) of errors, \(counts[1]) of \
      warnings and \(counts[2]) of
      notices; a few are of more than one.

      """
    for (title, modules) in Self.parts {
      let here = rest.filter { entry in
        modules.isEmpty || entry.uses.contains { modules.contains($0.module) }
      }
      rest.removeAll { entry in
        here.contains { $0.example.id == entry.example.id }
      }
      guard !here.isEmpty else { continue }
      text += "\n## \(title)\n\n"
      text += MarkdownTable.text(
        ["id", "is", "says"],
        here.map {
          [
            "[`\($0.example.id)`](#\($0.example.id))", $0.severities,
            $0.firstSentence,
          ]
        })
      for entry in here { text += section(entry) }
    }
    return text
  }

  private func section(_ entry: Entry) -> String {
    let example = entry.example
    var text = "\n### \(example.id)\n\n"
    text += "\(entry.severities.capitalizedFirst). \(example.summary)\n"
    guard example.hasExample else { return text }
    for file in example.files {
      text += "\n" + Self.block(file.language, file.path ?? "", file.text)
    }
    let commands = example.script.split(separator: "\n")
      .map { "$ \($0)\n" }.joined()
    return text + "\n```console\n\(commands)\(entry.output)```\n"
  }

  /// A file; its path stands above it, since these are not files that a reader
  /// should have all at once.
  private static func block(
    _ language: String, _ path: String, _ text: String
  ) -> String {
    let fence = text.contains("```") ? "````" : "```"
    return "`\(path)`\n\n\(fence)\(language)\n\(text)\(fence)\n"
  }

  private static let introduction = """
    # Diagnostics

    Every problem that Greenroom reports has an id, which stands in brackets at
    the end of its first line and does not change between versions. An error
    makes the exit status 1; a warning names something that has no effect or
    cannot be shown; a notice is for your information. How to get them as JSON
    or as annotations is told in [the command line](command-line.md).

    Each id is shown by the smallest change of this project that reports it:

    """
}

extension DiagnosticsPage.Entry {
  /// `error or warning`
  fileprivate var severities: String {
    ["error", "warning", "notice"].filter { severity in
      uses.contains { $0.severity == severity }
    }.joined(separator: " or ")
  }

  /// The first sentence of the summary, for the table.
  fileprivate var firstSentence: String {
    let line = example.summary.split(separator: "\n").joined(separator: " ")
    return line.components(separatedBy: ". ").first
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? ""
  }
}

extension String {
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
