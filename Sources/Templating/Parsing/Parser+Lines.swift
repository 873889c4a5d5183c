extension Parser {
  /// The blanks before a tag that is the first on its line.
  func lead(of tag: Tag) -> Range<Int>? {
    lexer.lead(
      of: tag.range.lowerBound, from: position, startsLine: startsLine)
  }

  /// Moves behind a tag that vanishes with its line when it stands alone on
  /// it; then returns the blanks before it.
  @discardableResult
  mutating func skip(_ tag: Tag) -> Range<Int>? {
    guard let lead = lead(of: tag),
      let next = lexer.trail(of: tag.range.upperBound)
    else {
      skipInline(tag)
      return nil
    }
    addText(to: lead.lowerBound)
    (position, startsLine) = (next, true)
    return lead
  }

  /// Moves behind a tag and leaves what surrounds it as it is.
  mutating func skipInline(_ tag: Tag) {
    let start = tag.range.lowerBound
    addText(to: start)
    if startsLine {
      addLiteral(.line(start..<start))
      startsLine = false
    }
    position = tag.range.upperBound
  }

  /// Adds the literal text from `position` to `end`, line by line.
  mutating func addText(to end: Int) {
    let bytes = lexer.bytes
    while position < end {
      if startsLine {
        let start = position
        while position < end, bytes[position].isBlank { position += 1 }
        addLiteral(.line(start..<position))
        startsLine = false
      }
      let start = position
      while position < end, !startsLine {
        startsLine = bytes[position] == UInt8(ascii: "\n")
        position += 1
      }
      if start < position { addLiteral(.text(start..<position)) }
    }
  }

  private mutating func addLiteral(_ node: Node) {
    // Text inside a parent tag is ignored (~inheritance, "Text inside
    // parent").
    guard let last = frames.indices.last, !frames[last].isParent else { return }
    frames[last].nodes.append(node)
  }
}
