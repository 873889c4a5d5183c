import Diagnostics
import Documents

/// Walks the tree of a template and writes what it makes of the data.
struct PlainRenderer {
  private let partials: (String) -> TemplateSource?
  private var parsed: [String: ParsedTemplate?] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var output: [UInt8] = []
  /// The context stack, innermost last.
  var contexts: [JSONValue]
  private var source = TemplateSource(name: "", file: "", bytes: [])
  private var margin = Margin()
  private var fillers = Fillers()
  /// Whether the next line continues one that has begun.
  private var joinsLine = false
  private var includes = 0
  private var depth = 0
  private var steps = 0

  init(partials: @escaping (String) -> TemplateSource?, data: JSONValue) {
    self.partials = partials
    contexts = [data]
  }

  /// Nothing more is written after the first problem.
  private var hasFailed: Bool { !diagnostics.isEmpty }

  mutating func renderRoot(_ source: TemplateSource) {
    let template = Parser.parse(source)
    report(template)
    self.source = source
    render(template.body)
  }

  private mutating func report(_ template: ParsedTemplate) {
    diagnostics += template.problems.map {
      .parsing($0, in: template.source)
    }
  }

  private mutating func render(_ nodes: [Node]) {
    depth += 1
    for node in nodes {
      guard !hasFailed else { break }
      steps += 1
      render(node)
    }
    depth -= 1
  }

  private mutating func render(_ node: Node) {
    switch node {
    case .line(let blanks):
      if joinsLine {
        joinsLine = false
      } else {
        output += margin.applied(to: blanks, in: source)
      }
    case .text(let range):
      output += source.bytes[range]
    case .variable(let name, let isRaw):
      guard fits(name) else { return }
      steps += contexts.count
      write(lookUp(name), isRaw: isRaw)
    case .section(let section):
      render(section)
    case .partial(let include):
      render(include, arguments: [])
    case .parent(let include, let arguments):
      render(include, arguments: arguments)
    case .block(let block):
      render(block)
    }
  }

  private mutating func write(_ value: JSONValue?, isRaw: Bool) {
    let text: String =
      switch value?.kind {
      case .string: value?.string ?? ""
      case .number: value?.numberText ?? ""
      case .bool: value?.bool == true ? "true" : "false"
      default: ""
      }
    guard !isRaw else {
      output += text.utf8
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      default: output.append(byte)
      }
    }
  }
}

extension PlainRenderer {
  private mutating func render(_ section: Section) {
    guard fits(section.name) else { return }
    steps += contexts.count
    let value = lookUp(section.name).flatMap { $0.isTruthy ? $0 : nil }
    if section.isInverted {
      if value == nil { render(section.body) }
    } else if let value, value.kind == .array {
      for element in value.elements where !hasFailed {
        render(section.body, with: element)
      }
    } else if let value {
      render(section.body, with: value)
    }
  }

  private mutating func render(_ body: [Node], with context: JSONValue) {
    contexts.append(context)
    render(body)
    contexts.removeLast()
  }

  private mutating func render(_ include: Include, arguments: [Block]) {
    let name =
      include.isDynamic ? lookUp(include.name)?.string : include.name.text
    guard let name, fits(include.name), let template = template(name) else {
      return
    }
    guard includes < Limits.plainIncludes else {
      return fail(.plainTooDeep(at: source.location(include.name.tag)))
    }
    let outer = (source, margin, fillers)
    margin = margin.margin(of: include, in: source)
    guard margin.indentation.count <= Limits.indentation else {
      return fail(.indentedTooFar(at: source.location(include.name.tag)))
    }
    fillers = fillers.adding(arguments, of: source)
    source = template.source
    includes += 1
    render(template.body)
    includes -= 1
    (source, margin, fillers) = outer
  }

  private mutating func render(_ block: Block) {
    guard fits(block.name) else { return }
    guard let filler = fillers.filler(for: block.name.text) else {
      return render(block.body)
    }
    let outer = (source, margin, fillers)
    let inner = margin.margin(
      of: filler.block, in: filler.source, at: block, in: source)
    if filler.block.opensLine, !block.opensLine { joinsLine = true }
    if !filler.block.opensLine, block.opensLine { output += inner.indentation }
    (source, margin, fillers) = (filler.source, inner, filler.fillers)
    render(filler.block.body)
    joinsLine = false
    (source, margin, fillers) = outer
  }

  private mutating func template(_ name: String) -> ParsedTemplate? {
    if let known = parsed[name] { return known }
    let template = partials(name).map { Parser.parse($0) }
    parsed[name] = .some(template)
    if let template { report(template) }
    return template
  }

  /// Whether the bounds are kept; reports the first that is not.
  private mutating func fits(_ name: Name) -> Bool {
    guard !hasFailed else { return false }
    if depth > Limits.plainDepth {
      fail(.plainTooDeep(at: source.location(name.tag)))
    } else if output.count > Limits.plainOutput || steps > Limits.plainSteps {
      fail(.plainTooLarge(at: source.location(name.tag)))
    }
    return !hasFailed
  }

  private mutating func fail(_ problem: Diagnostic) {
    diagnostics.append(problem)
  }
}
