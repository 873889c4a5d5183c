/// An address in a Markdown text, seen before it is rendered.
public struct MarkdownAddress: Sendable, Hashable {
  /// What an address is used for.
  public enum Use: Sendable, Hashable, CaseIterable {
    case link, image
  }

  /// What it is used for.
  public var use: Use
  /// The address, with escapes and entities resolved.
  public var text: String
  /// The line of the text that it stands in, from 1.
  public var line: Int

  /// Whether it has a scheme, so that it leads out of the site.
  public var isRemote: Bool {
    AddressPolicy.schemeEnd(of: Array(text.utf8)) != nil
  }
}

/// Which addresses a text may name.
///
/// A browser drops tabs and line ends inside an address, drops spaces and
/// control characters around it, and reads `\` as `/` (URL Living Standard,
/// 4.4 "URL parsing"). So an address with any of these is refused rather than
/// repaired, and whatever stands before a colon in the first segment must be
/// an allowed scheme, letter for letter.
enum AddressPolicy {
  static func allows(_ address: String, as use: MarkdownAddress.Use) -> Bool {
    let bytes = Array(address.utf8)
    guard bytes.allSatisfy(isHarmless), bytes.first != UInt8(ascii: " ") else {
      return false
    }
    guard let colon = schemeEnd(of: bytes) else {
      return !bytes.starts(with: "//".utf8)
    }
    let rest = bytes[(colon + 1)...]
    switch scheme(bytes[..<colon]) {
    case "http", "https": return hasHost(rest)
    case "mailto": return use == .link && !rest.isEmpty
    default: return false
    }
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\\")
  }

  /// The first colon, unless the address is a path, query or fragment by
  /// then.
  static func schemeEnd(of bytes: [UInt8]) -> Int? {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: ":"): return index
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      default: continue
      }
    }
    return nil
  }

  private static func scheme(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.count <= 8 else { return "" }
    let lowered = bytes.map { byte in
      byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        ? byte | 0x20 : byte
    }
    return String(decoding: lowered, as: UTF8.self)
  }

  /// Whether `//` and at least one byte of a host follow.
  private static func hasHost(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: "//".utf8), let first = rest.dropFirst(2).first
    else { return false }
    switch first {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: " "):
      return false
    default: return true
    }
  }
}
