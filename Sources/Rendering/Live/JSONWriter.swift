/// Appends JSON to a buffer. Only what RFC 8259, section 7 requires is
/// escaped, and `<`, so that the text also fits a script element.
public struct JSONWriter {
  /// What was written.
  public private(set) var bytes: [UInt8]

  /// A writer that goes on after `bytes`.
  public init(_ bytes: consuming [UInt8] = []) { self.bytes = bytes }

  /// Structure and numbers, as they are.
  public mutating func raw(_ text: String) { bytes += text.utf8 }

  /// A string or `null`.
  public mutating func optional(_ text: String?) {
    guard let text else {
      raw("null")
      return
    }
    string(text)
  }

  /// A string in quotes.
  public mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string($0) }
  }

  /// A string in quotes.
  public mutating func string(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { string($0) }
  }

  private mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    // Markup has a quote every few bytes: pieces are gathered before they are
    // appended.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.piece) {
      piece in
      var count = 0
      for byte in text {
        if count > Self.piece - Self.longestEscape {
          bytes += UnsafeBufferPointer(rebasing: piece[..<count])
          count = 0
        }
        if Self.needsEscape(byte) {
          count += Self.escape(byte, into: piece, at: count)
        } else {
          piece[count] = byte
          count += 1
        }
      }
      bytes += UnsafeBufferPointer(rebasing: piece[..<count])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let piece = 1_024
  /// The length of `\u00XX`.
  private static let longestEscape = 6

  /// Whether a string cannot hold a byte as it is.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 64 ? escaped >> UInt64(byte) & 1 != 0 : byte == UInt8(ascii: "\\")
  }

  /// The bytes below 64 that are escaped, as bits: controls, `"` and `<`.
  private static let escaped: UInt64 = 0xFFFF_FFFF | 1 << 0x22 | 1 << 0x3C

  /// Writes the escape of a byte; its length.
  private static func escape(
    _ byte: UInt8, into piece: UnsafeMutableBufferPointer<UInt8>,
    at place: Int
  ) -> Int {
    piece[place] = UInt8(ascii: "\\")
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      piece[place + 1] = byte
      return 2
    case UInt8(ascii: "\n"):
      piece[place + 1] = UInt8(ascii: "n")
      return 2
    default:
      piece[place + 1] = UInt8(ascii: "u")
      piece[place + 2] = UInt8(ascii: "0")
      piece[place + 3] = UInt8(ascii: "0")
      piece[place + 4] = digit(byte >> 4)
      piece[place + 5] = digit(byte & 15)
      return longestEscape
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x57 + value
  }
}
