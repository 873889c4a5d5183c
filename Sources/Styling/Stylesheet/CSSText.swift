/// How values are written in CSS.
enum CSSText {
  /// A quoted string (CSS Syntax 3, section 4.3.5): quotes and backslashes
  /// are escaped, and as code points whatever could end the string, the rule
  /// or the element around a stylesheet, or turn the text's direction.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalar)
      case _ where mustBeCoded(scalar):
        result += "\\\(String(scalar.value, radix: 16)) "
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func mustBeCoded(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x3C, 0x3E: true
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A number of at most five decimals, without trailing zeros; values
  /// outside ±1e9 are cut off there.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let bounded = min(max(value, -1e9), 1e9)
    let scaled = Int64(bounded * 100_000 + (bounded < 0 ? -0.5 : 0.5))
    let magnitude = scaled.magnitude
    let whole = String(magnitude / 100_000)
    var decimals = String(magnitude % 100_000)
    decimals = String(repeating: "0", count: 5 - decimals.utf8.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return sign + whole + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// Points in rem, which is 16 px.
  static func length(_ points: Double) -> String {
    number(points / 16) + "rem"
  }

  static func percent(_ share: Double) -> String {
    number(share * 100) + "%"
  }
}
