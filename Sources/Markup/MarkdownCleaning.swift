import CCmark

extension MarkdownTree {
  /// Takes out raw HTML and addresses that are not allowed. A link without
  /// its address is its text, an image its description.
  ///
  /// `rewrite` sees each allowed address and may give another, which is
  /// checked too, or nil to take it out.
  func clean(rewriting rewrite: Markdown.AddressRewriter?) {
    var raw: [MarkdownNode] = []
    var addressed: [(node: MarkdownNode, use: MarkdownAddress.Use)] = []
    forEachNode { node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: raw.append(node)
      case CMARK_NODE_LINK: addressed.append((node, .link))
      case CMARK_NODE_IMAGE: addressed.append((node, .image))
      default: break
      }
    }
    for node in raw { Self.remove(node) }
    for (node, use) in addressed {
      if let address = Self.checked(node, use, rewrite) {
        cmark_node_set_url(node, address)
      } else {
        Self.unwrap(node)
      }
    }
  }

  private static func checked(
    _ node: MarkdownNode, _ use: MarkdownAddress.Use,
    _ rewrite: Markdown.AddressRewriter?
  ) -> String? {
    let text = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    guard AddressPolicy.allows(text, as: use) else { return nil }
    guard let rewrite else { return text }
    let line = Int(cmark_node_get_start_line(node))
    let address = MarkdownAddress(use: use, text: text, line: line)
    guard let rewritten = rewrite(address),
      AddressPolicy.allows(rewritten, as: use)
    else { return nil }
    return rewritten
  }

  /// Takes `node` out, and a paragraph that is empty without it.
  private static func remove(_ node: MarkdownNode) {
    let parent = cmark_node_parent(node)
    cmark_node_free(node)
    guard let parent, cmark_node_get_type(parent) == CMARK_NODE_PARAGRAPH,
      cmark_node_first_child(parent) == nil
    else { return }
    cmark_node_free(parent)
  }

  /// Puts the children of `node` in its place.
  private static func unwrap(_ node: MarkdownNode) {
    while let child = cmark_node_first_child(node) {
      guard cmark_node_insert_before(node, child) == 1 else { break }
    }
    cmark_node_free(node)
  }
}
