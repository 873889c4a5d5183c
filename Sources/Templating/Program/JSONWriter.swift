/// Writes values into an `application/json` script.
///
/// `<`, `>`, `&` and the two line separators that scripts do not take in
/// strings are written as escapes, so that the text can neither end the script
/// nor open a comment in it (HTML Living Standard, 4.12.1.3).
enum JSONWriter {
  /// Appends a value: a text as a string, JSON as it is, nothing as `null`.
  static func append(_ value: Value, _ output: inout ByteBuffer) {
    switch value {
    case .text(let text):
      output.append(UInt8(ascii: "\""))
      Escaping.withUTF8(text) { appendBytes($0, inString: true, &output) }
      output.append(UInt8(ascii: "\""))
    case .bool(let isTrue):
      output.append(isTrue ? "true" : "false")
    case .json(let bytes) where !bytes.isEmpty:
      bytes.withUnsafeBufferPointer {
        appendBytes($0, inString: false, &output)
      }
    default:
      output.append("null")
    }
  }

  private static func appendBytes(
    _ bytes: UnsafeBufferPointer<UInt8>, inString: Bool,
    _ output: inout ByteBuffer
  ) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let (escape, length) = escape(bytes, index, inString: inString)
      if let escape {
        output.append(
          UnsafeBufferPointer(rebasing: bytes[start..<index]))
        appendEscape(escape, &output)
        start = index + length
      }
      index += length
    }
    output.append(
      UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// The scalar to be escaped at `index`, if it is to be, and its length.
  ///
  /// In finished JSON the five characters can stand only in strings; quotes,
  /// backslashes and controls are already as they have to be.
  @inline(__always)
  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, inString: Bool
  ) -> (UInt32?, length: Int) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
      return (UInt32(byte), 1)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20:
      return (inString ? UInt32(byte) : nil, 1)
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80,
        bytes[index + 2] & 0xFE == 0xA8
      else { return (nil, 1) }
      return (0x2000 | UInt32(bytes[index + 2] & 0x3F), 3)
    default:
      return (nil, 1)
    }
  }

  private static func appendEscape(
    _ scalar: UInt32, _ output: inout ByteBuffer
  ) {
    switch scalar {
    case 0x22, 0x5C:
      output.append(UInt8(ascii: "\\"))
      output.append(UInt8(scalar))
    case 0x0A: output.append("\\n")
    case 0x09: output.append("\\t")
    case 0x0D: output.append("\\r")
    default:
      output.append("\\u")
      for shift in [12, 8, 4, 0] as [UInt32] {
        output.append(Hexadecimal.lower(UInt8(scalar >> shift & 0xF)))
      }
    }
  }
}

/// Hexadecimal digits.
enum Hexadecimal {
  /// The digit of a value below 16, in lower case.
  static func lower(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x57 + value
  }

  /// The digit of a value below 16, in upper case.
  static func upper(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x37 + value
  }
}
