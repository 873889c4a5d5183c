import Diagnostics

extension Compiler {
  /// A partial or a parent: puts the template in, where it is called. Of a
  /// dynamic name, every template that it may be.
  mutating func compileInclude(_ include: Include, arguments: [Block]) {
    guard state == .text else {
      report(
        .includePlace(include.name.text, state, at: location(include.name.tag)))
      return
    }
    if let stray = include.stray {
      report(.strayTag(in: include.name.text, at: location(stray)))
    }
    let outerNames = metBlocks
    metBlocks = []
    if include.isDynamic {
      compileDynamic(include, arguments)
    } else if let parsed = template(include.name.text, include) {
      put(in: parsed, include, arguments)
      checkUse(of: arguments, parent: include.name.text)
    }
    metBlocks.formUnion(outerNames)
  }

  private mutating func compileDynamic(
    _ include: Include, _ arguments: [Block]
  ) {
    guard let value = resolve(include.name) else { return }
    guard case .choice(let names) = value.kind else {
      report(
        .notAChoice(
          include.name.text, value.kind, at: location(include.name.offset)))
      return
    }
    var ends: [Int] = []
    for name in names {
      guard let parsed = template(name, include) else { continue }
      let (start, count) = builder.store(name)
      let test = builder.appendOpen(
        .skipUnlessEqual(value.slot, start: start, count: count, to: 0))
      put(in: parsed, include, arguments)
      ends.append(builder.appendOpen(.jump(to: 0)))
      builder.patch(test)
    }
    for end in ends { builder.patch(end) }
    checkUse(of: arguments, parent: include.name.text)
  }

  /// The template to be put in; reports one that is missing, that contains
  /// itself, or that stands too deep.
  private mutating func template(
    _ name: String, _ include: Include
  ) -> ParsedTemplate? {
    let offset = include.name.offset
    guard let parsed = library.templates[name] else {
      report(
        .unknownTemplate(name, at: location(offset), among: library.names))
      return nil
    }
    if let first = calls.firstIndex(where: { $0.template == name }) {
      let last = Call(
        template: name, place: Place(template: source.name, offset: offset))
      let chain = (calls[(first + 1)...] + [last]).compactMap { note(of: $0) }
      report(.recursion(name, at: location(offset), chain: chain))
      return nil
    }
    guard calls.count < Limits.includes else {
      report(.includedTooDeep(at: location(offset)))
      return nil
    }
    return parsed
  }

  private mutating func put(
    in parsed: ParsedTemplate, _ include: Include, _ arguments: [Block]
  ) {
    let outer = (source, margin, fillers)
    let inner = margin.margin(of: include, in: source)
    guard inner.indentation.count <= Limits.indentation else {
      report(.indentedTooFar(at: location(include.name.tag)))
      return
    }
    calls.append(
      Call(
        template: parsed.source.name,
        place: Place(template: source.name, offset: include.name.tag)))
    reportProblems(of: parsed)
    margin = inner
    fillers = fillers.adding(arguments, of: source)
    source = parsed.source
    compile(parsed.body)
    checkEnd(of: "the template “\(parsed.source.name)”")
    (source, margin, fillers) = outer
    calls.removeLast()
  }
}
