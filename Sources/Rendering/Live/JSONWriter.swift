/// Appends JSON to a buffer. Only what RFC 8259, section 7 requires is
/// escaped, and `<`, so that the text also fits a script element.
public struct JSONWriter {
  /// What was written.
  public private(set) var bytes: [UInt8]

  /// A writer that goes on after `bytes`.
  public init(_ bytes: [UInt8] = []) { self.bytes = bytes }

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
    var start = 0
    for (place, byte) in text.enumerated()
    where byte < 0x20 || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
    {
      bytes.append(contentsOf: text[start..<place])
      escape(byte)
      start = place + 1
    }
    bytes.append(contentsOf: text[start...])
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes += "\\\"".utf8
    case UInt8(ascii: "\\"): bytes += "\\\\".utf8
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes += "\\u00".utf8
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
