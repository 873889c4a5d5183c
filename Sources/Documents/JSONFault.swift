/// What is wrong at one byte of a text that is not JSON.
struct JSONFault: Error {
  enum Kind {
    case empty
    case encoding
    case tooDeep
    case expectedValue
    case expectedKey
    case expectedColon
    case expectedSeparator(inObject: Bool)
    case trailingComma
    case afterEnd
    /// A list closed with a brace or an object with a bracket.
    case wrongBracket(inObject: Bool)
    /// What is still open at the end of the text.
    case unclosed(Opened)
    case comment
    case controlCharacter
    case escape
    case surrogate
    case word(String)
    case number(NumberFault)
  }

  enum Opened { case list, object, string }

  enum NumberFault { case leadingZero, plus, digitMissing, trailing, radix }

  /// The offset of the first wrong byte.
  var offset: Int
  var kind: Kind
  /// The offset of what is still open.
  var opening: Int?

  init(_ offset: Int, _ kind: Kind, opening: Int? = nil) {
    self.offset = offset
    self.kind = kind
    self.opening = opening
  }
}
