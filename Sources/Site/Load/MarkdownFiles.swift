import Catalog
import Configuration
import Diagnostics
import Markup
import Rendering

/// Reads the Markdown pages of a project.
enum MarkdownFiles {
  /// The pages of `pages/` whose widgets and players all exist.
  static func load(
    _ folder: ProjectFolder, _ configuration: SiteConfiguration,
    _ snapshot: CatalogSnapshot, into diagnostics: inout [Diagnostic]
  ) -> [SiteContent.Page] {
    folder.names(in: "pages").filter { $0.hasSuffix(".md") }.compactMap {
      name in
      let file = folder.displayPath("pages/\(name)")
      guard
        let content = read("pages/\(name)", file, folder, into: &diagnostics)
      else { return nil }
      let problems = unknownBlocks(content, file, configuration, snapshot)
      diagnostics += problems
      return problems.isEmpty
        ? SiteContent.Page(name: String(name.dropLast(3)), content: content)
        : nil
    }
  }

  private static func read(
    _ name: String, _ file: String, _ folder: ProjectFolder,
    into diagnostics: inout [Diagnostic]
  ) -> MarkdownPage? {
    do {
      let bytes = try folder.read(name, limit: SizeLimits.markdown)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        diagnostics.append(.notText(file))
        return nil
      }
      return try MarkdownPage.parse(text)
    } catch let problem as FileProblem {
      diagnostics.append(.unreadable(file, problem, at: nil))
    } catch {
      diagnostics.append(.markdownTooLarge(file))
    }
    return nil
  }

  private static func unknownBlocks(
    _ page: MarkdownPage, _ file: String, _ configuration: SiteConfiguration,
    _ snapshot: CatalogSnapshot
  ) -> [Diagnostic] {
    page.blocks.compactMap { block in
      switch block {
      case .html: return nil
      case .widget(let id, let line, let column):
        let known = configuration.widgets.map(\.id)
        return known.contains(id)
          ? nil
          : .unknownBlock(
            "widget", id,
            at: SourceLocation(file: file, line: line, column: column),
            help: help(id, known, "site.yaml has no widgets"))
      case .player(let id, let line, let column):
        let known = configuration.players.map(\.id)
        return known.contains(id) || snapshot.index(of: id) != nil
          ? nil
          : .unknownBlock(
            "player", id,
            at: SourceLocation(file: file, line: line, column: column),
            help: help(
              id, known + snapshot.items.lazy.map(\.id),
              "name a video of the catalog or a player of site.yaml"))
      }
    }
  }

  private static func help(
    _ id: String, _ known: [String], _ otherwise: String
  ) -> String {
    if let near = Suggestion.nearest(to: id, among: known) {
      return "did you mean “\(near)”?"
    }
    return known.isEmpty || known.count > 20
      ? otherwise : "known ones are \(known.joined(separator: ", "))"
  }
}
