import Foundation
import TestSupport

/// What documents a diagnostic: `Tests/Fixtures/diagnostics/<id>.md`.
///
/// The text up to the first fence tells what it is. Each fenced block with a
/// path is a file of a project, which replaces or joins those of
/// `DiagnosticExample.project`. A block marked `sh` is what is run in it, in
/// place of `greenroom check`. A file without any block has no example.
struct DiagnosticExample {
  /// A block of a file.
  struct Block {
    var language: String
    var path: String?
    var text: String
  }

  /// The id, which is the name of the file.
  let id: String
  /// What the diagnostic is about, as Markdown.
  let summary: String
  /// The files that the example needs, as they are written.
  let files: [Block]
  /// What is run.
  let script: String
  /// Whether it shows anything.
  let hasExample: Bool

  /// Takes a file apart.
  init(id: String, text: String) {
    self.id = id
    var blocks: [Block] = []
    var open: Block?
    var fence = ""
    var prose: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open, line == fence {
        blocks.append(block)
        open = nil
      } else if open == nil, line.hasPrefix("```") {
        fence = String(line.prefix { $0 == "`" })
        let words = line.dropFirst(fence.count).split(separator: " ")
        open = Block(
          language: words.first.map(String.init) ?? "",
          path: words.dropFirst().first.map(String.init), text: "")
      } else if open != nil {
        open?.text += line + "\n"
      } else {
        prose.append(line)
      }
    }
    summary = prose.joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    files = blocks.filter { $0.path != nil }
    let scripts = blocks.filter { $0.path == nil && $0.language == "sh" }
    script = scripts.first?.text ?? "greenroom check\n"
    hasExample = !blocks.isEmpty
  }

  /// What the command prints about the project, on either stream.
  func output() throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.project)
    for file in files {
      try folder.write([file.path ?? "": file.text])
    }
    let start = "program=\"$0\"; greenroom() { \"$program\" \"$@\"; }\n"
    let result = try Executable().run(
      [], in: folder.path, through: ["/bin/sh", "-c", start + script])
    return result.output + result.error
  }

  /// The project that every example changes.
  static let project = [
    "site.yaml": """
    title: Harbour Live
    locales: [en]
    themes: [base]
    catalog: catalog.json
    widgets:
      - id: films

    """,
    "catalog.json": """
    {"items": [
      {"id": "tides", "title": "How tides work"},
      {"id": "boats", "title": "A boat is built"}
    ]}

    """,
  ]
}

extension DiagnosticExample {
  private static let folder = "Tests/Fixtures/diagnostics"

  /// Where the example of an id stands.
  static func path(_ id: String) -> String { "\(folder)/\(id).md" }

  /// All of them, by id.
  static func all() throws -> [String: DiagnosticExample] {
    let top = GeneratedPage.repository
    let names = try FileManager.default.contentsOfDirectory(
      atPath: top.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".md") }.reduce(into: [:]) {
      let id = String($1.dropLast(3))
      let bytes = try Data(contentsOf: top.appending(path: path(id)))
      $0[id] = DiagnosticExample(
        id: id, text: String(decoding: bytes, as: UTF8.self))
    }
  }
}
