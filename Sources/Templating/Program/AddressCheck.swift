/// Decides which addresses a page takes, by what browsers make of them (URL
/// Living Standard, 4.4 "URL parsing").
enum AddressCheck {
  /// Whether an address is relative, or of a scheme that `policy` takes.
  ///
  /// Refused are also those that browsers read in more than one way: with
  /// control characters anywhere, a blank in front, or a backslash before the
  /// query.
  static func isAllowed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ policy: AddressPolicy
  ) -> Bool {
    guard let first = bytes.first else { return true }
    if first == 0x20 { return false }
    var colon: Int?
    var inScheme = true
    var inPath = true
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0..<0x20, 0x7F:
        // Browsers drop tabs and line breaks wherever they stand.
        return false
      case UInt8(ascii: "\\"):
        if inPath { return false }
      case UInt8(ascii: "?"), UInt8(ascii: "#"):
        (inScheme, inPath) = (false, false)
      case UInt8(ascii: "/"):
        if index == 1, first == byte { return false }
        inScheme = false
      case UInt8(ascii: ":"):
        if inScheme {
          colon = index
          inScheme = false
        }
      default:
        break
      }
    }
    guard let colon else { return true }
    let rest = UnsafeBufferPointer(rebasing: bytes[(colon + 1)...])
    return isAllowed(
      scheme: bytes[..<colon].map(\.lowercased), rest, policy)
  }

  private static func isAllowed(
    scheme: [UInt8], _ rest: UnsafeBufferPointer<UInt8>,
    _ policy: AddressPolicy
  ) -> Bool {
    switch String(decoding: scheme, as: UTF8.self) {
    case "http" where policy != .local, "https" where policy != .local:
      // With fewer or more slashes the host is read in several ways.
      guard rest.count > 2, rest[0] == 0x2F, rest[1] == 0x2F else {
        return false
      }
      return !"/?#:@".utf8.contains(rest[2])
    case "mailto" where policy == .link, "tel" where policy == .link:
      return true
    case "data" where policy == .image:
      return isPicture(rest)
    default:
      return false
    }
  }

  /// Whether a `data:` address holds a picture of a kind without script.
  private static func isPicture(_ rest: UnsafeBufferPointer<UInt8>) -> Bool {
    AddressPolicy.dataPrefixes.contains { prefix in
      guard rest.count > prefix.count else { return false }
      let type = rest.prefix(prefix.count).lazy.map(\.lowercased)
      let next = rest[prefix.count]
      return type.elementsEqual(prefix)
        && (next == UInt8(ascii: ";") || next == UInt8(ascii: ","))
    }
  }
}
