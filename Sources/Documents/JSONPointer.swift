/// A JSON Pointer (RFC 6901), taken apart.
public struct JSONPointer: Sendable, Hashable {
  /// The names on the way, without their escapes.
  public let steps: [String]

  /// Nil when the text is no pointer: it must be empty or start with `/`, and
  /// `~` must be followed by `0` (for `~`) or `1` (for `/`).
  public init?(_ text: String) {
    guard !text.isEmpty else {
      steps = []
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    var steps: [String] = []
    for part in text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let step = Self.unescaped(part) else { return nil }
      steps.append(step)
    }
    self.steps = steps
  }

  /// A pointer with these names on the way.
  public init(steps: [String]) { self.steps = steps }

  /// The pointer as it is written.
  public var text: String {
    steps.map { step in
      var text = "/"
      for scalar in step.unicodeScalars {
        switch scalar {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text
    }.joined()
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.next() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
