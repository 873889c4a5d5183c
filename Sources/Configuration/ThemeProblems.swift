import Diagnostics
import Documents

/// The wording of what can be wrong with `theme.yaml` outside its style tree.
extension Diagnostic {
  static func invalidFontName(
    _ name: String, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-font", at: location,
      "\(quote(name)) is not the name of a font family",
      help: "write a name such as Brand Sans")
  }

  static func noFontFiles(
    _ name: String, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-font", at: location, "font \(quote(name)) has no files",
      help: "name a file for a weight, such as {400: BrandSans.woff2}")
  }

  static func invalidWeight(
    _ weight: String, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-font", at: location, "\(quote(weight)) is not a weight",
      help: "weights are 100, 200 … 900; 400 is regular, 700 bold")
  }

  static func invalidFontFile(_ path: Located<String>) -> Self {
    .error(
      "invalid-font", at: path.location,
      "\(quote(path.value)) is not a font file of the theme",
      help: "write a path inside the theme's folder that ends in .woff2, "
        + ".woff, .ttf or .otf")
  }

  static func invalidScript(
    _ script: Located<String>, nearest: String?
  ) -> Self {
    .error(
      "invalid-script", at: script.location,
      "\(quote(script.value)) is not the code of a script",
      help: nearest.map { "did you mean “\($0)”?" }
        ?? "write four letters of ISO 15924, such as Latn, Arab or Jpan")
  }
}
