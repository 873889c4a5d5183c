import Catalog
import Configuration
import Diagnostics
import Markup
import Rendering

/// Reads the Markdown pages of a project and publishes their pictures.
struct MarkdownPages {
  private let project: Project
  private let names: Set<String>

  init(_ project: Project) {
    self.project = project
    names = Set(project.pages.files.map(\.name))
  }

  /// The pages whose widgets and players all exist.
  func pages(
    publisher: inout AssetPublisher, into diagnostics: inout [Diagnostic]
  ) -> [SiteContent.Page] {
    project.pages.files.compactMap { file in
      guard
        let content = read(file, publisher: &publisher, into: &diagnostics)
      else { return nil }
      let problems = unknownBlocks(content, in: file)
      diagnostics += problems
      return problems.isEmpty
        ? SiteContent.Page(name: file.name, content: content) : nil
    }
  }

  private func read(
    _ file: MarkdownFiles.File, publisher: inout AssetPublisher,
    into diagnostics: inout [Diagnostic]
  ) -> MarkdownPage? {
    var publishing = publisher
    var problems: [Diagnostic] = []
    defer {
      publisher = publishing
      diagnostics += problems
    }
    do {
      return try MarkdownPage.parse(file.text) { address in
        let location = SourceLocation(
          file: file.display, line: address.line, column: 1)
        switch (address.use, Address(address.text)) {
        case (.image, .relative(let path)):
          return publishing.publish(
            Address.path(path, in: MarkdownFiles.folder), as: .image,
            at: location, into: &problems
          ).map { PageRenderer.top + $0 }
        case (.link, .relative(let path)): return page(path)
        case (_, .remote(let url)): return url
        }
      }
    } catch {
      problems.append(.unrenderedMarkdown(file.display, error))
      return nil
    }
  }

  /// A link to the source of another page leads to that page.
  private func page(_ path: String) -> String {
    guard path.hasSuffix(".md"), names.contains(String(path.dropLast(3)))
    else { return path }
    return ItemID.fileName(of: String(path.dropLast(3))) + ".html"
  }

  private func unknownBlocks(
    _ page: MarkdownPage, in file: MarkdownFiles.File
  ) -> [Diagnostic] {
    let widgets = project.configuration.widgets.map(\.id)
    let players = project.configuration.players.map(\.id)
    let snapshot = project.snapshot
    return page.blocks.compactMap { block in
      switch block {
      case .html: return nil
      case .widget(let id, let line, let column):
        if widgets.contains(id) { return nil }
        return .unknownWidget(
          id,
          at: SourceLocation(file: file.display, line: line, column: column),
          help: help(id, widgets, otherwise: "site.yaml has no widgets"))
      case .player(let id, let line, let column):
        if players.contains(id) || snapshot.index(of: id) != nil { return nil }
        return .unknownPlayer(
          id,
          at: SourceLocation(file: file.display, line: line, column: column),
          help: help(
            id, players + snapshot.items.lazy.map(\.id),
            otherwise: "name a video of the catalog or a player of site.yaml"))
      }
    }
  }

  /// How many names a help lists at most.
  private static let listed = 20

  private func help(_ id: String, _ known: [String], otherwise: String)
    -> String
  {
    if let near = Suggestion.nearest(to: id, among: known) {
      return "did you mean “\(near)”?"
    }
    return known.isEmpty || known.count > Self.listed
      ? otherwise : "known ones are \(known.joined(separator: ", "))"
  }
}
