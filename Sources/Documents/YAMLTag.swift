/// The tags of the core schema (YAML 1.2.2, sections 10.1 to 10.3).
enum YAMLTag {
  enum Applied {
    case value(Node.Value)
    /// The text is not of the type that the tag names.
    case mismatch(String)
    case unknown
  }

  private static let prefix = "tag:yaml.org,2002:"

  /// The value of a scalar with a tag.
  static func apply(_ tag: String, to text: String) -> Applied {
    if tag == "!" { return .value(.string(text)) }
    guard tag.hasPrefix(prefix) else { return .unknown }
    let name = String(tag.dropFirst(prefix.count))
    switch (name, CoreSchema.resolve(text)) {
    case ("str", _): return .value(.string(text))
    case ("null", .null): return .value(.null)
    case ("bool", .bool(let flag)): return .value(.bool(flag))
    case ("float", .number(let number, _)):
      return .value(.number(number, text: text))
    case ("int", .number(let number, _)) where isWhole(text):
      return .value(.number(number, text: text))
    case ("null", _), ("bool", _), ("float", _), ("int", _):
      return .mismatch(name)
    default: return .unknown
    }
  }

  /// Whether a tag says what a list or mapping is anyway.
  static func names(_ tag: String, isMapping: Bool) -> Bool {
    tag == "!" || tag == prefix + (isMapping ? "map" : "seq")
  }

  private static func isWhole(_ text: String) -> Bool {
    text.hasPrefix("0x")
      || text.utf8.allSatisfy { !".eE".utf8.contains($0) && $0 != 0x6E }
  }
}
