extension Compiler {
  /// Appends one literal byte and follows what it means in HTML.
  mutating func literal(_ byte: UInt8, at offset: Int) {
    builder.append(byte)
    let before = state.position
    let problem = state.step(byte)
    if byte == UInt8(ascii: "<"),
      state.position == .tagOpen || state.closing == 1
    {
      tagStart = Place(template: source.name, offset: offset)
    }
    if state.position == .attributeName, before != .attributeName {
      attributeStart = Place(template: source.name, offset: offset)
    }
    if let problem {
      report(problem, at: Place(template: source.name, offset: offset))
    }
  }

  /// Reports a problem of literal text at the place that it names.
  mutating func report(_ problem: LiteralProblem, at place: Place) {
    let place =
      switch problem.anchor {
      case .byte: place
      case .tag: tagStart
      case .attribute: attributeStart
      }
    let source = library.templates[place.template]?.source ?? source
    report(.markup(problem.kind, at: source.location(place.offset)))
  }

  /// Starts a line: with the indentation of the template, then with its own
  /// blanks as far as they exceed those that all lines of a block share.
  mutating func startLine(_ blanks: Range<Int>) {
    if joinsLine {
      joinsLine = false
      return
    }
    for byte in margin.indentation { literal(byte, at: blanks.lowerBound) }
    for offset in margin.rest(of: blanks, in: source) {
      literal(source.bytes[offset], at: offset)
    }
  }

  /// A block or a template ends: it must do so where it started, in text.
  mutating func checkEnd(
    of what: @autoclosure () -> String, at offset: Int? = nil
  ) {
    guard state != .text else { return }
    let location = location(offset ?? source.bytes.count)
    report(.unbalancedEnd(what(), state, at: location))
    state = .text
  }
}
