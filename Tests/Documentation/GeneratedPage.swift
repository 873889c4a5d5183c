import Foundation
import Testing

/// A page of `docs/` that is made from the code.
struct GeneratedPage {
  /// The name of the file in `docs/`.
  let name: String
  /// What it should hold.
  let text: String

  /// Compares the page with the file. With `UPDATE_DOCS` in the environment
  /// the file is written first.
  func check() throws {
    let file = Self.repository.appending(path: "docs/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(
      written == text,
      "docs/\(name) is stale: UPDATE_DOCS=1 swift test --filter Documentation")
  }

  /// The top of the repository.
  static let repository = URL(filePath: #filePath)
    .appending(path: "../../..").standardizedFileURL
}

/// Tables as GitHub-flavoured Markdown has them.
enum MarkdownTable {
  /// A table with a head; every row has as many cells.
  static func text(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// A text as code.
  static func code(_ text: String) -> String { "`\(text)`" }
}
