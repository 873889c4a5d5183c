import Localization

/// Writes values as YAML 1.2.
enum YAMLText {
  /// A string, in quotes where a bare one would be read as something else.
  static func string(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// A string in double quotes (YAML 1.2.2, section 7.3.1).
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isHidden(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result +=
          "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A map in one line.
  static func map(_ members: [(String, String)]) -> String {
    "{" + members.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
  }

  /// A list in one line.
  static func list(_ entries: [String]) -> String {
    "[" + entries.joined(separator: ", ") + "]"
  }

  /// A text that may stand in a comment: one line of bounded length.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(60) {
      result.unicodeScalars.append(isHidden(scalar) ? "·" : scalar)
    }
    return result + (text.unicodeScalars.count > 60 ? "…" : "")
  }

  /// What would not be seen, or would change how the line is seen.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator,
      .privateUse, .unassigned, .surrogate:
      true
    default: false
    }
  }

  private static let words: Set<String> = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n",
  ]

  /// Whether a bare scalar is read as this string, in flow collections too.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last,
      isLetter(first) || first == UInt8(ascii: "/"), last != 0x20,
      !words.contains(text.lowercased())
    else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || 0x30...0x39 ~= $0 || " _-./".utf8.contains($0)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20
  }
}
