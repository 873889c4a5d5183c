/// Where in an HTML text one stands: the tokenizer state of the HTML Living
/// Standard (13.2.5) as far as templates need it, with the names that decide
/// how a value must be escaped there.
///
/// Two equal states mean that whatever follows is read alike.
struct HTMLState: Hashable, Sendable {
  enum Quote: Hashable { case double, single, none }

  /// 13.2.5.43 to 13.2.5.52: how far into a comment or into its end.
  enum CommentPart: Hashable { case start, startDash, body, dash, end, bang }

  enum Position: Hashable {
    case text
    case tagOpen
    case endTagOpen
    case tagName
    case beforeAttributeName
    case attributeName
    case afterAttributeName
    /// After a section between attributes: one may have ended right here, so
    /// that only a blank, `/` or `>` may follow.
    case attributeBoundary
    case beforeValue
    case value(Quote)
    case afterValue
    case selfClosing
    case markupDeclaration
    case doctype
    case bogusComment
    case comment(CommentPart)
    /// Text of `title` or `textarea`.
    case rcdata
    /// Text of an `application/json` script.
    case json(inString: Bool, isEscaped: Bool)
    /// Text of a script with an address: there must be none.
    case script(hasSource: Bool)
    case style
  }

  /// What is known of a script from its attributes.
  struct Script: Hashable {
    enum Kind: Hashable { case json, other }
    var kind: Kind?
    var hasSource = false
  }

  var position = Position.text
  /// Whether the tag is an end tag.
  var isEndTag = false
  /// The name of the tag, or of the element whose text one is in when that is
  /// not ordinary text; in lower case.
  var element: [UInt8] = []
  /// The name of the attribute in whose name or value one is; lower case.
  var attribute: [UInt8] = []
  /// How the value of the attribute is treated.
  var rule = AttributeRule.plain
  /// How far the address is settled, in the value of an address attribute.
  var address = AddressState.start
  var script = Script()
  /// The value so far, of attributes whose literal value matters, and the
  /// letters after `<!`.
  var recorded: [UInt8] = []
  /// How many bytes of the end tag of `element` have been seen, in the text of
  /// `title`, `textarea`, `script` and `style`.
  var closing = 0
  /// Whether literal script or style text has been reported.
  var isReported = false

  /// Names and recorded values longer than this are cut; no rule has one.
  static let maximumName = 64

  /// Ordinary text.
  static let text = HTMLState()
}

extension HTMLState {
  /// The state for a section to start or to end in: whichever name was being
  /// read is complete.
  ///
  /// - Returns: what is wrong with the tag or attribute that this completes.
  mutating func settle() -> LiteralProblem? {
    switch position {
    case .tagName:
      let problem = finishTagName()
      position = .attributeBoundary
      return problem
    case .attributeName:
      let problem = finishAttributeName()
      endAttribute()
      position = .attributeBoundary
      return problem
    case .afterAttributeName:
      endAttribute()
      position = .beforeAttributeName
    case .afterValue:
      position = .attributeBoundary
    default:
      break
    }
    return nil
  }

  /// The state after a section: it must fit both what a rendered and what a
  /// skipped body leaves behind. Nil when nothing does. Both are settled.
  static func join(_ a: HTMLState, _ b: HTMLState) -> HTMLState? {
    if a == b { return a }
    guard a.isBetweenAttributes, b.isBetweenAttributes else { return nil }
    var joined = a
    joined.position = b.position
    guard joined == b else { return nil }
    joined.position = .attributeBoundary
    return joined
  }

  private var isBetweenAttributes: Bool {
    position == .beforeAttributeName || position == .attributeBoundary
  }
}
