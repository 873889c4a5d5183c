/// The core schema of YAML 1.2.2, section 10.3.2: which type a plain scalar
/// has by its text. `yes`, `on` and dates are strings.
enum CoreSchema {
  /// The value of a plain scalar.
  static func resolve(_ text: String) -> Node.Value {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".nan", ".NaN", ".NAN": return .number(.nan, text: text)
    default:
      return number(text).map { .number($0, text: text) } ?? .string(text)
    }
  }

  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first,
      isDigit(first) || "+-.".utf8.contains(first)
    else { return nil }
    if bytes.starts(with: "0o".utf8) { return integer(bytes.dropFirst(2), 8) }
    if bytes.starts(with: "0x".utf8) { return integer(bytes.dropFirst(2), 16) }
    let unsigned = bytes.dropFirst(isSign(first) ? 1 : 0)
    switch String(decoding: unsigned, as: UTF8.self) {
    case ".inf", ".Inf", ".INF":
      return first == UInt8(ascii: "-") ? -.infinity : .infinity
    default:
      return isDecimal(unsigned) ? Double(text) : nil
    }
  }

  /// A number in base 8 or 16, which has no sign.
  private static func integer(_ digits: ArraySlice<UInt8>, _ base: Int)
    -> Double?
  {
    guard !digits.isEmpty else { return nil }
    var value = 0.0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < base
      else { return nil }
      value = value * Double(base) + Double(digit)
    }
    return value
  }

  /// `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`
  private static func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    let whole = dropDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = dropDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first.map(isSign) == true { rest = rest.dropFirst() }
      guard dropDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func dropDigits(_ text: inout ArraySlice<UInt8>) -> Int {
    let count = text.prefix(while: isDigit).count
    text = text.dropFirst(count)
    return count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
}
