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
    let scheme = UnsafeBufferPointer(rebasing: bytes[..<colon])
    let rest = UnsafeBufferPointer(rebasing: bytes[(colon + 1)...])
    return isAllowed(scheme, rest, policy)
  }

  private static func isAllowed(
    _ scheme: UnsafeBufferPointer<UInt8>,
    _ rest: UnsafeBufferPointer<UInt8>, _ policy: AddressPolicy
  ) -> Bool {
    if equals(scheme, "https") || equals(scheme, "http") {
      // With fewer or more slashes the host is read in several ways.
      guard policy != .local, rest.count > 2, rest[0] == 0x2F, rest[1] == 0x2F
      else { return false }
      return !"/?#:@".utf8.contains(rest[2])
    }
    return switch policy {
    case .link: equals(scheme, "mailto") || equals(scheme, "tel")
    case .image: equals(scheme, "data") && isPicture(rest)
    case .resource, .local: false
    }
  }

  /// Whether a scheme is this one, which is in lower case.
  private static func equals(
    _ scheme: UnsafeBufferPointer<UInt8>, _ name: StaticString
  ) -> Bool {
    guard scheme.count == name.utf8CodeUnitCount else { return false }
    return scheme.indices.allSatisfy {
      scheme[$0].lowercased == name.utf8Start[$0]
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
