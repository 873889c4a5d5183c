/// Reads the scalars of a JSON text byte by byte and says what is wrong.
struct JSONScanner {
  let bytes: [UInt8]
  var at: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    at = UTF8Text.markLength(bytes)
  }

  var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { at += 1 }
  }

  /// What is wrong with a byte that cannot stand here at all.
  func unexpected(_ kind: JSONFault.Kind) -> JSONFault {
    guard at < bytes.count else { return JSONFault(at, kind) }
    if UTF8Text.scalarLength(at: at, in: bytes) == nil {
      return JSONFault(at, .encoding)
    }
    let isComment =
      bytes[at] == UInt8(ascii: "#")
      || bytes[at...].starts(with: "//".utf8)
      || bytes[at...].starts(with: "/*".utf8)
    return JSONFault(at, isComment ? .comment : kind)
  }

  /// Reads a string, number or word where a value is due.
  mutating func scalar() throws(JSONFault) {
    switch byte {
    case UInt8(ascii: "\"")?:
      try string()
    case let byte? where isDigit(byte) || byte == UInt8(ascii: "-"):
      try number()
    case UInt8(ascii: "+")?, UInt8(ascii: ".")?:
      let next = at + 1 < bytes.count ? bytes[at + 1] : 0
      guard isDigit(next) else { throw unexpected(.expectedValue) }
      let isPlus = byte == UInt8(ascii: "+")
      throw JSONFault(at, .number(isPlus ? .plus : .digitMissing))
    case let byte? where isLetter(byte):
      try word()
    default:
      throw unexpected(.expectedValue)
    }
  }

  mutating func string() throws(JSONFault) {
    let start = at
    at += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return
      case UInt8(ascii: "\\"):
        try escape()
      case 0..<0x20:
        throw JSONFault(at, .controlCharacter, opening: start)
      default:
        guard let length = UTF8Text.scalarLength(at: at, in: bytes) else {
          throw JSONFault(at, .encoding)
        }
        at += length
      }
    }
    throw JSONFault(at, .unclosed(.string), opening: start)
  }

  private mutating func escape() throws(JSONFault) {
    let letter = at + 1 < bytes.count ? bytes[at + 1] : 0
    guard letter == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(letter) else {
        throw JSONFault(at, .escape)
      }
      at += 2
      return
    }
    guard let unit = codeUnit(at: at + 2) else { throw JSONFault(at, .escape) }
    guard 0xD800...0xDFFF ~= unit else {
      at += 6
      return
    }
    guard unit < 0xDC00, bytes[(at + 6)...].starts(with: "\\u".utf8),
      let low = codeUnit(at: at + 8), 0xDC00...0xDFFF ~= low
    else { throw JSONFault(at, .surrogate) }
    at += 12
  }

  private func codeUnit(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    let digits = bytes[start..<(start + 4)]
    guard digits.allSatisfy({ isDigit($0) || 0x61...0x66 ~= $0 | 0x20 }) else {
      return nil
    }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func number() throws(JSONFault) {
    if byte == UInt8(ascii: "-") { at += 1 }
    let start = at
    try digits()
    if bytes[start] == UInt8(ascii: "0") {
      if at - start > 1 { throw JSONFault(start, .number(.leadingZero)) }
      if let byte, "xXoObB".utf8.contains(byte) {
        throw JSONFault(at, .number(.radix))
      }
    }
    if byte == UInt8(ascii: ".") {
      at += 1
      try digits()
    }
    if let byte, byte | 0x20 == UInt8(ascii: "e") {
      at += 1
      if self.byte == UInt8(ascii: "+") || self.byte == UInt8(ascii: "-") {
        at += 1
      }
      try digits()
    }
    if !atBoundary { throw unexpected(.number(.trailing)) }
  }

  private mutating func digits() throws(JSONFault) {
    let start = at
    while let byte, isDigit(byte) { at += 1 }
    if at == start { throw unexpected(.number(.digitMissing)) }
  }

  private mutating func word() throws(JSONFault) {
    let start = at
    while let byte, isLetter(byte) || isDigit(byte), at - start < 40 { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    guard ["true", "false", "null"].contains(word), atBoundary else {
      throw JSONFault(start, .word(word))
    }
  }

  /// Whether a number or word may end here.
  private var atBoundary: Bool {
    guard let byte else { return true }
    return " \t\n\r,]}".utf8.contains(byte)
  }

  private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_")
  }
}
