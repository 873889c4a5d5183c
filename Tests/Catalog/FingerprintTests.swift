import Catalog
import Documents
import Testing

import struct Diagnostics.SourceLocation

@Suite struct FingerprintTests {
  func fingerprint(
    _ json: String, format: CatalogFormat = CatalogFormat()
  ) -> Fingerprint? {
    read(json, format: format).catalog?["a"]?.fingerprint
  }

  @Test func isOfTheItemAloneAndNotOfItsPlace() {
    let one = fingerprint(#"{"items": [{"id": "a", "title": "A"}]}"#)
    let other = fingerprint(
      """
      {"items": [{"id": "b", "title": "B"},
        {"id": "a", "title": "A"}]}
      """)
    #expect(one != nil)
    #expect(one == other)
  }

  @Test func changesWithAnythingInTheItem() {
    let texts = [
      #"{"items": [{"id": "a", "title": "A"}]}"#,
      #"{"items": [{"id": "a", "title": "B"}]}"#,
      #"{"items": [{"id": "a", "title": "A", "isRead": true}]}"#,
      #"{"items": [{"id": "a", "title": "A", "duration": 1}]}"#,
      #"{"items": [{"id": "a", "title": "A", "duration": 2}]}"#,
    ]
    #expect(Set(texts.map { fingerprint($0) }).count == texts.count)
  }

  @Test func changesWithTheMappingThatReadsTheItem() {
    let json = #"{"items": [{"id": "a", "title": "A", "h": "H"}]}"#
    func mapped(_ pointer: String) -> Fingerprint? {
      fingerprint(
        json, format: CatalogFormat(map: yaml("{title: \(pointer)}")))
    }
    #expect(mapped("/h") != nil)
    #expect(mapped("/h") == mapped("/h"))
    #expect(mapped("/h") != mapped("/title"))
    #expect(mapped("/title") != fingerprint(json))
  }
}
