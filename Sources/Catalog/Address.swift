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
    /// Relative, where there is no file to be relative to.
    case relative
  }

  static func problem(in text: String) -> Problem? {
    var text = text
    return text.withUTF8 { problem(in: $0) }
  }

  /// What is wrong with an address that must be absolute. Media of a
  /// rehearsal may be relative to the top of the site, so that no page names
  /// the port of a preview server.
  static func problem(inAbsolute text: String) -> Problem? {
    if let problem = problem(in: text) { return problem }
    if ScenarioRun.isMedia(text) { return nil }
    // What has a colon before all else has one of the two schemes.
    let end = text.utf8.firstIndex {
      ":/?#".utf8.contains($0)
    }
    return end.map { text.utf8[$0] == UInt8(ascii: ":") } == true
      ? nil : .relative
  }

  private static func problem(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Problem? {
    guard let first = bytes.first, let last = bytes.last else { return .empty }
    if bytes.count > maximumLength { return .tooLong }
    if first == 0x20 || last == 0x20 { return .hiddenCharacters }
    // Where a scheme would end, if the address has one (RFC 3986, 3.1).
    var colon: Int?
    var mayBeScheme = true
    for (place, byte) in bytes.enumerated() {
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
    let scheme = bytes[..<colon]
    guard matches(scheme, "http") || matches(scheme, "https") else {
      return .scheme(String(decoding: scheme, as: UTF8.self).lowercased())
    }
    return authorityProblem(bytes[(colon + 1)...])
  }

  /// Whether bytes are a name in small letters, in any case.
  private static func matches(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ name: StaticString
  ) -> Bool {
    name.withUTF8Buffer { name in
      bytes.count == name.count
        && zip(bytes, name).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  private static func authorityProblem(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Problem? {
    let slash = UInt8(ascii: "/")
    guard rest.first == slash, rest.dropFirst().first == slash else {
      return .noHost
    }
    let authority = rest.dropFirst(2).prefix {
      $0 != slash && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
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
    case .relative: "it is relative"
    }
  }
}
