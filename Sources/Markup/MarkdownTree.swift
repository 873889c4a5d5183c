import CCmark

/// A node of libcmark's tree.
typealias MarkdownNode = OpaquePointer

/// A parsed text; it owns libcmark's nodes.
struct MarkdownTree: ~Copyable {
  let root: MarkdownNode

  /// Parses `text` (CommonMark 0.30).
  init(_ text: String) throws(Markdown.Failure) {
    try MarkdownLimits.check(text)
    let size = text.utf8.count
    guard let root = cmark_parse_document(text, size, CMARK_OPT_DEFAULT)
    else { throw .unreadable }
    self.root = root
  }

  deinit { cmark_node_free(root) }

  /// Calls `visit` for every node, parents before their children. The tree
  /// must not change meanwhile. Walks without recursion.
  func forEachNode(_ visit: (MarkdownNode) -> Void) {
    walk { event, node in
      if event == CMARK_EVENT_ENTER { visit(node) }
    }
  }

  /// Calls `visit` on entering and on leaving every node.
  func walk(_ visit: (cmark_event_type, MarkdownNode) -> Void) {
    MarkdownTree.walk(root, visit)
  }

  /// The same for the nodes below `root`.
  static func walk(
    _ root: MarkdownNode, _ visit: (cmark_event_type, MarkdownNode) -> Void
  ) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE,
        let node = cmark_iter_get_node(iterator)
      else { return }
      visit(event, node)
    }
  }

  /// `node` and what is below it as HTML.
  static func render(_ node: MarkdownNode) -> [UInt8] {
    guard let text = cmark_render_html(node, CMARK_OPT_DEFAULT) else {
      return []
    }
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return Array(String(cString: text).utf8)
  }
}
