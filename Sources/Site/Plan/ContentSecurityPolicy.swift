/// The content security policy of every page (Content Security Policy
/// Level 3): nothing inline, nothing from elsewhere but images, media and
/// updates over https, and the `http:` origins that the project names.
struct ContentSecurityPolicy {
  private var origins: Set<String> = []

  /// Allows the origin of an `http:` address; other addresses need none.
  mutating func allow(_ address: String?) {
    guard let address, let origin = Self.httpOrigin(of: address) else {
      return
    }
    origins.insert(origin)
  }

  /// Whether pages may load an address.
  func allows(_ address: String) -> Bool {
    guard address.prefix(7).lowercased() == "http://" else { return true }
    return Self.httpOrigin(of: address).map(origins.contains) ?? false
  }

  /// The policy, its origins sorted.
  var text: String {
    let extra = origins.sorted().map { " " + $0 }.joined()
    return [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' https: data:\(extra)",
      "connect-src 'self' https:\(extra)",
      "media-src 'self' blob: https:\(extra)",
      "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// `http://host:port` of an address; nil for other schemes and for hosts
  /// with characters that could end a source expression.
  static func httpOrigin(of address: String) -> String? {
    let scheme = "http://"
    guard address.prefix(scheme.count).lowercased() == scheme else {
      return nil
    }
    let host = address.dropFirst(scheme.count).prefix {
      $0 != "/" && $0 != "?" && $0 != "#"
    }
    let isPlain = host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"),
        UInt8(ascii: "["), UInt8(ascii: "]"):
        true
      default: false
      }
    }
    return host.isEmpty || !isPlain ? nil : scheme + host.lowercased()
  }
}
