import Diagnostics
import Documents

/// What a catalog gives for one key of an item.
enum FieldValue {
  /// A value of the catalog.
  case value(JSONValue)
  /// Values that a mapping puts together, such as a title a locale.
  case parts([Part])
  /// Entries that a mapping puts together.
  case list([FieldValue])
  /// A value that a mapping could not read, which has been reported.
  case wrong

  /// A named value inside a field.
  struct Part {
    let name: String
    let value: JSONValue
    /// The key, where the name stands in the catalog.
    let key: JSONValue?
    /// What a mapping puts together in place of the value.
    var nested: [Part]?

    /// Where the name stands, or else the value.
    var location: SourceLocation { (key ?? value).location }

    /// The value as a field of its own.
    var field: FieldValue { nested.map { .parts($0) } ?? .value(value) }
  }

  /// The members of an object, or the parts of a mapping; nil for other
  /// values. A member that is null counts as absent.
  var parts: [Part]? {
    switch self {
    case .parts(let parts):
      return parts
    case .value(let value):
      guard value.kind == .object else { return nil }
      var parts: [Part] = []
      parts.reserveCapacity(value.count)
      for (key, value) in value.members where !value.isNull {
        guard let name = key.string else { continue }
        parts.append(Part(name: name, value: value, key: key))
      }
      return parts
    case .list, .wrong:
      return nil
    }
  }

  /// The value, where it is one.
  var value: JSONValue? {
    if case .value(let value) = self { return value }
    return nil
  }
}
