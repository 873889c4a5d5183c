extension HTMLState {
  /// Reads one byte of literal text.
  ///
  /// - Returns: what is wrong with it; the state goes on all the same.
  mutating func step(_ byte: UInt8) -> LiteralProblem? {
    switch position {
    case .text:
      if byte == UInt8(ascii: "<") { position = .tagOpen }
    case .tagOpen:
      return tagOpen(byte)
    case .endTagOpen:
      return endTagOpen(byte)
    case .tagName:
      return tagName(byte)
    case .beforeAttributeName, .attributeName, .afterAttributeName,
      .attributeBoundary, .beforeValue, .afterValue, .selfClosing:
      return attributeStep(byte)
    case .value(let quote):
      return valueStep(byte, quote)
    case .markupDeclaration:
      return markupDeclaration(byte)
    case .doctype, .bogusComment:
      if byte == UInt8(ascii: ">") { self = .text }
    case .comment(let part):
      commentStep(byte, part)
    case .rcdata, .json, .script, .style:
      return contentStep(byte)
    }
    return nil
  }

  private mutating func tagOpen(_ byte: UInt8) -> LiteralProblem? {
    switch byte {
    case UInt8(ascii: "!"):
      position = .markupDeclaration
    case UInt8(ascii: "/"):
      position = .endTagOpen
    case UInt8(ascii: "?"):
      position = .bogusComment
      return LiteralProblem(.declaration, at: .tag)
    case UInt8(ascii: "<"):
      break
    case _ where byte.isLetter:
      (position, element) = (.tagName, [byte.lowercased])
    default:
      // "a < b": the less-than sign is text.
      position = .text
    }
    return nil
  }

  private mutating func endTagOpen(_ byte: UInt8) -> LiteralProblem? {
    isEndTag = true
    guard byte.isLetter else {
      position = .bogusComment
      return LiteralProblem(.badTag, at: .tag)
    }
    (position, element) = (.tagName, [byte.lowercased])
    return nil
  }

  private mutating func tagName(_ byte: UInt8) -> LiteralProblem? {
    guard byte.isWhitespace || byte == 0x2F || byte == 0x3E else {
      guard byte.isNameByte, element.count < Self.maximumName else {
        return LiteralProblem(.badTag, at: .tag)
      }
      element.append(byte.lowercased)
      return nil
    }
    let problem = finishTagName()
    position = .beforeAttributeName
    return attributeStep(byte) ?? problem
  }

  /// The name of a tag is complete.
  mutating func finishTagName() -> LiteralProblem? {
    guard !isEndTag, ElementRule.isRefused(element) else { return nil }
    let name = String(decoding: element, as: UTF8.self)
    return LiteralProblem(.element(name), at: .tag)
  }

  /// Letters after `<!`: a comment or the doctype, or else what browsers read
  /// as a comment of its own kind (13.2.5.42), `<![CDATA[` included.
  private mutating func markupDeclaration(_ byte: UInt8) -> LiteralProblem? {
    recorded.append(byte.lowercased)
    if recorded.elementsEqual("--".utf8) {
      self = .text
      position = .comment(.start)
    } else if recorded.elementsEqual("doctype".utf8) {
      self = .text
      position = .doctype
    } else if !"--".utf8.starts(with: recorded),
      !"doctype".utf8.starts(with: recorded)
    {
      self = .text
      position = .bogusComment
      if byte == UInt8(ascii: ">") { position = .text }
      return LiteralProblem(.declaration, at: .tag)
    }
    return nil
  }

  /// 13.2.5.43 to 13.2.5.52, without the states that differ in errors only.
  private mutating func commentStep(_ byte: UInt8, _ part: CommentPart) {
    let isDash = byte == UInt8(ascii: "-")
    if byte == UInt8(ascii: ">"), part != .body, part != .dash {
      self = .text
      return
    }
    let next: CommentPart =
      switch part {
      case .start: isDash ? .startDash : .body
      case .startDash: isDash ? .end : .body
      case .body: isDash ? .dash : .body
      case .dash: isDash ? .end : .body
      case .end:
        isDash ? .end : byte == UInt8(ascii: "!") ? .bang : .body
      case .bang: isDash ? .dash : .body
      }
    position = .comment(next)
  }
}

extension UInt8 {
  /// A byte that names of elements and attributes may hold here: fewer than
  /// browsers take, so that no name is read in two ways.
  var isNameByte: Bool {
    isLetter || isDigit || self >= 0x80 || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
      || self == UInt8(ascii: ".")
  }
}
