extension JSONValue {
  /// The value that a JSON pointer names (RFC 6901), seen from this one.
  ///
  /// The empty pointer names the value itself. Nil when nothing stands there
  /// or when the text is not a pointer. Of members with the same key the
  /// first counts.
  public func pointer(_ jsonPointer: String) -> JSONValue? {
    JSONPointer(jsonPointer).flatMap(pointer)
  }

  /// The value that a JSON pointer names, seen from this one; nil when nothing
  /// stands there.
  public func pointer(_ pointer: JSONPointer) -> JSONValue? {
    var value = self
    for step in pointer.steps {
      guard let next = value.step(step) else { return nil }
      value = next
    }
    return value
  }

  private func step(_ name: String) -> JSONValue? {
    switch kind {
    case .object:
      return self[name]
    case .array:
      // RFC 6901, section 4: digits without a leading zero.
      guard name.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
        name == "0" || name.utf8.first != 0x30,
        let position = Int(name), position < count
      else { return nil }
      return elements.dropFirst(position).first { _ in true }
    default:
      return nil
    }
  }
}
