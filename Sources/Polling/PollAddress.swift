/// The addresses of requests.
enum PollAddress {
  /// A request asks for at most this many ids.
  static let maximumIDs = 100
  /// The ids of a request are at most this long, in bytes: servers refuse
  /// longer addresses.
  static let maximumLength = 6000

  /// Whether an address can be polled.
  static func isUsable(_ address: String) -> Bool {
    let isClean = address.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
    }
    guard isClean else { return false }
    let text = address.lowercased()
    if text.hasPrefix("file:") { return text.utf8.count > 5 }
    for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
      let host = text.dropFirst(scheme.count).prefix {
        !"/?#".contains($0)
      }
      return !host.isEmpty && host.first != ":"
    }
    return false
  }

  /// The ids in the groups in which they are asked for.
  static func groups(_ ids: [String]) -> [[String]] {
    var groups: [[String]] = []
    var group: [String] = []
    var length = 0
    for id in ids {
      let more = encoded(id).utf8.count + 1
      if group.count == maximumIDs || length + more > maximumLength,
        !group.isEmpty
      {
        groups.append(group)
        group = []
        length = 0
      }
      group.append(id)
      length += more
    }
    return group.isEmpty ? groups : groups + [group]
  }

  /// The address that asks for ids: `?ids=a,b,c`, after what query there is.
  static func asking(for ids: [String], of address: String) -> String {
    // What follows “#” is never sent (RFC 9110, section 7.1).
    let base = address.prefix { $0 != "#" }
    let separator: String
    if !base.contains("?") {
      separator = "?"
    } else if base.hasSuffix("?") || base.hasSuffix("&") {
      separator = ""
    } else {
      separator = "&"
    }
    return base + separator + "ids="
      + ids.map(encoded).joined(separator: ",")
  }

  /// An id with all bytes but the unreserved ones (RFC 3986, section 2.3) in
  /// percent-encoding; a comma separates ids, and in one it is encoded too.
  static func encoded(_ id: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in id.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.append(byte)
      default:
        text += [
          UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)],
        ]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
