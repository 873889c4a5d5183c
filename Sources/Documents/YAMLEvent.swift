/// One event of a YAML stream; offsets are in bytes.
struct YAMLEvent {
  /// An anchor or a tag before a value.
  struct Property {
    var text: String
    var offset: Int
  }

  enum Kind {
    case documentStart
    case scalar(String, isPlain: Bool)
    case alias(String)
    case listStart
    case mappingStart
    case end
    /// Nothing that a reader of values cares about.
    case other
  }

  var kind: Kind
  /// Where the value starts; nil for a value that is not written, as that of
  /// `key:` at the end of a line.
  var offset: Int?
  /// The offset, or for a value that is not written one near to it.
  var near: Int
  var anchor: Property?
  var tag: Property?
}

/// The first syntax error of a YAML text.
struct YAMLFault: Error {
  /// What libfyaml says of it.
  var message: String
  /// The bytes that it is about.
  var range: Range<Int>
}
