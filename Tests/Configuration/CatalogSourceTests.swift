import Configuration
import Diagnostics
import Documents
import Testing

@Suite struct CatalogSourceTests {
  /// The value of `catalog`, whether it is a table, its separator and what is
  /// reported.
  static let sources: [(String, Bool, CSVDocument.Separator?, String)] = [
    ("a.json", false, nil, ""), ("a.csv", true, nil, ""),
    ("A.TSV", true, nil, ""), ("{file: a.csv}", true, nil, ""),
    ("{file: a.txt, separator: tab}", true, .tab, ""),
    ("{file: a.csv, separator: \";\"}", true, .semicolon, ""),
    ("{file: a.csv, separator: \"\\t\"}", true, .tab, ""),
    (
      "{file: a.json, separator: \"|\"}", false, .bar,
      """
      site.yaml:1:36: warning: “separator” has no effect, since the catalog is JSON [separator-without-effect]
        help: remove it, or name a table such as catalog.csv
      """
    ),
    (
      "{file: a.csv, separator: x}", true, nil,
      """
      site.yaml:1:35: error: “separator” cannot be “x” [unknown-value]
        help: it can be ",", ";", "|" and tab; leave it out to find it
      """
    ),
  ]

  @Test(arguments: sources)
  func tellsTablesByNameOrSeparator(
    text: String, isTable: Bool, separator: CSVDocument.Separator?,
    expected: String
  ) throws {
    var diagnostics: [Diagnostic] = []
    let yaml = "catalog: \(text)\ntitle: T\nlocales: [en]\nthemes: [base]"
    let node = try #require(
      YAML.parse(Array(yaml.utf8), file: "site.yaml", into: &diagnostics))
    let site = SiteConfiguration.read(node, into: &diagnostics)
    #expect(site?.catalog.isTable == isTable)
    #expect(site?.catalog.separator == separator)
    let report = DiagnosticFormat.text.render(diagnostics)
      .split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(report == expected)
  }
}
