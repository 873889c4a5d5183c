import Diagnostics
import Documents
import Markup

/// The Markdown pages of a project, as text.
struct MarkdownFiles: Sendable {
  /// One page.
  struct File: Sendable {
    /// The name of its file without `.md`.
    var name: String
    /// What diagnostics call the file.
    var display: String
    /// Its text.
    var text: String
  }

  /// The folder of the pages in a project.
  static let folder = "pages"

  /// The pages, by name.
  private(set) var files: [File] = []

  init(_ project: ProjectFolder, into diagnostics: inout [Diagnostic]) {
    for name in project.names(in: Self.folder) where name.hasSuffix(".md") {
      let path = "\(Self.folder)/\(name)"
      let display = project.displayPath(path)
      do {
        let bytes = try project.read(path, limit: SizeLimits.markdown)
        if let problem = TextFile.encodingProblem(in: bytes, file: display) {
          diagnostics.append(problem)
          continue
        }
        files.append(
          File(
            name: String(name.dropLast(3)), display: display,
            text: String(decoding: bytes, as: UTF8.self)))
      } catch {
        diagnostics.append(.unreadable(display, error, at: nil))
      }
    }
  }
}
