/// Which addresses an attribute takes, besides relative ones.
enum AddressPolicy: UInt8, Hashable, Sendable {
  /// A link to follow: `http`, `https`, `mailto`, `tel`.
  case link
  /// Media and the like: `http`, `https`.
  case resource
  /// A picture: `http`, `https` and pictures as `data:`.
  case image
  /// A script, stylesheet or SVG symbol: of the site itself.
  case local

  /// The schemes, in lower case.
  var schemes: [String] {
    switch self {
    case .link: ["http", "https", "mailto", "tel"]
    case .resource: ["http", "https"]
    case .image: ["http", "https", "data"]
    case .local: []
    }
  }

  /// The pictures that a `data:` address may hold. SVG is not among them: it
  /// is a document.
  static let dataPrefixes = ["png", "jpeg", "gif", "webp", "avif"].map {
    Array("image/\($0)".utf8)
  }
}

/// How far what has been read of an address decides what it is.
enum AddressState: Hashable, Sendable {
  /// Nothing has been read.
  case start
  /// Literal text that could still become a scheme, or a name.
  case scheme([UInt8])
  /// A single slash: another would start a host.
  case slash
  /// A tag that stood at the start.
  case tag
  /// A tag and more text that is not a delimiter: a colon must not follow.
  case name
  /// What it is is settled; in its path.
  case path
  /// What it is is settled; in its query or fragment.
  case query
  /// After a literal `data:`.
  case data([UInt8])

  /// Reads one byte of literal text.
  mutating func step(
    _ byte: UInt8, _ policy: AddressPolicy
  ) -> LiteralProblem.Kind? {
    // Browsers drop blanks at the ends and line breaks anywhere, and read a
    // backslash as a slash (URL Living Standard, 4.4).
    if byte <= 0x20 || byte == 0x7F { return .blankInAddress }
    if byte == UInt8(ascii: "\\") {
      self = .path
      return .backslashInAddress
    }
    if byte == UInt8(ascii: "&"), !isSettled {
      self = .path
      return .referenceInAddress
    }
    if case .data(let bytes) = self {
      if bytes.count < 16 { self = .data(bytes + [byte.lowercased]) }
      return nil
    }
    guard self != .path, self != .query else {
      if Self.startsQuery(byte) { self = .query }
      return nil
    }
    if Self.startsQuery(byte) {
      self = .query
      return nil
    }
    switch byte {
    case UInt8(ascii: "/"): return slash()
    case UInt8(ascii: ":"): return colon(policy)
    default: other(byte)
    }
    return nil
  }

  private static func startsQuery(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private var isSettled: Bool {
    switch self {
    case .path, .query, .data: true
    default: false
    }
  }

  private mutating func slash() -> LiteralProblem.Kind? {
    defer { self = self == .start ? .slash : .path }
    return switch self {
    case .slash: .foreignHost
    case .tag: .slashAfterTag
    default: nil
    }
  }

  private mutating func colon(
    _ policy: AddressPolicy
  ) -> LiteralProblem.Kind? {
    defer {
      if case .data = self {} else { self = .path }
    }
    switch self {
    case .tag, .name:
      return .colonAfterTag
    case .slash:
      return nil
    case .scheme(let bytes):
      let scheme = String(decoding: bytes, as: UTF8.self)
      guard policy.schemes.contains(scheme) else {
        return .scheme(scheme, allowed: policy.schemes)
      }
      if scheme == "data" { self = .data([]) }
      return nil
    default:
      return .scheme("", allowed: policy.schemes)
    }
  }

  private mutating func other(_ byte: UInt8) {
    switch self {
    case .start: self = .scheme([byte.lowercased])
    case .scheme(let bytes):
      if bytes.count < HTMLState.maximumName {
        self = .scheme(bytes + [byte.lowercased])
      }
    case .slash: self = .path
    case .tag: self = .name
    default: break
    }
  }

  /// What is wrong at the end of the value.
  var problemAtEnd: LiteralProblem.Kind? {
    guard case .data(let bytes) = self else { return nil }
    let isPicture = AddressPolicy.dataPrefixes.contains {
      bytes.starts(with: $0) && bytes.count > $0.count
        && (bytes[$0.count] == UInt8(ascii: ";")
          || bytes[$0.count] == UInt8(ascii: ","))
    }
    return isPicture ? nil : .dataAddress
  }
}
