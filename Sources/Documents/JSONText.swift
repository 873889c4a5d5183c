/// Writes JSON (RFC 8259, section 7).
package enum JSONText {
  /// Appends a string in quotation marks; malformed UTF-8 stays malformed.
  package static func append(
    _ bytes: some Sequence<UInt8>, to text: inout [UInt8]
  ) {
    text.append(UInt8(ascii: "\""))
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        text.append(UInt8(ascii: "\\"))
        text.append(byte)
      case 0..<0x20:
        text += "\\u00".utf8
        text.append(hexDigit(byte >> 4))
        text.append(hexDigit(byte & 0xF))
      default:
        text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
