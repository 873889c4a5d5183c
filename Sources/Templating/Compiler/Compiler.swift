import Diagnostics

/// Turns a tree with all the templates that it calls into one flat program.
struct Compiler {
  let library: TemplateLibrary
  var builder = ProgramBuilder()
  var diagnostics: [Diagnostic] = []
  /// Where in the HTML the next byte will stand.
  var state = HTMLState.text
  /// Where the tag and the attribute that are being read started.
  var tagStart: Place
  var attributeStart: Place
  /// The template whose nodes are being compiled.
  var source: TemplateSource
  /// The records that are open, innermost last.
  var scopes: [Scope]
  /// The templates that are being put in, outermost first.
  var calls: [Call] = []
  /// What fills the blocks of the template that is being compiled.
  var fillers = Fillers()
  /// Blocks of parent tags that found their place.
  var usedBlocks: Set<Place> = []
  /// The names of the blocks that were met.
  var metBlocks: Set<String> = []
  var margin = Margin()
  /// Whether the next line continues one that has begun.
  var joinsLine = false
  var depth = 0
  private var steps = 0
  private var reported: Set<Diagnostic> = []
  private var reportedTemplates: Set<String> = []

  init(library: TemplateLibrary, root: ParsedTemplate, schema: Schema) {
    self.library = library
    source = root.source
    let start = Place(template: root.source.name, offset: 0)
    (tagStart, attributeStart) = (start, start)
    scopes = [Scope(schema)]
    _ = builder.schema(schema.id)
  }

  mutating func compileRoot(_ parsed: ParsedTemplate) {
    calls = [Call(template: parsed.source.name, place: nil)]
    reportProblems(of: parsed)
    compile(parsed.body)
    checkEnd(of: "the template “\(parsed.source.name)”")
  }

  mutating func compile(_ nodes: [Node]) {
    guard depth < Limits.compileDepth else {
      report(.includedTooDeep(at: location(0)))
      return
    }
    depth += 1
    for node in nodes {
      guard diagnostics.count < Limits.problems else { break }
      guard steps < Limits.steps, !builder.isTooLarge else {
        report(.expandsTooFar(at: SourceLocation(file: source.file)))
        break
      }
      compile(node)
    }
    depth -= 1
  }

  private mutating func compile(_ node: Node) {
    switch node {
    case .line(let blanks):
      startLine(blanks)
    case .text(let range):
      for offset in range { literal(source.bytes[offset], at: offset) }
    case .variable, .section, .partial, .parent, .block:
      steps += 1
      compileTag(node)
    }
  }

  private mutating func compileTag(_ node: Node) {
    switch node {
    case .line, .text:
      break
    case .variable(let name, let isRaw):
      compileVariable(name, isRaw: isRaw)
    case .section(let section):
      compileSection(section)
    case .partial(let include):
      compileInclude(include, arguments: [])
    case .parent(let include, let arguments):
      compileInclude(include, arguments: arguments)
    case .block(let block):
      compileBlock(block)
    }
  }

  /// Reports a problem unless the same has been reported, which happens when
  /// a template is put in twice. The calls that lead to it become notes.
  mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Limits.problems,
      reported.insert(diagnostic).inserted
    else { return }
    var diagnostic = diagnostic
    if diagnostic.notes.isEmpty { diagnostic.notes = callNotes }
    diagnostics.append(diagnostic)
  }

  /// Reports what is wrong with the tags of a template, once.
  mutating func reportProblems(of parsed: ParsedTemplate) {
    guard reportedTemplates.insert(parsed.source.name).inserted else { return }
    for problem in parsed.problems {
      report(.parsing(problem, in: parsed.source))
    }
  }

  /// Where a byte of the current template stands.
  func location(_ offset: Int) -> SourceLocation { source.location(offset) }

  /// The calls that lead to the current template, innermost first.
  private var callNotes: [Diagnostic.Note] {
    calls.reversed().compactMap { call in
      note(of: call)
    }
  }

  func note(of call: Call) -> Diagnostic.Note? {
    guard let place = call.place,
      let caller = library.templates[place.template]?.source
    else { return nil }
    return Diagnostic.Note(
      "“\(call.template)” is used here", at: caller.location(place.offset))
  }
}

/// A byte of one of the templates.
struct Place: Hashable {
  var template: String
  var offset: Int
}

/// A template that is being put in, and where it is called.
struct Call {
  var template: String
  var place: Place?
}
