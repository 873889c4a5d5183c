/// How a value is written at a place where a tag may stand.
enum ValueContext: Hashable, Sendable {
  /// Text between tags, where markup may stand too.
  case text
  /// Text of `title` or `textarea`.
  case plainText
  /// The value of a quoted attribute.
  case quoted
  /// The whole start of an address.
  case address(AddressPolicy)
  /// A part of an address whose nature is settled.
  case addressPart(AddressPart)
  /// A value of a JSON text.
  case json
  /// The value of an attribute that has been reported already.
  case reported
}

/// Which part of an address a value goes into.
enum AddressPart: UInt8, Hashable, Sendable {
  /// Where a colon could still end a scheme.
  case name
  /// The path, after a slash.
  case path
  /// The query or fragment.
  case query
}

/// Why a tag cannot stand where it stands.
enum TagRefusal: Hashable, Sendable {
  case tagName
  case attributeName
  case unquotedValue
  case comment
  case declaration
  case scriptCode
  case styleSheet
  case jsonString
  case literalOnly(AttributeRule.LiteralReason)
  case addressSplit
  case addressAfterSlash
  case addressData
}

extension HTMLState {
  /// How a value is written here, or why none can be. Moves an address on.
  mutating func interpolate() -> Result<ValueContext, TagRefusal> {
    if closing > 0 { return .failure(.tagName) }
    switch position {
    case .text: return .success(.text)
    case .rcdata: return .success(.plainText)
    case .json(inString: false, _): return .success(.json)
    case .json: return .failure(.jsonString)
    case .value(.double), .value(.single): return value()
    default: return .failure(refuse())
    }
  }

  /// Why no value can stand here; goes on as if a fitting one had.
  private mutating func refuse() -> TagRefusal {
    let refusal = placeRefusal
    switch position {
    case .tagOpen, .endTagOpen, .tagName:
      isEndTag = isEndTag || position == .endTagOpen
      position = .tagName
      return .tagName
    case .beforeValue, .value:
      position = .value(.none)
      return .unquotedValue
    case .beforeAttributeName, .attributeName, .afterAttributeName,
      .attributeBoundary, .afterValue, .selfClosing:
      if position != .attributeName { endAttribute() }
      position = .attributeName
      return .attributeName
    default:
      return refusal ?? .attributeName
    }
  }

  /// Why neither a value nor a section can stand here; nil where a section
  /// can.
  var placeRefusal: TagRefusal? {
    if closing > 0 { return .tagName }
    switch position {
    case .tagOpen, .endTagOpen: return .tagName
    case .beforeValue, .value(.none): return .unquotedValue
    case .comment: return .comment
    case .markupDeclaration, .doctype, .bogusComment: return .declaration
    case .script: return .scriptCode
    case .style: return .styleSheet
    case .selfClosing: return .attributeName
    default: return nil
    }
  }

  private mutating func value() -> Result<ValueContext, TagRefusal> {
    switch rule {
    case .plain: .success(.quoted)
    case .refused: .success(.reported)
    case .literal(let reason): refuse(reason)
    case .address(let policy): addressValue(policy)
    }
  }

  private mutating func refuse(
    _ reason: AttributeRule.LiteralReason
  ) -> Result<ValueContext, TagRefusal> {
    rule = .refused
    if reason == .scriptType { script.kind = script.kind ?? .json }
    return .failure(.literalOnly(reason))
  }

  private mutating func addressValue(
    _ policy: AddressPolicy
  ) -> Result<ValueContext, TagRefusal> {
    switch address {
    case .start:
      address = .tag
      return .success(.address(policy))
    case .scheme:
      address = .name
      return .success(.addressPart(.name))
    case .name: return .success(.addressPart(.name))
    case .path: return .success(.addressPart(.path))
    case .query: return .success(.addressPart(.query))
    case .slash: return .failure(.addressAfterSlash)
    case .tag: return .failure(.addressSplit)
    case .data: return .failure(.addressData)
    }
  }
}

extension TagRefusal: Error {}
