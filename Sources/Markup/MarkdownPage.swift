import CCmark

/// A Markdown page: HTML with widgets and players placed in it.
public struct MarkdownPage: Sendable, Hashable {
  /// A piece of a page, in order.
  public enum Block: Sendable, Hashable {
    /// What stands between widgets and players.
    case html(HTML)
    /// A fenced block whose info string is `widget ID`; line and column of
    /// its fence count from 1. The id is empty if none is given.
    case widget(id: String, line: Int, column: Int)
    /// A fenced block whose info string is `player ID`.
    case player(id: String, line: Int, column: Int)
  }

  /// The text of the first heading; nil without one.
  public var title: String?
  /// The pieces.
  public var blocks: [Block]

  /// Reads a page. Only fences that stand in no list or quote place anything;
  /// what is inside of such a fence is left out.
  public static func parse(
    _ text: String, rewriting rewrite: Markdown.AddressRewriter? = nil
  ) throws(Markdown.Failure) -> MarkdownPage {
    let tree = try MarkdownTree(text)
    tree.clean(rewriting: rewrite)
    var page = MarkdownPage(title: nil, blocks: [])
    var html: [UInt8] = []
    var child = cmark_node_first_child(tree.root)
    while let node = child {
      if let placed = placement(node) {
        page.append(html: &html)
        page.blocks.append(placed)
      } else {
        html += MarkdownTree.render(node)
      }
      child = cmark_node_next(node)
    }
    page.append(html: &html)
    page.title = firstHeading(of: tree)
    return page
  }

  private mutating func append(html: inout [UInt8]) {
    guard !html.isEmpty else { return }
    blocks.append(.html(HTML(trusted: html)))
    html = []
  }

  private static func placement(_ node: MarkdownNode) -> Block? {
    guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK,
      let info = cmark_node_get_fence_info(node)
    else { return nil }
    let words = String(cString: info)
      .split(maxSplits: 1) { $0 == " " || $0 == "\t" }
    guard let kind = words.first else { return nil }
    let rest = words.count > 1 ? words[1] : ""
    let id = String(rest.drop { $0 == " " || $0 == "\t" })
    let line = Int(cmark_node_get_start_line(node))
    let column = Int(cmark_node_get_start_column(node))
    switch kind {
    case "widget": return .widget(id: id, line: line, column: column)
    case "player": return .player(id: id, line: line, column: column)
    default: return nil
    }
  }

  private static func firstHeading(of tree: borrowing MarkdownTree) -> String? {
    var heading: MarkdownNode?
    tree.forEachNode { node in
      if heading == nil, cmark_node_get_type(node) == CMARK_NODE_HEADING {
        heading = node
      }
    }
    let text = heading.map(MarkdownTree.plainText(of:)) ?? ""
    return text.isEmpty ? nil : text
  }
}
