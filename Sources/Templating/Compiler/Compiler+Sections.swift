import Diagnostics

extension Compiler {
  /// A section: skipped, rendered once or for every record, according to the
  /// kind of its value. It must end where it starts.
  mutating func compileSection(_ section: Section) {
    let name = section.name
    if let refusal = state.placeRefusal {
      _ = resolve(name)
      report(.place(refusal, name.text, at: location(name.tag)))
      return
    }
    if let problem = state.settle() {
      report(problem, at: Place(template: source.name, offset: name.tag))
    }
    let start = state
    compileBody(section)
    if let problem = state.settle() {
      report(problem, at: Place(template: source.name, offset: section.end))
    }
    if let joined = HTMLState.join(start, state) {
      state = joined
    } else {
      report(
        .unbalancedSection(
          name.text, start, state, at: location(name.tag),
          closing: location(section.end)))
      state = start
    }
  }

  private mutating func compileBody(_ section: Section) {
    guard let value = resolve(section.name) else {
      scopes.append(.unknown)
      compile(section.body)
      scopes.removeLast()
      return
    }
    let opening: Operation
    var schema: Schema?
    switch value.kind {
    case _ where section.isInverted:
      opening = .skipIf(value.slot, to: 0)
    case .record(let inner):
      let index = builder.schema(inner.id)
      (opening, schema) = (.with(value.slot, schema: index, end: 0), inner)
    case .list(let inner):
      let index = builder.schema(inner.id)
      (opening, schema) = (.each(value.slot, schema: index, end: 0), inner)
      // What one rendering leaves is where the next starts, so that between
      // attributes each must bring its own blank.
      if state.position == .beforeAttributeName {
        state.position = .attributeBoundary
      }
    default:
      opening = .skipUnless(value.slot, to: 0)
    }
    let index = builder.appendOpen(opening)
    if let schema {
      compile(section.body, with: schema)
    } else {
      compile(section.body)
    }
    builder.patch(index)
  }

  private mutating func compile(_ body: [Node], with schema: Schema) {
    var scope = Scope(schema)
    scope.frame = scopes.count
    scopes.append(scope)
    builder.reserve(frames: scopes.count)
    compile(body)
    scopes.removeLast()
  }
}
