import Diagnostics
import Documents

/// The wording of what can be wrong with the value of a style property.
extension Diagnostic {
  static func wrongStyleType(
    path: String, kind: ValueKind, _ node: Node
  ) -> Self {
    .error(
      "wrong-type", at: node.location,
      "“\(path)” must be \(kind.noun), not \(node.value.noun)",
      help: kind.help(for: node.value))
  }

  static func styleNumberOutOfRange(
    path: String, _ written: String, at location: SourceLocation,
    bounds: String, help: String? = nil
  ) -> Self {
    .error(
      "out-of-range", at: location,
      "“\(path)” must be \(bounds), not \(written)",
      help: help ?? "write a number \(bounds)")
  }

  static func badColor(
    path: String, written: String, at location: SourceLocation
  ) -> Self {
    .error(
      "bad-color", at: location, "\(quote(written)) is not a colour",
      help: Color.suggestion(for: written).map {
        "did you mean \"\($0)\"?"
      } ?? "“\(path)” takes \(ValueKind.colorForms)")
  }

  static func unknownPreset(_ written: String, at location: SourceLocation)
    -> Self
  {
    .error(
      "unknown-preset", at: location, "unknown preset \(quote(written))",
      help: Preset.suggestion(for: written).map {
        "did you mean “\($0.rawValue)”?"
      } ?? "the presets are \(list(Preset.allCases.map(\.rawValue)))")
  }

  static func badImageAddress(
    path: String, written: String, at location: SourceLocation
  ) -> Self {
    .error(
      "bad-address", at: location,
      "“\(path)” cannot be the address \(quote(written))",
      help: "write a path relative to this file, such as images/dot.png, "
        + "or an https address")
  }

  static func badFontName(path: String, at location: SourceLocation) -> Self {
    .error(
      "bad-font-name", at: location, "“\(path)” is not the name of a font",
      help: "a name has 1 to 200 bytes")
  }

  static func longStyleText(path: String, at location: SourceLocation) -> Self {
    .error(
      "text-too-long", at: location, "“\(path)” is too long",
      help: "a text has at most 65536 bytes")
  }

  static func emptyStyleText(path: String, at location: SourceLocation) -> Self
  {
    .error(
      "wrong-type", at: location, "“\(path)” has no text",
      help: "write a string, or a map such as {en: Live, es: En directo}")
  }
}
