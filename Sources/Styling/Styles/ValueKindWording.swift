import Documents

extension ValueKind {
  static let colorForms = "\"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\""

  /// What a message calls a value of this kind.
  var noun: String {
    switch self {
    case .bool: "true or false"
    case .length: "a number of points"
    case .ratio: "a number, width ÷ height"
    case .radiusRatio: "a number from 0 to 1"
    case .integer(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .seconds: "a number of seconds"
    case .color: "a colour"
    case .xPosition, .yPosition: "an anchor"
    case .text, .markdown: "a string or a map from locale to string"
    case .image: "an address"
    case .fontName: "the name of a font"
    case .fontWeight: "a number from 100 to 900 in hundreds"
    case .choice: "a string"
    case .preset: "the name of a preset"
    }
  }

  /// What would be right in place of `value`.
  func help(for value: Node.Value) -> String {
    switch self {
    case .bool: boolHelp(value)
    case .length: measureHelp(value, "lengths are points, without a unit")
    case .seconds: measureHelp(value, "spans are seconds, without a unit")
    case .ratio: ratioHelp(value)
    case .radiusRatio: "write a share of the shorter side, such as 0.25"
    case .integer: "write a whole number, such as 2"
    case .color: colorHelp(value)
    case .xPosition:
      "write an anchor such as leadingToLeading, or one with an offset such "
        + "as {leadingToLeading: 8}"
    case .yPosition:
      "write an anchor such as topToTop, or one with an offset such as "
        + "{topToTop: 8}"
    case .text, .markdown:
      "write a string, or a map such as {en: Live, es: En directo}"
    case .image: "write a path relative to this file, or an https address"
    case .fontName: "write the name of a family of “fonts”, or of the system"
    case .fontWeight: weightHelp(value)
    case .choice(let names): "write one of \(names.joined(separator: ", "))"
    case .preset: "write a name such as \(Preset.allCases[0].rawValue)"
    }
  }

  private func boolHelp(_ value: Node.Value) -> String {
    switch written(value) {
    case "yes", "on", "true", "1": "did you mean true?"
    case "no", "off", "false", "0": "did you mean false?"
    default: "write true or false"
    }
  }

  private func measureHelp(_ value: Node.Value, _ rule: String) -> String {
    guard let text = written(value) else { return "write a number such as 8" }
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard Double(digits) != nil else { return "write a number such as 8" }
    return "write \(digits): \(rule)"
  }

  private func ratioHelp(_ value: Node.Value) -> String {
    let sides = (written(value) ?? "").split { ":/x".contains($0) }
      .compactMap { Double($0) }
    guard sides.count == 2, sides[0] > 0, sides[1] > 0 else {
      return "write a number such as 1.7778"
    }
    return "write \(CSSText.number(sides[0] / sides[1]))"
  }

  private func colorHelp(_ value: Node.Value) -> String {
    if value == .null {
      return "put the colour in quotes: a bare # starts a comment"
    }
    return "write it as \(Self.colorForms)"
  }

  private func weightHelp(_ value: Node.Value) -> String {
    let weights = [
      "thin": 100, "light": 300, "regular": 400, "normal": 400,
      "medium": 500, "semibold": 600, "bold": 700, "heavy": 800,
      "black": 900,
    ]
    guard let text = written(value) else { return "write 400 or 700" }
    if let weight = weights[text] ?? Int(text) {
      return "did you mean \(weight)?"
    }
    return "write 400 for regular or 700 for bold"
  }

  private func written(_ value: Node.Value) -> String? {
    switch value {
    case .string(let text): String(text.prefix(40)).lowercased()
    case .number(_, let text): text
    default: nil
    }
  }
}
