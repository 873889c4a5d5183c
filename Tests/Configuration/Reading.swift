import Configuration
import Diagnostics
import Documents
import Localization

/// Reads a site from its text.
func readSite(
  _ yaml: String
) -> (site: SiteConfiguration?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let root = YAML.parse(
    Array(yaml.utf8), file: "site.yaml", into: &diagnostics)
  let site = root.flatMap { SiteConfiguration.read($0, into: &diagnostics) }
  return (site, diagnostics)
}

/// Reads a theme from its text.
func readTheme(
  _ yaml: String
) -> (theme: ThemeConfiguration?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let root = YAML.parse(
    Array(yaml.utf8), file: "theme.yaml", into: &diagnostics)
  let theme = root.flatMap {
    ThemeConfiguration.read($0, folderName: "brand", into: &diagnostics)
  }
  return (theme, diagnostics)
}

/// What a site lacks nothing with: four lines, to put others behind.
let essentials = """
  title: T
  locales: [en]
  themes: [base]
  catalog: catalog.json

  """

/// What reading the essentials and then these lines reports; the first of
/// them is line 5.
func siteReport(_ lines: String) -> String {
  report(readSite(essentials + lines).diagnostics)
}

/// Diagnostics as text, without the line that counts.
func report(_ diagnostics: [Diagnostic]) -> String {
  DiagnosticFormat.text.render(diagnostics)
    .split(separator: "\n").dropLast().joined(separator: "\n")
}
