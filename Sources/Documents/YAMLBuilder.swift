import Diagnostics

/// Builds the nodes of one document from its events.
///
/// What YAML offers beyond plain data (anchors, aliases, merge keys, tags of
/// one's own, several documents) is reported where it stands, and reading goes
/// on, so that one run shows all of it.
struct YAMLBuilder {
  /// A list or mapping that is still open.
  private struct Frame {
    var isMapping: Bool
    var offset: Int
    var list: [Node] = []
    var entries: [Node.Entry] = []
    var key: (text: String, offset: Int)?
  }

  private let locate: (Int) -> SourceLocation
  private var open: [Frame] = []
  private var root: Node?
  private var documents = 0
  private var report = BoundedReport()
  /// What was found wrong so far.
  private(set) var problems: [Diagnostic] = []

  init(locate: @escaping (Int) -> SourceLocation) { self.locate = locate }

  /// The value of the document; `null` at 1:1 when there is none.
  var result: Node { root ?? Node(.null, at: locate(0)) }

  /// Where the lists and mappings that are open start, outermost first.
  var openOffsets: [Int] { open.map(\.offset) }

  /// Takes an event; false when reading should stop.
  mutating func take(_ event: YAMLEvent) -> Bool {
    if let anchor = event.anchor {
      refuse(.yamlAnchor(anchor.text, at: locate(anchor.offset)))
    }
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 {
        refuse(.yamlDocuments(at: locate(event.near)))
        return false
      }
    case .scalar(let text, let isPlain):
      scalar(text, isPlain: isPlain, event)
    case .alias(let name):
      let offset = event.near
      refuse(.yamlAlias(name, at: locate(offset)))
      if expectsKey { setKey("*" + name, offset) } else { add(.null, offset) }
    case .listStart, .mappingStart:
      return push(event) && !report.isFull
    case .end:
      pop()
    case .other:
      break
    }
    return !report.isFull
  }

  /// Closes the report of refused things.
  mutating func finish() {
    report.finish(into: &problems) { .yamlMoreRefused(at: $1) }
  }

  private var expectsKey: Bool {
    open.last.map { $0.isMapping && $0.key == nil } ?? false
  }

  private mutating func refuse(_ problem: Diagnostic) {
    report.add(to: &problems) { problem }
  }

  private mutating func scalar(
    _ text: String, isPlain: Bool, _ event: YAMLEvent
  ) {
    // A value that is not written is shown at its key.
    let offset = event.offset ?? open.last?.key?.offset ?? event.near
    if expectsKey {
      if isPlain, text == "<<" { refuse(.yamlMerge(at: locate(offset))) }
      return setKey(text, offset)
    }
    let resolved = isPlain ? CoreSchema.resolve(text) : .string(text)
    guard let tag = event.tag else { return add(resolved, offset) }
    switch YAMLTag.apply(tag.text, to: text) {
    case .value(let value):
      add(value, offset)
    case .mismatch(let type):
      refuse(.yamlTagMismatch(text, type, at: locate(offset)))
      add(resolved, offset)
    case .unknown:
      refuse(.yamlTag(tag.text, at: locate(tag.offset)))
      add(resolved, offset)
    }
  }

  private mutating func push(_ event: YAMLEvent) -> Bool {
    let isMapping = if case .mappingStart = event.kind { true } else { false }
    let offset = event.near
    if let tag = event.tag, !YAMLTag.names(tag.text, isMapping: isMapping) {
      refuse(.yamlTag(tag.text, at: locate(tag.offset)))
    }
    if expectsKey { refuse(.yamlKey(at: locate(offset))) }
    guard open.count < YAML.maximumDepth else {
      problems.append(.tooDeep(at: locate(offset), YAML.maximumDepth))
      return false
    }
    open.append(Frame(isMapping: isMapping, offset: offset))
    return true
  }

  private mutating func pop() {
    guard let frame = open.popLast() else { return }
    if expectsKey { return setKey("", frame.offset) }
    add(
      frame.isMapping ? .mapping(frame.entries) : .list(frame.list),
      frame.offset)
  }

  private mutating func setKey(_ text: String, _ offset: Int) {
    let index = open.count - 1
    open[index].key = (text, offset)
    // The mark of `a: 1` in a list of brackets is that of its colon.
    open[index].offset = min(open[index].offset, offset)
  }

  private mutating func add(_ value: Node.Value, _ offset: Int) {
    let node = Node(value, at: locate(offset))
    guard let index = open.indices.last else {
      root = root ?? node
      return
    }
    guard open[index].isMapping else { return open[index].list.append(node) }
    guard let key = open[index].key else { return }
    open[index].key = nil
    open[index].entries.append(
      Node.Entry(
        key: key.text, keyLocation: locate(key.offset), value: node))
  }
}
