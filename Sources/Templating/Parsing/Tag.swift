/// A tag as it stands in the text, before its place in the tree is known.
struct Tag {
  enum Kind {
    case variable
    case raw
    case section
    case inverted
    case close
    case partial
    case parent
    case block
    case comment
    case delimiters
  }

  var kind: Kind
  /// From the first byte of the opening to after the last of the closing
  /// delimiter.
  var range: Range<Int>
  /// What stands between the sigil and the closing delimiter, without blanks
  /// at either end.
  var content: Range<Int>

  /// The kind that a sigil announces.
  static func kind(_ sigil: UInt8) -> Kind? {
    switch sigil {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: "&"), UInt8(ascii: "{"): .raw
    default: nil
    }
  }
}

extension UInt8 {
  /// A blank inside a line.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// ASCII whitespace (WHATWG Infra Standard, 4.6 "Code points").
  var isWhitespace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  /// An ASCII letter.
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

  /// An ASCII digit.
  var isDigit: Bool { 0x30...0x39 ~= self }

  /// The lower-case form of an ASCII letter, else the byte itself.
  var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
