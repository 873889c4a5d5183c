import Diagnostics

extension Diagnostic {
  /// Literal text that pages may not hold.
  static func markup(
    _ kind: LiteralProblem.Kind, at location: SourceLocation
  ) -> Diagnostic {
    let (message, help) = isAddress(kind) ? address(kind) : words(kind)
    return .error("template-markup", at: location, message, help: help)
  }

  private static func isAddress(_ kind: LiteralProblem.Kind) -> Bool {
    switch kind {
    case .scheme, .foreignHost, .blankInAddress, .backslashInAddress,
      .referenceInAddress, .colonAfterTag, .slashAfterTag, .dataAddress:
      true
    default: false
    }
  }

  private static func words(
    _ kind: LiteralProblem.Kind
  ) -> (String, String) {
    switch kind {
    case .element(let name): element(name)
    case .inlineScript:
      (
        "pages may not hold script code",
        "move it to a file: <script src=\"…\" defer></script>"
      )
    case .styleSheet:
      (
        "pages may not hold style text",
        "move it to a file: <link rel=\"stylesheet\" href=\"…\">"
      )
    case .eventHandler(let name):
      (
        "pages may not hold event handlers such as \(name)",
        "listen for the event in a script file"
      )
    case .styleAttribute:
      (
        "pages may not hold style attributes",
        "use a class and a style sheet"
      )
    case .frameDocument:
      ("pages may not hold srcdoc", "link to a page of its own")
    case .xlink:
      ("pages may not hold xlink:href", "write href, which SVG takes as well")
    case .metaDirective(let value):
      (
        "pages may not hold http-equiv=\"\(value)\"",
        "the directives are "
          + AttributeRule.metaDirectives.joined(separator: ", ")
      )
    case .declaration:
      (
        "this is neither a tag, a comment nor the doctype",
        "write a comment as <!-- … -->"
      )
    case .badTag:
      (
        "this is not a tag",
        "write “&lt;” for a less-than sign that starts none"
      )
    case .badAttribute:
      (
        "this character cannot stand here in a tag",
        "write attributes as name=\"value\""
      )
    case .gluedAttribute:
      (
        "this could run into the name or value before it",
        "put a blank in front, inside the section if there is one"
      )
    case .bareLessThan(let element):
      (
        "a less-than sign cannot stand in the text of <\(element)>",
        element == "script"
          ? "write “\\u003c” in a JSON string" : "write “&lt;”"
      )
    default: ("this cannot stand here", "take it out")
    }
  }

  private static func element(_ name: String) -> (String, String) {
    let help =
      switch name {
      case "base": "addresses are relative to the page itself"
      case "animate", "animatecolor", "animatemotion", "animatetransform",
        "set", "discard":
        "animate with a style sheet, which can honour reduced motion"
      case "plaintext", "xmp", "listing": "use <pre>"
      case "noembed", "noframes": "write its content as ordinary text"
      default: "the policy of the pages blocks it; use a link"
      }
    return ("pages may not hold <\(name)>", help)
  }

  private static func address(
    _ kind: LiteralProblem.Kind
  ) -> (String, String) {
    switch kind {
    case .scheme(let scheme, let allowed):
      (
        "the address has the scheme “\(scheme)”",
        allowed.isEmpty
          ? "only addresses of the site itself can stand here"
          : "write a relative address, or one of "
            + allowed.joined(separator: ", ")
      )
    case .foreignHost:
      (
        "the address starts with “//” and so names a host",
        "write a relative address, or the scheme as well"
      )
    case .blankInAddress:
      ("the address has a blank in it", "write %20 for a space")
    case .backslashInAddress:
      ("the address has a backslash in it", "write “/”")
    case .referenceInAddress:
      (
        "the address has a character reference before its first “/”, “?” or"
          + " “#”",
        "write the character itself"
      )
    case .colonAfterTag:
      (
        "a colon after a value could make it a scheme",
        "give the address as one value, or put “/” before the value"
      )
    case .slashAfterTag:
      (
        "a slash right after the first value could make a host of the rest",
        "let the value end in “/” and leave this one out"
      )
    default:
      (
        "the data: address holds no picture",
        "it may hold image/png, image/jpeg, image/gif, image/webp or"
          + " image/avif"
      )
    }
  }
}
