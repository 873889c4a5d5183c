import Catalog
import Diagnostics
import Documents
import Localization

/// Reads a catalog from its text.
func read(
  _ json: String, format: CatalogFormat = CatalogFormat()
) -> (catalog: CatalogSnapshot?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let document = JSONDocument.parse(
    Array(json.utf8), file: "catalog.json", into: &diagnostics)
  let catalog = document.flatMap {
    CatalogSnapshot.read($0, format: format, into: &diagnostics)
  }
  return (catalog, diagnostics)
}

/// What reading a catalog reports, as text without the line that counts.
func report(_ json: String, format: CatalogFormat = CatalogFormat()) -> String {
  report(read(json, format: format).diagnostics)
}

func report(_ diagnostics: [Diagnostic]) -> String {
  DiagnosticFormat.text.render(diagnostics)
    .split(separator: "\n").dropLast().joined(separator: "\n")
}

/// Reads a catalog of one item with an id and a title from the rest of it.
func item(_ members: String) -> Item? {
  read(#"{"items": [{"id": "m", "title": "M", \#(members)}]}"#)
    .catalog?.items.first
}

/// What reading such an item reports. The members stand on a line of their
/// own, so that columns count from their start.
func itemReport(_ members: String) -> String {
  report("{\"items\": [{\"id\": \"m\", \"title\": \"M\",\n\(members)\n}]}")
}

extension Instant {
  init(_ text: StaticString) {
    self = Instant(iso8601: "\(text)") ?? Instant(milliseconds: .min)
  }
}
