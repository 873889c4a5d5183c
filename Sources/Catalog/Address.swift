/// The rule for addresses in a catalog, which come from outside: `http`,
/// `https`, or relative to the catalog file.
enum Address {
  static let maximumLength = 8192

  /// What is wrong with an address.
  enum Problem: Error, Equatable {
    case empty, tooLong
    /// Spaces at an end or control characters, which browsers take away
    /// before they look for a scheme (WHATWG URL, basic URL parser).
    case hiddenCharacters
    /// Browsers read `\` as `/`.
    case backslash
    /// A scheme that pages must not use, in lower case.
    case scheme(String)
    case noHost
    /// User information, which browsers refuse to send for images and media.
    case credentials
    /// `//host`: the scheme of the page, which on disk is `file`.
    case noScheme
    /// `/path`: names no file beside the catalog.
    case rooted
  }

  static func problem(in text: String) -> Problem? {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return .empty }
    if bytes.count > maximumLength { return .tooLong }
    if first == 0x20 || last == 0x20 { return .hiddenCharacters }
    // Where a scheme would end, if the address has one (RFC 3986, 3.1).
    var colon: String.Index?
    var mayBeScheme = true
    for place in bytes.indices {
      let byte = bytes[place]
      switch byte {
      case 0..<0x20, 0x7F: return .hiddenCharacters
      case UInt8(ascii: "\\"): return .backslash
      case UInt8(ascii: ":") where mayBeScheme:
        colon = place
        mayBeScheme = false
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        mayBeScheme = false
      default: break
      }
    }
    guard let colon else {
      guard first == UInt8(ascii: "/") else { return nil }
      return bytes.dropFirst().first == first ? .noScheme : .rooted
    }
    let scheme = text[..<colon].lowercased()
    guard scheme == "http" || scheme == "https" else {
      return .scheme(scheme)
    }
    return authorityProblem(bytes[bytes.index(after: colon)...])
  }

  private static func authorityProblem(
    _ rest: Substring.UTF8View
  ) -> Problem? {
    guard rest.starts(with: "//".utf8) else { return .noHost }
    let authority = rest.dropFirst(2).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?")
        && $0 != UInt8(ascii: "#")
    }
    if authority.contains(UInt8(ascii: "@")) { return .credentials }
    let isHost =
      !authority.isEmpty && authority.first != UInt8(ascii: ":")
      && authority.allSatisfy(isHostByte)
    return isHost ? nil : .noHost
  }

  /// Whether a host may have this byte: none that could end an attribute or a
  /// source expression of a policy.
  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: ","):
      false
    default: true
    }
  }
}

extension Address.Problem {
  /// The problem in words, to follow an address and a colon.
  var text: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong: "it is longer than \(Address.maximumLength) bytes"
    case .hiddenCharacters: "it has control characters or spaces at an end"
    case .backslash: "it has a “\\”"
    case .scheme(let scheme): "its scheme is “\(scheme.prefix(20))”"
    case .noHost: "it names no host"
    case .credentials: "it has a user name or password"
    case .noScheme: "it has a host but no scheme"
    case .rooted: "it starts with “/”"
    }
  }
}
