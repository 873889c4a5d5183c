import Diagnostics
import Documents

/// The readers of YAML and JSON.
enum Documents {
  /// Reads YAML: a document, or an error that says why not.
  static func yaml(_ bytes: [UInt8]) {
    var problems: [Diagnostic] = []
    let root = YAML.parse(bytes, file: "f", into: &problems)
    expect(root != nil || problems.hasErrors, "no document has a reason")
    Reports.check(problems, of: bytes)
    if let root { walk(root, depth: 0) }
  }

  private static func walk(_ node: Node, depth: Int) {
    expect(depth <= YAML.maximumDepth, "the depth is bounded")
    expect(
      node.location.line > 0 && node.location.column > 0,
      "every node has a place")
    switch node.value {
    case .list(let nodes): nodes.forEach { walk($0, depth: depth + 1) }
    case .mapping(let entries):
      entries.forEach { walk($0.value, depth: depth + 1) }
    default: break
    }
  }

  /// Reads JSON, then every value of it in every way.
  static func json(_ bytes: [UInt8]) {
    var problems: [Diagnostic] = []
    let document = JSONDocument.parse(bytes, file: "f", into: &problems)
    expect(document != nil || problems.hasErrors, "no document has a reason")
    Reports.check(problems, of: bytes)
    guard let document else { return }
    walk(document.root, depth: 0)
    _ = document.root.pointer(bytes.prefix(64).text)
  }

  private static func walk(_ value: JSONValue, depth: Int) {
    expect(depth <= JSONDocument.maximumDepth, "the depth is bounded")
    expect(value.location.line > 0, "every value has a place")
    _ = (value.double, value.int64, value.numberText, value.bool)
    _ = value.sourceBytes
    if let string = value.string {
      expect(value.isString(string), "a string is itself")
    }
    for element in value.elements { walk(element, depth: depth + 1) }
    for (key, member) in value.members {
      walk(key, depth: depth + 1)
      walk(member, depth: depth + 1)
      if let key = key.string {
        expect(value[key] != nil, "a member is found by its key")
      }
    }
  }
}
