/// A JSON text in the making; members keep their order.
public indirect enum JSON: Sendable, Hashable {
  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// Its key.
    public var key: String
    /// Its value.
    public var value: JSON
  }

  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([Member])

  /// The text (RFC 8259), indented by two spaces, with a line feed at its end.
  public var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  /// The value of a member; nil for other values.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number):
      text += Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): Self.write(string, to: &text)
    case .list(let values):
      Self.write("[", values, "]", to: &text, indent) {
        $0.write(to: &$1, indent: $2)
      }
    case .object(let members):
      Self.write("{", members, "}", to: &text, indent) {
        Self.write($0.key, to: &$1)
        $1 += ": "
        $0.value.write(to: &$1, indent: $2)
      }
    }
  }

  private static func write<Part>(
    _ open: String, _ parts: [Part], _ close: String, to text: inout String,
    _ indent: Int, part: (Part, inout String, Int) -> Void
  ) {
    text += open
    for (place, value) in parts.enumerated() {
      text += place == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: indent + 1)
      part(value, &text, indent + 1)
    }
    if !parts.isEmpty {
      text += "\n" + String(repeating: "  ", count: indent)
    }
    text += close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
