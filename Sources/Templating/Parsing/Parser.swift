/// Reads a template by the Mustache specification, version 1.4: the core
/// modules, and of the optional ones inheritance and dynamic names.
struct Parser {
  /// Something open that a closing tag will end.
  struct Frame {
    enum Kind {
      case root
      case section(isInverted: Bool)
      case parent(isDynamic: Bool, lead: Range<Int>?)
      case block(isArgument: Bool, opensLine: Bool, lead: Range<Int>?)
    }

    var kind: Kind
    var name: Name
    var nodes: [Node] = []
    /// Where the body starts.
    var start: Int
    /// The first tag that has no effect where it stands.
    var stray: Int?

    var isParent: Bool { if case .parent = kind { true } else { false } }
  }

  let source: TemplateSource
  var lexer: Lexer
  var position = 0
  /// Whether `position` starts a line whose start is not yet in the tree.
  var startsLine = true
  var frames: [Frame] = []
  var problems: [ParseProblem] = []

  private init(_ source: TemplateSource) {
    self.source = source
    lexer = Lexer(source.bytes)
    let nothing = Name(text: "", parts: [], offset: 0, tag: 0)
    frames = [Frame(kind: .root, name: nothing, start: 0)]
  }

  /// The tree of a template; where it is broken, of what could be read.
  static func parse(_ source: TemplateSource) -> ParsedTemplate {
    var parser = Parser(source)
    if source.bytes.count > Limits.templateSize {
      parser.problems = [.tooLarge]
    } else if let offset = source.firstInvalidByte {
      parser.problems = [.notUTF8(offset)]
    } else {
      parser.run()
    }
    return ParsedTemplate(
      source: source, body: parser.frames[0].nodes, problems: parser.problems)
  }

  private mutating func run() {
    while let start = lexer.nextTag(from: position) {
      guard let tag = lexer.tag(at: start) else {
        problems.append(
          .unclosedTag(start, closing: lexer.closingText(at: start)))
        return
      }
      guard problems.count < Limits.problems else { return }
      guard frames.count <= Limits.nesting else {
        problems.append(.tooDeep(start))
        return
      }
      read(tag)
    }
    addText(to: source.bytes.count)
    for frame in frames.dropFirst() {
      problems.append(.unclosed(frame.name.text, at: frame.name.tag))
    }
  }

  private mutating func read(_ tag: Tag) {
    switch tag.kind {
    case .comment:
      skip(tag)
    case .delimiters:
      skip(tag)
      if !lexer.setDelimiters(tag.content) {
        problems.append(.badDelimiters(tag.range.lowerBound))
      }
    case .variable, .raw:
      skipInline(tag)
      guard let name = name(of: tag) else { return }
      add(.variable(name, isRaw: tag.kind == .raw), at: name.tag)
    case .section, .inverted:
      skip(tag)
      guard let name = name(of: tag) else { return }
      open(.section(isInverted: tag.kind == .inverted), name)
    case .partial:
      readPartial(tag)
    case .parent:
      openParent(tag)
    case .block:
      openBlock(tag)
    case .close:
      close(tag)
    }
  }

  private mutating func readPartial(_ tag: Tag) {
    let indentation = skip(tag)
    guard let (name, isDynamic) = callee(of: tag) else { return }
    add(
      .partial(
        Include(name: name, isDynamic: isDynamic, indentation: indentation)),
      at: name.tag)
  }

  private mutating func openParent(_ tag: Tag) {
    let lead = lead(of: tag)
    skipInline(tag)
    guard let (name, isDynamic) = callee(of: tag) else { return }
    open(.parent(isDynamic: isDynamic, lead: lead), name)
  }

  private mutating func openBlock(_ tag: Tag) {
    let lead = lead(of: tag)
    let isArgument = frames.last?.isParent ?? false
    let opensLine: Bool
    if isArgument, let next = lexer.trail(of: tag.range.upperBound) {
      // The text around a block in a parent tag is ignored, so that only what
      // follows the opening tag decides whether it ends its line.
      opensLine = true
      addText(to: tag.range.lowerBound)
      (position, startsLine) = (next, true)
    } else {
      opensLine = skip(tag) != nil
    }
    guard let name = name(of: tag) else { return }
    open(
      .block(isArgument: isArgument, opensLine: opensLine, lead: lead), name)
  }

  /// Adds a node; inside a parent tag it has no effect and is noted.
  mutating func add(_ node: Node, at offset: Int) {
    guard !(frames.last?.isParent ?? false) else {
      let last = frames.count - 1
      frames[last].stray = frames[last].stray ?? offset
      return
    }
    frames[frames.count - 1].nodes.append(node)
  }

  private mutating func open(_ kind: Frame.Kind, _ name: Name) {
    frames.append(Frame(kind: kind, name: name, start: position))
  }
}
