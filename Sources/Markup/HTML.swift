/// A piece of HTML that is safe to place where text may stand.
///
/// Only this package makes one out of raw bytes; everybody else goes through
/// `HTML(text:)` or `Markdown`.
public struct HTML: Sendable, Hashable {
  /// The markup in UTF-8.
  public let bytes: [UInt8]

  /// Trusts `bytes` to be balanced markup without script.
  package init(trusted bytes: [UInt8]) { self.bytes = bytes }

  /// `text` with every character that markup gives a meaning escaped.
  ///
  /// Quotes are escaped too, so that the piece also fits a quoted attribute
  /// (HTML Living Standard, 13.1.2.3 "Attributes" and 13.3 "Serializing").
  public init(text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
    self.bytes = bytes
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { bytes.isEmpty }
}

extension HTML: CustomStringConvertible {
  /// The markup as a string.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
