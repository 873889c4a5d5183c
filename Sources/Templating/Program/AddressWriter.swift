/// Writes values into addresses in quoted attributes.
enum AddressWriter {
  /// What takes the place of an address that its policy does not take: it
  /// leads nowhere and is easily found.
  static let refused = Array("about:invalid#greenroom".utf8)

  /// Appends a whole address, or the start of one.
  static func append(
    _ value: Value, _ policy: AddressPolicy,
    _ output: inout [UInt8]
  ) {
    guard case .text(let text) = value else { return }
    Escaping.withUTF8(text) { bytes in
      guard AddressCheck.isAllowed(bytes, policy) else {
        output += refused
        return
      }
      for byte in bytes { appendWhole(byte, &output) }
    }
  }

  /// Appends a part of an address so that it stays this part.
  static func append(
    _ value: Value, _ part: AddressPart, _ output: inout [UInt8]
  ) {
    guard case .text(let text) = value else { return }
    Escaping.withUTF8(text) { bytes in
      for byte in bytes {
        if isKept(byte, part) {
          output.append(byte)
        } else {
          appendPercent(byte, &output)
        }
      }
    }
  }

  /// Bytes that addresses hold stay, with the two of them escaped that mean
  /// something in an attribute; the rest is percent-encoded (URL Living
  /// Standard, 1.3). Non-ASCII letters are left to the browser.
  @inline(__always)
  private static func appendWhole(_ byte: UInt8, _ output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "'"): output.append(contentsOf: "&#39;".utf8)
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"):
      appendPercent(byte, &output)
    default:
      output.append(byte)
    }
  }

  /// The unreserved characters (RFC 3986, 2.3) and those reserved ones that
  /// mean nothing in the part.
  private static func isKept(_ byte: UInt8, _ part: AddressPart) -> Bool {
    if byte.isLetter || byte.isDigit { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ","), UInt8(ascii: "@"):
      return true
    case UInt8(ascii: ":"):
      return part != .name
    case UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: ";"),
      UInt8(ascii: "$"):
      return part != .query
    default:
      return false
    }
  }

  private static func appendPercent(_ byte: UInt8, _ output: inout [UInt8]) {
    output.append(UInt8(ascii: "%"))
    output.append(Hexadecimal.upper(byte >> 4))
    output.append(Hexadecimal.upper(byte & 0xF))
  }
}
