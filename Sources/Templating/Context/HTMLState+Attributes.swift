extension HTMLState {
  /// One byte inside a tag but outside of an attribute's value.
  mutating func attributeStep(_ byte: UInt8) -> LiteralProblem? {
    switch byte {
    case UInt8(ascii: ">"):
      let problem = completeName()
      endTag()
      return problem
    case UInt8(ascii: "="):
      return equals()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard position == .beforeValue else { break }
      position = .value(byte == UInt8(ascii: "'") ? .single : .double)
      return nil
    case _ where byte.isWhitespace:
      return blank()
    case UInt8(ascii: "/") where position != .beforeValue:
      let problem = completeName()
      position = .selfClosing
      return problem
    default:
      break
    }
    if position == .beforeValue {
      position = .value(.none)
      return valueStep(byte, .none)
    }
    return nameByte(byte)
  }

  private mutating func blank() -> LiteralProblem? {
    switch position {
    case .attributeName:
      position = .afterAttributeName
      return finishAttributeName()
    case .attributeBoundary, .afterValue, .selfClosing:
      endAttribute()
      position = .beforeAttributeName
    default:
      break
    }
    return nil
  }

  private mutating func equals() -> LiteralProblem? {
    switch position {
    case .attributeName:
      let problem = finishAttributeName()
      position = .beforeValue
      return problem
    case .afterAttributeName:
      position = .beforeValue
      return nil
    case .beforeValue:
      position = .value(.none)
      return LiteralProblem(.badAttribute)
    default:
      endAttribute()
      position = .beforeValue
      return LiteralProblem(.badAttribute)
    }
  }

  private mutating func nameByte(_ byte: UInt8) -> LiteralProblem? {
    var problem: LiteralProblem?
    switch position {
    case .attributeName:
      if attribute.count < Self.maximumName {
        attribute.append(byte.lowercased)
      } else {
        problem = LiteralProblem(.badAttribute)
      }
    default:
      // 13.2.5.39: without a blank between them two attributes may be one.
      let isGlued = position == .afterValue || position == .attributeBoundary
      problem = isGlued ? LiteralProblem(.gluedAttribute) : nil
      endAttribute()
      (position, attribute) = (.attributeName, [byte.lowercased])
    }
    return byte.isNameByte || byte == UInt8(ascii: "@")
      ? problem : LiteralProblem(.badAttribute)
  }

  /// Completes an attribute that has no value, if one is being read.
  private mutating func completeName() -> LiteralProblem? {
    let problem = position == .attributeName ? finishAttributeName() : nil
    endAttribute()
    return problem
  }

  /// The name of an attribute is complete; decides how its value is treated.
  mutating func finishAttributeName() -> LiteralProblem? {
    guard !isEndTag else { return nil }
    if let refusal = AttributeRule.refusal(attribute) {
      rule = .refused
      return LiteralProblem(refusal, at: .attribute)
    }
    rule = .rule(element, attribute)
    if element.elementsEqual("script".utf8),
      attribute.elementsEqual("src".utf8)
    {
      script.hasSource = true
    }
    return nil
  }

  /// Forgets the attribute that was being read.
  mutating func endAttribute() {
    // The first of two attributes of one name counts (13.2.5.33), even when
    // it has no value.
    if rule == .literal(.scriptType), script.kind == nil {
      script.kind = .other
    }
    attribute = []
    recorded = []
    rule = .plain
    address = .start
  }

  /// One byte of a value.
  mutating func valueStep(_ byte: UInt8, _ quote: Quote) -> LiteralProblem? {
    switch (quote, byte) {
    case (.double, UInt8(ascii: "\"")), (.single, UInt8(ascii: "'")):
      let problem = finishValue()
      position = .afterValue
      return problem
    case (.none, UInt8(ascii: ">")):
      let problem = finishValue()
      endTag()
      return problem
    case (.none, _) where byte.isWhitespace:
      let problem = finishValue()
      position = .beforeAttributeName
      return problem
    case (.none, UInt8(ascii: "\"")), (.none, UInt8(ascii: "'")),
      (.none, UInt8(ascii: "<")), (.none, UInt8(ascii: "=")),
      (.none, UInt8(ascii: "`")):
      return LiteralProblem(.badAttribute)
    default:
      break
    }
    switch rule {
    case .address(let policy):
      return address.step(byte, policy).map { LiteralProblem($0) }
    case .literal(.scriptType), .literal(.metaDirective):
      if recorded.count < Self.maximumName { recorded.append(byte.lowercased) }
    default:
      break
    }
    return nil
  }

  private mutating func finishValue() -> LiteralProblem? {
    defer { endAttribute() }
    switch rule {
    case .address:
      return address.problemAtEnd.map { LiteralProblem($0, at: .attribute) }
    case .literal(.scriptType):
      let isJSON = recorded.elementsEqual("application/json".utf8)
      script.kind = script.kind ?? (isJSON ? .json : .other)
    case .literal(.metaDirective):
      let value = String(decoding: recorded, as: UTF8.self)
      if !AttributeRule.metaDirectives.contains(value) {
        return LiteralProblem(.metaDirective(value), at: .attribute)
      }
    default:
      break
    }
    return nil
  }
}
