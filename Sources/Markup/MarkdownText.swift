import CCmark

extension MarkdownTree {
  /// The text below `node` with white space collapsed.
  static func plainText(of node: MarkdownNode) -> String {
    var bytes: [UInt8] = []
    walk(node) { event, node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK:
        append(literal(of: node), to: &bytes)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
        append([UInt8(ascii: " ")], to: &bytes)
      default: break
      }
      if event == CMARK_EVENT_EXIT || isLeafBlock(node), isBlock(node) {
        append([UInt8(ascii: " ")], to: &bytes)
      }
    }
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of a node that holds some.
  static func literal(of node: MarkdownNode) -> [UInt8] {
    guard let text = cmark_node_get_literal(node) else { return [] }
    return Array(String(cString: text).utf8)
  }

  private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: " "), 0x09, 0x0A, 0x0D:
        let isNeeded = !bytes.isEmpty && bytes.last != UInt8(ascii: " ")
        if isNeeded { bytes.append(UInt8(ascii: " ")) }
      default: bytes.append(byte)
      }
    }
  }

  private static func isBlock(_ node: MarkdownNode) -> Bool {
    let type = cmark_node_get_type(node).rawValue
    return type >= CMARK_NODE_FIRST_BLOCK.rawValue
      && type <= CMARK_NODE_LAST_BLOCK.rawValue
  }

  private static func isLeafBlock(_ node: MarkdownNode) -> Bool {
    let type = cmark_node_get_type(node)
    return type == CMARK_NODE_CODE_BLOCK || type == CMARK_NODE_THEMATIC_BREAK
  }
}
