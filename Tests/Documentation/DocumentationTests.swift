import Bundled
import Configuration
import Diagnostics
import Documents
import Testing

@testable import Styling

@Suite("Pages that are made from the code are not stale")
struct DocumentationTests {
  @Test("Every style property is listed with what base gives it")
  func styleProperties() throws {
    try GeneratedPage(
      name: "style-properties.md",
      text: StylePropertiesPage(base: try Self.base()).text
    ).check()
  }

  @Test("Every field of every template is listed")
  func templateFields() throws {
    try GeneratedPage(
      name: "template-fields.md", text: TemplateFieldsPage().text
    ).check()
  }

  /// The theme `base` as it is embedded.
  private static func base() throws -> Theme {
    var diagnostics: [Diagnostic] = []
    let path = "themes/base/theme.yaml"
    let file = try #require(BundledFile.all.first { $0.path == path })
    let root = try #require(
      YAML.parse(file.bytes, file: path, into: &diagnostics))
    let configuration = try #require(
      ThemeConfiguration.read(root, folderName: "base", into: &diagnostics))
    let resolver = ThemeResolver(
      bundled: [
        ThemeSource(
          folderName: "base", configuration: configuration, notes: nil)
      ], site: [])
    let themes = resolver.resolve(
      [Located("base", at: SourceLocation(file: "site.yaml"))],
      into: &diagnostics)
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(themes.first)
  }
}
