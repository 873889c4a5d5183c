/// Something in the literal text of a template that pages may not hold, or
/// that leaves open how the text is read.
struct LiteralProblem: Hashable, Sendable {
  /// Which place the problem is reported at.
  enum Anchor: Hashable, Sendable { case byte, tag, attribute }

  enum Kind: Hashable, Sendable {
    case element(String)
    case inlineScript
    case styleSheet
    case eventHandler(String)
    case styleAttribute
    case frameDocument
    /// `xlink:href`, the older name of `href` in SVG.
    case xlink
    case metaDirective(String)
    case declaration
    case badTag
    case badAttribute
    case gluedAttribute
    case bareLessThan(element: String)
    case scheme(String, allowed: [String])
    case foreignHost
    case blankInAddress
    case backslashInAddress
    case referenceInAddress
    case colonAfterTag
    case slashAfterTag
    case dataAddress
  }

  var kind: Kind
  var anchor: Anchor

  init(_ kind: Kind, at anchor: Anchor = .byte) {
    self.kind = kind
    self.anchor = anchor
  }
}
