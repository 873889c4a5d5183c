import Diagnostics
import Documents
import Localization

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
    bounds: String
  ) -> Self {
    .error(
      "out-of-range", at: location, "“\(path)” cannot be \(written)",
      help: "it must be \(bounds)")
  }

  static func badColor(
    path: String, written: String, at location: SourceLocation
  ) -> Self {
    .error(
      "bad-color", at: location, "“\(written)” is not a colour",
      help: Color.suggestion(for: written).map {
        "did you mean \"\($0)\"?"
      } ?? "“\(path)” takes \(ValueKind.colorForms)")
  }

  static func unknownAnchor(
    path: String, written: String, axis: PlacementAxis,
    at location: SourceLocation
  ) -> Self {
    .error(
      "unknown-anchor", at: location,
      "“\(path)” has no anchor “\(written)”",
      help: helpForChoice(written, axis.names))
  }

  static func unknownChoice(
    path: String, written: String, names: [String],
    at location: SourceLocation
  ) -> Self {
    .error(
      "unknown-value", at: location, "“\(path)” cannot be “\(written)”",
      help: helpForChoice(written, names))
  }

  static func unknownPreset(_ written: String, at location: SourceLocation)
    -> Self
  {
    .error(
      "unknown-preset", at: location, "unknown preset “\(written)”",
      help: Preset.suggestion(for: written).map {
        "did you mean “\($0.rawValue)”?"
      } ?? "the presets are \(list(Preset.allCases.map(\.rawValue)))")
  }

  static func badImageAddress(
    path: String, written: String, at location: SourceLocation
  ) -> Self {
    .error(
      "bad-address", at: location,
      "“\(path)” cannot be the address “\(written.prefix(80))”",
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

  static func badStyleLocale(_ entry: Node.Entry) -> Self {
    .error(
      "bad-locale", at: entry.keyLocation, "“\(entry.key)” is not a locale",
      help: LocaleID.suggestion(for: entry.key).map {
        "did you mean “\($0)”?"
      } ?? "write a BCP 47 tag, such as en, pt-BR or zh-Hant")
  }

  private static func helpForChoice(_ written: String, _ names: [String])
    -> String
  {
    Suggestion.nearest(to: written, among: names).map {
      "did you mean “\($0)”?"
    } ?? "it can be \(list(names))"
  }
}
