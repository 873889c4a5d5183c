extension JSONValue {
  /// The value that a JSON pointer names (RFC 6901), seen from this one.
  ///
  /// The empty pointer names the value itself. Nil when nothing stands there
  /// or when the text is not a pointer: it must start with `/`, and `~` must
  /// be followed by `0` (for `~`) or `1` (for `/`). Of members with the same
  /// key the first counts.
  public func pointer(_ jsonPointer: String) -> JSONValue? {
    if jsonPointer.isEmpty { return self }
    guard jsonPointer.utf8.first == UInt8(ascii: "/") else { return nil }
    var value = self
    for part in jsonPointer.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let name = Self.unescaped(part), let next = value.step(name) else {
        return nil
      }
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

  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.next() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
