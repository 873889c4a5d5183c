import Diagnostics
import Documents

/// The entries of `allowOrigins`. They become part of the policy of every
/// page, so nothing passes that could end a source expression there.
enum Origin {
  /// An origin `scheme://host[:port]` (RFC 6454, section 6.2) with `http` or
  /// `https`, in lower case; nil, with an error, for any other text.
  static func read(
    _ text: Located<String>, into diagnostics: inout [Diagnostic]
  ) -> Located<String>? {
    let origin = text.value.lowercased()
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      let rest = origin.dropFirst(scheme.count)
      if isAuthority(rest) { return Located(origin, at: text.location) }
      let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      let nearest = isAuthority(authority) ? scheme + authority : nil
      diagnostics.append(.invalidOrigin(text, nearest: nearest))
      return nil
    }
    let nearest = isAuthority(origin[...]) ? "https://" + origin : nil
    diagnostics.append(.invalidOrigin(text, nearest: nearest))
    return nil
  }

  private static func isAuthority(_ text: Substring) -> Bool {
    var host = text
    if let bracket = text.lastIndex(of: "]") {
      // An address of IPv6 (RFC 3986, section 3.2.2).
      guard text.first == "[" else { return false }
      let inside = text[text.index(after: text.startIndex)..<bracket]
      let isAddress =
        inside.utf8.count >= 2
        && inside.utf8.allSatisfy {
          0x30...0x3A ~= $0 || 0x61...0x66 ~= $0 || $0 == UInt8(ascii: ".")
        }
      let rest = text[text.index(after: bracket)...]
      return isAddress && (rest.isEmpty || isPort(rest))
    }
    if let colon = text.firstIndex(of: ":") {
      guard isPort(text[colon...]) else { return false }
      host = text[..<colon]
    }
    guard (1...253).contains(host.utf8.count) else { return false }
    return host.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { label in
        (1...63).contains(label.utf8.count)
          && label.first != "-" && label.last != "-"
          && label.utf8.allSatisfy {
            0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "-")
          }
      }
  }

  /// A colon and a port.
  private static func isPort(_ text: Substring) -> Bool {
    let digits = text.dropFirst()
    guard text.first == ":", (1...5).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let port = Int(digits)
    else { return false }
    return (1...65535).contains(port)
  }
}
