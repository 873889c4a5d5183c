import Diagnostics

/// The wording of what can be wrong between themes.
extension Diagnostic {
  static func unknownTheme(
    _ name: String, names: [String], at location: SourceLocation
  ) -> Self {
    .error(
      "unknown-theme", at: location, "unknown theme \(quote(name))",
      help: Suggestion.nearest(to: name, among: names).map {
        "did you mean “\($0)”?"
      } ?? "the themes are \(list(names))")
  }

  static func themeCycle(_ names: [String], at location: SourceLocation) -> Self
  {
    .error(
      "theme-cycle", at: location,
      "theme “\(names.first ?? "")” extends itself: "
        + names.joined(separator: " → "),
      help: "let one of them extend another theme, such as base")
  }

  static func themeReplacesBundled(
    _ name: String, at location: SourceLocation?
  ) -> Self {
    .notice(
      "theme-replaces-bundled", at: location,
      "this theme takes the place of the bundled theme “\(name)”",
      help: "add “extends: \(name)” to build on the bundled one")
  }
}
