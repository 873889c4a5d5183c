import CCmark

/// CommonMark, rendered without raw HTML and with every address checked.
public enum Markdown {
  /// Why a text was not rendered.
  public enum Failure: Error, Sendable, Hashable {
    /// The text has more than `Markdown.maximumBytes` bytes.
    case tooLarge(bytes: Int)
    /// Quotes and lists stand inside each other more than 200 times, or a line
    /// is indented as if they did.
    case tooDeep(line: Int)
    /// So many images and links are opened and closed that finding the pairs
    /// would take long.
    case tooManyBrackets
    /// The parser gave nothing.
    case unreadable
  }

  /// Gives the address to use in place of another; nil takes it out.
  public typealias AddressRewriter = (MarkdownAddress) -> String?

  /// The most bytes of one text, 1 MB.
  public static let maximumBytes = 1 << 20

  /// The blocks of `text` as HTML.
  ///
  /// Raw HTML is left out. Links lead to `http`, `https`, `mailto` or
  /// relative addresses, images to `http`, `https` or relative ones; a link
  /// with another address keeps only its text, an image only its description.
  ///
  /// - Parameter topHeading: The level, 1 to 6, that the highest headings of
  ///   the text get, so that they fit under a heading of the page.
  public static func render(
    _ text: String, topHeading: Int = 1,
    rewriting rewrite: AddressRewriter? = nil
  ) throws(Failure) -> HTML {
    let tree = try MarkdownTree(text)
    tree.clean(rewriting: rewrite)
    if topHeading > 1 { tree.lowerHeadings(to: topHeading) }
    return HTML(trusted: MarkdownTree.render(tree.root))
  }

  /// The same for a place inside a line: the lines of text of all blocks
  /// without the blocks' own tags, joined by `<br />`.
  public static func renderInline(
    _ text: String, rewriting rewrite: AddressRewriter? = nil
  ) throws(Failure) -> HTML {
    let tree = try MarkdownTree(text)
    tree.clean(rewriting: rewrite)
    var bytes: [UInt8] = []
    tree.forEachNode { node in
      let type = cmark_node_get_type(node)
      switch type {
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_CODE_BLOCK:
        if !bytes.isEmpty { bytes += "<br />".utf8 }
        if type == CMARK_NODE_CODE_BLOCK {
          let code = MarkdownTree.plainText(of: node)
          bytes += HTML(text: code).bytes
        }
        var child = cmark_node_first_child(node)
        while let inline = child {
          bytes += MarkdownTree.render(inline)
          child = cmark_node_next(inline)
        }
      default: break
      }
    }
    return HTML(trusted: bytes)
  }

  /// The text alone, white space collapsed, as for a meta description. Raw
  /// HTML is left out; of links and images the text remains.
  public static func plainText(_ text: String) throws(Failure) -> String {
    let tree = try MarkdownTree(text)
    return MarkdownTree.plainText(of: tree.root)
  }
}
