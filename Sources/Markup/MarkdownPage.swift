/// A Markdown page: HTML with widgets and players placed in it.
public struct MarkdownPage: Sendable, Hashable {
  /// A piece of a page, in order.
  public enum Block: Sendable, Hashable {
    case html(HTML)
    /// A fenced block whose info string is `widget ID`; line and column of
    /// its fence count from 1, the column in Unicode scalars.
    case widget(id: String, line: Int, column: Int)
    /// A fenced block whose info string is `player ID`.
    case player(id: String, line: Int, column: Int)
  }

  /// The text of the first heading; nil without one.
  public var title: String?
  /// The pieces.
  public var blocks: [Block]

  /// Reads a page.
  public static func parse(
    _ text: String
  ) throws(Markdown.Failure) -> MarkdownPage {
    MarkdownPage(title: nil, blocks: [.html(try Markdown.render(text))])
  }
}
