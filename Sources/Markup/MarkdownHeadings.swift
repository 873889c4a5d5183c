import CCmark

extension MarkdownTree {
  /// Gives the highest headings the level `top`, and the others levels below
  /// it in the same steps, 6 at most.
  func lowerHeadings(to top: Int) {
    var headings: [MarkdownNode] = []
    forEachNode { node in
      if cmark_node_get_type(node) == CMARK_NODE_HEADING {
        headings.append(node)
      }
    }
    let levels = headings.map { Int(cmark_node_get_heading_level($0)) }
    guard let highest = levels.min() else { return }
    for (node, level) in zip(headings, levels) {
      let lowered = min(6, max(1, top + level - highest))
      cmark_node_set_heading_level(node, Int32(lowered))
    }
  }
}
