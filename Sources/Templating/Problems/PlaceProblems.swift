import Diagnostics

extension Diagnostic {
  /// A tag where none can be escaped.
  static func place(
    _ refusal: TagRefusal, _ name: String, at location: SourceLocation
  ) -> Diagnostic {
    let (message, help) = words(refusal)
    return .error(
      "template-place", at: location, "“\(name)” stands \(message)", help: help)
  }

  private static func words(_ refusal: TagRefusal) -> (String, String) {
    switch refusal {
    case .tagName:
      (
        "in the name of a tag",
        "write the tag out, in a section for each choice"
      )
    case .attributeName:
      (
        "where the name of an attribute is expected",
        "write the attribute out and put a section around it:"
          + " {{#x}} lang=\"{{x}}\"{{/x}}"
      )
    case .unquotedValue:
      (
        "in an attribute value without quotes",
        "put the whole value in double quotes"
      )
    case .comment:
      (
        "in an HTML comment",
        "take it out, or write a template comment: {{! … }}"
      )
    case .declaration:
      ("in a declaration", "write the declaration out: <!doctype html>")
    case .scriptCode:
      (
        "in script code",
        "put data in a <script type=\"application/json\"> and read it from"
          + " the script file"
      )
    case .styleSheet:
      (
        "in a style sheet",
        "pages may not hold style text; use classes and a linked style sheet"
      )
    case .jsonString:
      (
        "inside a JSON string",
        "write the tag without the quotes; it brings its own"
      )
    case .literalOnly(let reason): literalWords(reason)
    case .addressSplit:
      (
        "in an address right after another value, which could split a scheme",
        "give the address as one value, or put a “/”, “?” or “#” between them"
      )
    case .addressAfterSlash:
      (
        "in an address after nothing but “/”, where it could name a host",
        "give the address as one value, or start with “./” or a name"
      )
    case .addressData:
      (
        "in a data: address",
        "give the address as one value; pictures may be data:"
      )
    }
  }

  private static func literalWords(
    _ reason: AttributeRule.LiteralReason
  ) -> (String, String) {
    switch reason {
    case .addressList:
      (
        "in a list of addresses",
        "use an attribute with a single address, such as src"
      )
    case .charset:
      ("in charset", "write utf-8")
    case .metaDirective:
      ("in http-equiv", "write the directive out")
    case .scriptType:
      (
        "in the type of a script",
        "write the type out, since it decides whether the text is code"
      )
    }
  }

  /// A value of a kind that does not fit the place or the tag.
  static func value(
    _ problem: ValueProblem, _ name: String, at location: SourceLocation
  ) -> Diagnostic {
    let (message, help): (String, String) =
      switch problem {
      case .markupNeedsTriple:
        (
          "is markup, and two braces would show its tags as text",
          "write {{{\(name)}}}"
        )
      case .notMarkup(let kind):
        (
          "is \(kind.words); only markup is written without escaping",
          "write {{\(name)}}"
        )
      case .markupOutsideText:
        (
          "is markup and can stand only in text between tags",
          "use a field that holds the plain text"
        )
      case .notInterpolated(let kind):
        (
          "is \(kind.words) and cannot be written as text",
          "write a section: {{#\(name)}}…{{/\(name)}}"
        )
      case .jsonOutsideScript:
        (
          "is JSON and can stand only in a script of JSON",
          "put it in <script type=\"application/json\">"
        )
      case .boolInAddress:
        (
          "is a yes or no and not an address",
          "write a section: {{#\(name)}}…{{/\(name)}}"
        )
      }
    return .error(
      "template-value", at: location, "“\(name)” \(message)", help: help)
  }

  /// A template call or block that stands in markup.
  static func includePlace(
    _ name: String, _ state: HTMLState, at location: SourceLocation
  ) -> Diagnostic {
    .error(
      "template-place", at: location,
      "partials, parents and blocks can stand only in text between tags, and"
        + " “\(name)” stands \(state.words)",
      help: "move it out, or write its text here")
  }

  /// A section whose body leaves another context than it found.
  static func unbalancedSection(
    _ name: String, _ start: HTMLState, _ end: HTMLState,
    at location: SourceLocation, closing: SourceLocation
  ) -> Diagnostic {
    let isSamePlace = start.words == end.words
    return .error(
      "template-balance", at: location,
      isSamePlace
        ? "what follows the section “\(name)” \(start.words) could be read in"
          + " two ways"
        : "the section “\(name)” starts \(start.words) and ends \(end.words)",
      help: isSamePlace
        ? "put the section around the whole attribute, or the whole tag"
        : "put whole tags, whole attributes or parts of one value in a section",
      notes: [Note("it ends here", at: closing)])
  }

  /// A block or template that ends in markup.
  static func unbalancedEnd(
    _ what: String, _ end: HTMLState, at location: SourceLocation
  ) -> Diagnostic {
    .error(
      "template-balance", at: location,
      "\(what) ends \(end.words)",
      help: "close what is open; it must end in text between tags")
  }
}

/// Why the kind of a value does not fit.
enum ValueProblem: Sendable {
  case markupNeedsTriple
  case notMarkup(FieldKind)
  case markupOutsideText
  case notInterpolated(FieldKind)
  case jsonOutsideScript
  case boolInAddress
}

extension HTMLState {
  /// The place in the words of a diagnostic.
  var words: String {
    let element = String(decoding: element, as: UTF8.self)
    let attribute = String(decoding: attribute, as: UTF8.self)
    return switch position {
    case .text: "in text between tags"
    case .tagOpen, .endTagOpen, .tagName: "in the name of a tag"
    case .beforeAttributeName, .attributeName, .afterAttributeName,
      .attributeBoundary, .afterValue, .selfClosing:
      "inside the tag <\(element)>"
    case .beforeValue, .value(.none):
      "in the value of \(attribute) without quotes"
    case .value: "in the value of \(attribute)"
    case .markupDeclaration, .doctype, .bogusComment: "in a declaration"
    case .comment: "in a comment"
    case .rcdata: "in the text of <\(element)>"
    case .json(inString: true, _): "in a string of a script of JSON"
    case .json: "in a script of JSON"
    case .script: "in a script"
    case .style: "in a style sheet"
    }
  }
}
