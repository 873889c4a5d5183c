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
  static func appendText(_ value: Value, _ output: inout [UInt8]) {
    append(value, mask: textMask, &output)
  }

  /// Appends a value to the value of a quoted attribute.
  @inline(__always)
  static func appendQuoted(_ value: Value, _ output: inout [UInt8]) {
    append(value, mask: quotedMask, &output)
  }

  private static func append(
    _ value: Value, mask: UInt64, _ output: inout [UInt8]
  ) {
    switch value {
    case .text(let text):
      withUTF8(text) { append($0, mask: mask, &output) }
    case .bool(let isTrue):
      output.append(contentsOf: isTrue ? "true".utf8 : "false".utf8)
    default:
      break
    }
  }

  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, mask: UInt64, _ output: inout [UInt8]
  ) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 64, mask >> UInt64(byte) & 1 != 0 else { continue }
      output.append(
        contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      appendEntity(byte, &output)
    }
    output.append(
      contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func appendEntity(_ byte: UInt8, _ output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
    case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
    case UInt8(ascii: "'"): output.append(contentsOf: "&#39;".utf8)
    default: output.append(contentsOf: "\u{FFFD}".utf8)
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
