import CSimdjson

extension JSONValue {
  /// The text of a string with its escapes resolved, else nil.
  public var string: String? {
    let token = token
    switch token.kind {
    case CSIMDJSON_STRING:
      return withContent { String(decoding: $0, as: UTF8.self) }
    case CSIMDJSON_ESCAPED_STRING:
      return withContent { content in
        // No escape is shorter than what it stands for.
        String(unsafeUninitializedCapacity: content.count) { buffer in
          JSONEscapes.resolve(content, into: buffer)
        }
      }
    default:
      return nil
    }
  }

  /// Whether the value is this string; allocates nothing unless the text has
  /// escapes.
  public func isString(_ other: String) -> Bool {
    switch token.kind {
    case CSIMDJSON_STRING:
      guard Int(token.length) == other.utf8.count + 2 else { return false }
      return withContent { $0.elementsEqual(other.utf8) }
    case CSIMDJSON_ESCAPED_STRING:
      return string.map { $0.utf8.elementsEqual(other.utf8) } ?? false
    default:
      return false
    }
  }

  /// Whether both are strings with the same text.
  func isSameString(as other: JSONValue) -> Bool {
    guard token.kind == CSIMDJSON_STRING, other.token.kind == CSIMDJSON_STRING
    else { return string.map(other.isString) ?? false }
    guard token.length == other.token.length else { return false }
    return withContent { mine in other.withContent(mine.elementsEqual) }
  }

  /// Lends what stands between the quotes of a string.
  private func withContent<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withSourceBytes {
      body(UnsafeBufferPointer(rebasing: $0.dropFirst().dropLast()))
    }
  }
}

/// The escapes of strings that have been checked before (RFC 8259, section 7).
enum JSONEscapes {
  /// Writes `content` without its escapes; returns how many bytes that took.
  static func resolve(
    _ content: UnsafeBufferPointer<UInt8>,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var read = 0
    var written = 0
    while read < content.count {
      let byte = content[read]
      guard byte == UInt8(ascii: "\\"), read + 1 < content.count else {
        buffer[written] = byte
        read += 1
        written += 1
        continue
      }
      let letter = content[read + 1]
      guard letter == UInt8(ascii: "u") else {
        buffer[written] = single(letter)
        read += 2
        written += 1
        continue
      }
      let (scalar, length) = scalar(content, at: read)
      for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        buffer[written] = unit
        written += 1
      }
      read += length
    }
    return written
  }

  private static func single(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  /// The scalar of `\uXXXX` or of a surrogate pair, and the length of both.
  private static func scalar(
    _ content: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (Unicode.Scalar, length: Int) {
    let unit = codeUnit(content, at: start + 2)
    guard 0xD800...0xDBFF ~= unit else {
      return (Unicode.Scalar(unit) ?? "\u{FFFD}", 6)
    }
    let low = codeUnit(content, at: start + 8)
    let value = 0x10000 + ((unit & 0x3FF) << 10 | (low & 0x3FF))
    return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
  }

  private static func codeUnit(
    _ content: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> UInt32 {
    var unit: UInt32 = 0
    for byte in content[
      min(start, content.count)..<min(start + 4, content.count)]
    {
      let digit = byte <= UInt8(ascii: "9") ? byte & 0xF : (byte & 0xF) + 9
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
