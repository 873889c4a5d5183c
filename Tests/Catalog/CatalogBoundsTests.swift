import Catalog
import Diagnostics
import Testing

/// Catalogs come from outside: nothing in them may be without bounds.
@Suite struct CatalogBoundsTests {
  @Test func boundsTextsAndLabels() {
    let long = String(repeating: "x", count: 65_537)
    #expect(
      report("{\"items\": [{\"id\": \"a\", \"title\": \"\(long)\"}]}") == """
        catalog.json:1:33: error: “title” is longer than 65536 bytes [too-long]
          help: shorten it
        """)
    let labels = (0..<1002).map { "\"\($0)\"" }.joined(separator: ",")
    #expect(
      itemReport("\"labels\": [\n\(labels)]") == """
        catalog.json:3:5891: error: an item has more than 1000 labels [too-many]
          help: those from here on are left out
        """)
    #expect(item("\"labels\": [\(labels)]")?.labels.count == 1000)
  }

  @Test func boundsTheLocalesOfAText() {
    let texts = (0..<300).map { "\"x\($0)\": \"a\"" }.joined(separator: ",")
    let diagnostics = read(
      "{\"items\": [{\"id\": \"a\", \"title\": {\(texts)}}]}"
    ).diagnostics
    #expect(diagnostics.count == 201)
    #expect(
      diagnostics.last?.message
        == "an item has more than 200 locales in “title”")
  }

  @Test func boundsTheProblemsOfACatalog() {
    let items = String(repeating: "1,", count: 10_004) + "1"
    let diagnostics = read("{\"items\": [\(items)]}").diagnostics
    #expect(diagnostics.count == 10_001)
    #expect(
      report(Array(diagnostics.suffix(1))) == """
        catalog.json:1:20010: error: the catalog has 5 more problems after this one [too-many-problems]
          help: repair those that are shown first
        """)
  }
}
