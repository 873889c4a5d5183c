/// What may stand in the value of an attribute.
enum AttributeRule: Hashable, Sendable {
  /// Any text.
  case plain
  /// One address.
  case address(AddressPolicy)
  /// Literal text only, for this reason.
  case literal(LiteralReason)
  /// Nothing: the attribute itself has been reported.
  case refused

  enum LiteralReason: Hashable, Sendable {
    /// A list of addresses (`srcset`, `ping`, …).
    case addressList
    /// `charset`, which decides what the bytes of the page mean.
    case charset
    /// `http-equiv`, which decides what `content` does.
    case metaDirective
    /// The `type` of a script, which decides whether its text is code.
    case scriptType
  }
}

extension AttributeRule {
  /// The rule for an attribute of an element; both names in lower case.
  ///
  /// Which attributes hold addresses: HTML Living Standard, "Attributes"
  /// index, and the obsolete ones that browsers still read (16.3).
  static func rule(_ element: [UInt8], _ attribute: [UInt8]) -> AttributeRule {
    let element = String(decoding: element, as: UTF8.self)
    switch String(decoding: attribute, as: UTF8.self) {
    case "href":
      return .address(hrefPolicy(element))
    case "src":
      return .address(sourcePolicy(element))
    case "poster", "background", "lowsrc", "dynsrc":
      return .address(.image)
    case "action", "formaction", "cite", "data", "manifest", "longdesc",
      "codebase", "classid", "profile", "usemap", "archive", "code", "icon":
      return .address(.resource)
    case "srcset", "imagesrcset", "ping", "attributionsrc":
      return .literal(.addressList)
    case "charset":
      return .literal(.charset)
    case "http-equiv" where element == "meta":
      return .literal(.metaDirective)
    case "type" where element == "script":
      return .literal(.scriptType)
    default:
      return .plain
    }
  }

  private static func hrefPolicy(_ element: String) -> AddressPolicy {
    switch element {
    case "a", "area": .link
    case "image", "feimage": .image
    default: .local
    }
  }

  private static func sourcePolicy(_ element: String) -> AddressPolicy {
    switch element {
    case "img", "input": .image
    case "script": .local
    default: .resource
    }
  }

  /// Why pages may not hold an attribute at all, if they may not.
  static func refusal(_ attribute: [UInt8]) -> LiteralProblem.Kind? {
    let name = String(decoding: attribute, as: UTF8.self)
    if name.utf8.starts(with: "on".utf8) { return .eventHandler(name) }
    if name == "style" { return .styleAttribute }
    if name == "srcdoc" { return .frameDocument }
    if name == "xlink:href" { return .xlink }
    return nil
  }

  /// The directives of `meta` that pages may hold (HTML Living Standard,
  /// 4.2.5.3 "Pragma directives"); `refresh` is not one of them.
  static let metaDirectives = [
    "content-security-policy", "x-ua-compatible",
  ]
}

/// Elements that pages may not hold.
enum ElementRule {
  /// Whether an element is refused: those that the policy of the pages blocks,
  /// that change what addresses mean, that rewrite attributes over time, or
  /// whose text is read by rules of its own.
  static func isRefused(_ element: [UInt8]) -> Bool {
    switch String(decoding: element, as: UTF8.self) {
    case "base", "iframe", "frame", "frameset", "object", "embed", "applet",
      "portal", "fencedframe",
      "animate", "animatecolor", "animatemotion", "animatetransform", "set",
      "discard", "plaintext", "xmp", "noembed", "noframes", "listing":
      true
    default:
      false
    }
  }
}
