/// Facts about UTF-8 bytes.
enum UTF8Text {
  /// Whether a scalar starts with this byte.
  static func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// The length of the byte order mark that the text starts with, or 0.
  static func markLength(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The offset of the first byte from `start` on that no well-formed text
  /// has there (Unicode 15, table 3-7).
  static func firstInvalid(in bytes: [UInt8], from start: Int = 0) -> Int? {
    var at = start
    while at < bytes.count {
      guard let length = scalarLength(at: at, in: bytes) else { return at }
      at += length
    }
    return nil
  }

  /// The length of the well-formed scalar at an offset, else nil.
  static func scalarLength(at offset: Int, in bytes: [UInt8]) -> Int? {
    let lead = bytes[offset]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second ~= bytes[offset + 1] else {
      return nil
    }
    let rest = bytes[(offset + 2)..<max(offset + length, offset + 2)]
    return rest.allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
  }

  /// The scalar at an offset of well-formed text.
  static func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard offset < bytes.count,
      let length = scalarLength(at: offset, in: bytes)
    else { return nil }
    return String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
      .unicodeScalars.first
  }
}
