extension HTMLState {
  /// The tag is complete: goes on with the text of its element.
  mutating func endTag() {
    var next = HTMLState.text
    if !isEndTag {
      switch String(decoding: element, as: UTF8.self) {
      case "title", "textarea":
        next.position = .rcdata
      case "script" where script.kind == .json:
        next.position = .json(inString: false, isEscaped: false)
      case "script":
        next.position = .script(hasSource: script.hasSource)
      case "style":
        next.position = .style
      default:
        break
      }
      if next.position != .text { next.element = element }
    }
    self = next
  }

  /// One byte of the text of `title`, `textarea`, `script` or `style`, which
  /// ends at the end tag of the element and nowhere else.
  mutating func contentStep(_ byte: UInt8) -> LiteralProblem? {
    if closing > 0 { return closingStep(byte) }
    if byte == UInt8(ascii: "<") {
      closing = 1
      return nil
    }
    switch position {
    case .json(let inString, let isEscaped):
      jsonStep(byte, inString: inString, isEscaped: isEscaped)
    case .script where !byte.isWhitespace && !isReported:
      isReported = true
      return LiteralProblem(.inlineScript)
    case .style where !byte.isWhitespace && !isReported:
      isReported = true
      return LiteralProblem(.styleSheet)
    default:
      break
    }
    return nil
  }

  /// After a less-than sign. Nothing but the end tag may follow one, so that
  /// the text is read alike in HTML, in SVG and by any script rules.
  private mutating func closingStep(_ byte: UInt8) -> LiteralProblem? {
    let wanted = [UInt8(ascii: "<"), UInt8(ascii: "/")] + element
    if closing < wanted.count {
      if byte.lowercased == wanted[closing] {
        closing += 1
        return nil
      }
    } else if byte.isWhitespace || byte == 0x2F || byte == 0x3E {
      let name = element
      self = .text
      (isEndTag, element) = (true, name)
      position = .beforeAttributeName
      return attributeStep(byte)
    }
    closing = 0
    let problem = bareLessThan()
    return contentStep(byte) ?? problem
  }

  private mutating func bareLessThan() -> LiteralProblem? {
    switch position {
    case .rcdata, .json:
      let name = String(decoding: element, as: UTF8.self)
      return LiteralProblem(.bareLessThan(element: name))
    default:
      if isReported { return nil }
      isReported = true
      return LiteralProblem(position == .style ? .styleSheet : .inlineScript)
    }
  }

  /// Follows the strings of literal JSON (RFC 8259, section 7).
  private mutating func jsonStep(
    _ byte: UInt8, inString: Bool, isEscaped: Bool
  ) {
    guard inString else {
      let opens = byte == UInt8(ascii: "\"")
      position = .json(inString: opens, isEscaped: false)
      return
    }
    let closes = byte == UInt8(ascii: "\"") && !isEscaped
    let escapes = byte == UInt8(ascii: "\\") && !isEscaped
    position = .json(inString: !closes, isEscaped: escapes)
  }
}
