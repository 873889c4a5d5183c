extension Parser {
  mutating func close(_ tag: Tag) {
    let start = tag.range.lowerBound
    guard let frame = frames.last, frames.count > 1 else {
      problems.append(
        tag.content.isEmpty
          ? .emptyName(start)
          : .strayClose(source.string(tag.content), at: start))
      skip(tag)
      return
    }
    // Only a dynamic parent is closed by a name with an asterisk.
    let name = frame.isDynamic ? callee(of: tag)?.0 : self.name(of: tag)
    guard let name else {
      skip(tag)
      return
    }
    guard frame.name.text == name.text else {
      mismatch(name, tag, frame)
      return
    }
    switch frame.kind {
    case .root:
      break
    case .section(let isInverted):
      skip(tag)
      finish {
        .section(
          Section(
            name: $0.name, isInverted: isInverted, body: $0.nodes, end: start))
      }
    case .parent(let isDynamic, let lead):
      closeParent(tag, isDynamic: isDynamic, lead: lead)
    case .block(let isArgument, let opensLine, let lead):
      let intrinsic =
        opensLine ? lexer.firstIndentation(in: frame.start..<start) : nil
      if isArgument, let lead = self.lead(of: tag) {
        // What follows on the line is ignored text of the parent tag.
        addText(to: lead.lowerBound)
        (position, startsLine) = (tag.range.upperBound, false)
      } else {
        skip(tag)
      }
      let name = frame.name
      finish {
        .block(
          Block(
            name: name, body: $0.nodes, end: start, opensLine: opensLine,
            lead: lead, intrinsic: intrinsic))
      }
    }
  }

  /// A parent tag with all it holds stands alone when only blanks precede its
  /// opening and follow its closing tag.
  private mutating func closeParent(
    _ tag: Tag, isDynamic: Bool, lead: Range<Int>?
  ) {
    addText(to: tag.range.lowerBound)
    (position, startsLine) = (tag.range.upperBound, false)
    guard let frame = frames.popLast(), let last = frames.indices.last else {
      return
    }
    var indentation: Range<Int>?
    if let lead, let next = lexer.trail(of: position) {
      indentation = lead
      (position, startsLine) = (next, true)
      if case .line = frames[last].nodes.last {
        frames[last].nodes.removeLast()
      }
    }
    let include = Include(
      name: frame.name, isDynamic: isDynamic, indentation: indentation,
      stray: frame.stray)
    let arguments: [Block] = frame.nodes.compactMap {
      if case .block(let block) = $0 { block } else { nil }
    }
    add(.parent(include, arguments: arguments), at: frame.name.tag)
  }

  private mutating func finish(_ node: (Frame) -> Node) {
    guard let frame = frames.popLast(), let last = frames.indices.last else {
      return
    }
    let finished = node(frame)
    if case .block = finished, frames[last].isParent {
      frames[last].nodes.append(finished)
    } else {
      add(finished, at: frame.name.tag)
    }
  }

  /// Reports a closing tag that does not fit the innermost opener. When it
  /// fits one further out, everything inside of that was left open; else its
  /// name is taken for a slip.
  private mutating func mismatch(_ name: Name, _ tag: Tag, _ frame: Frame) {
    problems.append(
      .mismatchedClose(
        name.text, at: tag.range.lowerBound,
        opened: frame.name.text, opener: frame.name.tag))
    skip(tag)
    let match = frames.lastIndex { $0.name.text == name.text }
    frames.removeSubrange(max(match ?? frames.count - 1, 1)...)
  }
}

extension Parser.Frame {
  fileprivate var isDynamic: Bool {
    if case .parent(let isDynamic, _) = kind { isDynamic } else { false }
  }
}
