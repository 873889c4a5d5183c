/// A text as JSON (RFC 8259 §7).
enum JSONString {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count)
        result += digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
