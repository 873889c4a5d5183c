/// Writes text where markup gives some characters a meaning.
enum Escaping {
  /// The bytes below 64 that are not copied, as bits: in text `&`, `<` and
  /// `>`, in quoted attributes also both quotes (HTML Living Standard, 13.3),
  /// and the control characters that HTML may not hold (13.1.4).
  private static let textMask = controls | bit("&") | bit("<") | bit(">")
  private static let quotedMask = textMask | bit("\"") | bit("'")
  private static let controls: UInt64 = 0xFFFF_C9FF  // not \t \n \f \r

  private static func bit(_ scalar: Unicode.Scalar) -> UInt64 {
    1 << UInt64(scalar.value)
  }

  /// Appends a value to text between tags.
  @inline(__always)
  static func appendText(_ value: Value, _ output: inout ByteBuffer) {
    append(value, mask: textMask, &output)
  }

  /// Appends a value to the value of a quoted attribute.
  @inline(__always)
  static func appendQuoted(_ value: Value, _ output: inout ByteBuffer) {
    append(value, mask: quotedMask, &output)
  }

  private static func append(
    _ value: Value, mask: UInt64, _ output: inout ByteBuffer
  ) {
    switch value {
    case .text(let text):
      withUTF8(text) { append($0, mask: mask, &output) }
    case .bool(let isTrue):
      output.append(isTrue ? "true" : "false")
    default:
      break
    }
  }

  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, mask: UInt64, _ output: inout ByteBuffer
  ) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 64, mask >> UInt64(byte) & 1 != 0 else { continue }
      output.append(
        UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      appendEntity(byte, &output)
    }
    output.append(
      UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func appendEntity(_ byte: UInt8, _ output: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "&"): output.append("&amp;")
    case UInt8(ascii: "<"): output.append("&lt;")
    case UInt8(ascii: ">"): output.append("&gt;")
    case UInt8(ascii: "\""): output.append("&quot;")
    case UInt8(ascii: "'"): output.append("&#39;")
    default: output.append("\u{FFFD}")
    }
  }

  /// Lends the bytes of a string, which native strings do without a copy.
  @inline(__always)
  static func withUTF8<Result>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) {
      return result
    }
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
