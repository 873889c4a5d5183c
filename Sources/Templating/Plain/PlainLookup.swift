import Documents

extension PlainRenderer {
  /// Looks a name up: its first part in the context stack from the innermost
  /// outward, every further part only in what the one before gave (Mustache
  /// specification, interpolation, "Dotted Names").
  func lookUp(_ name: Name) -> JSONValue? {
    guard let first = name.parts.first else { return contexts.last }
    for context in contexts.reversed() {
      guard var value = context[first] else { continue }
      for part in name.parts.dropFirst() {
        guard let next = value[part] else { return nil }
        value = next
      }
      return value
    }
    return nil
  }
}

extension JSONValue {
  /// Whether a section over the value is rendered.
  var isTruthy: Bool {
    switch kind {
    case .null: false
    case .bool: bool == true
    case .array: count > 0
    case .number, .string, .object: true
    }
  }
}
