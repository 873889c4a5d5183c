import Catalog
import Diagnostics
import Documents
import Localization
import Testing

import struct Diagnostics.SourceLocation

/// A node from its text; null where that is wrong.
func yaml(_ text: String) -> Node {
  var diagnostics: [Diagnostic] = []
  return YAML.parse(Array(text.utf8), file: "site.yaml", into: &diagnostics)
    ?? Node(.null, at: SourceLocation(file: "site.yaml"))
}

@Suite struct MapTests {
  static let json = #"""
    {"result": [{"uid": 17, "headline": "One", "headline_es": "Uno",
      "kickoff": "2026-06-11T19:00:00Z", "state": {"now": "live"},
      "image": {"src": "a.png"}, "tags": ["x"], "media": [{"url": "a.m3u8"}],
      "labels": ["y"], "duration": 60, "rating": 5}]}
    """#

  static let map = """
    id: /uid
    title: {en: /headline, es: /headline_es, ja: /headline_ja}
    startTime: /kickoff
    streamState: /state/now
    thumbnail: {url: /image/src, width: /image/width}
    playback: {hls: /media/0/url}
    cta: {text: /nothing, url: /nothing}
    labels: /tags
    duration: null
    """

  @Test func readsAnotherFormatThroughPointers() throws {
    let (catalog, diagnostics) = read(
      Self.json,
      format: CatalogFormat(
        items: Located(
          "/result", at: SourceLocation(file: "site.yaml", line: 1, column: 1)),
        map: yaml(Self.map)))
    #expect(report(diagnostics) == "")
    let item = try #require(catalog?.items.first)
    #expect(item.id == "17")
    #expect(item.title.entries.map(\.text) == ["One", "Uno"])
    #expect(item.title.entries.map(\.locale?.identifier) == ["en", "es"])
    #expect(item.stream?.state == .live)
    #expect(item.startTime == Instant("2026-06-11T19:00:00Z"))
    #expect(item.thumbnail?.url == "a.png")
    #expect(item.thumbnail?.width == nil)
    #expect(item.playback == Item.Playback(hls: "a.m3u8", mp4: nil))
    #expect(item.cta == nil)
    #expect(item.labels == ["x"])
    #expect(item.duration == nil)
  }

  @Test func readsKeysThatItLeavesOutUnderOurNames() {
    let item = read(
      #"{"items": [{"key": "a", "title": "A", "labels": ["x"], "z": 1}]}"#,
      format: CatalogFormat(map: yaml("{id: /key}"))
    ).catalog?.items.first
    #expect(item?.id == "a")
    #expect(item?.title == LocalizedText("A"))
    #expect(item?.labels == ["x"])
  }

  @Test func reportsWhatIsWrongWithAMapping() {
    #expect(
      report(
        #"{"items": []}"#,
        format: CatalogFormat(
          map: yaml(
            """
            id: uid
            titel: /headline
            title: {english-us: /headline, en: headline}
            labels: {a: /b}
            thumbnail: {uri: /src}
            duration: 5
            """)))
          == """
          site.yaml:1:5: error: “uid” is not a JSON Pointer [invalid-pointer]
            help: start it with “/”, such as /fields/headline
          site.yaml:2:1: error: unknown key “titel” [unknown-key]
            help: did you mean “title”?
          site.yaml:3:9: error: “english-us” is not a locale [invalid-locale]
            help: write a language tag such as en, es-419 or zh-Hant
          site.yaml:3:36: error: “headline” is not a JSON Pointer [invalid-pointer]
            help: start it with “/”, such as /fields/headline
          site.yaml:4:9: error: “labels” must be a string, not a mapping [wrong-type]
            help: write a string
          site.yaml:5:13: error: unknown key “uri” [unknown-key]
            help: did you mean “url”?
          site.yaml:6:11: error: “duration” must be a string, not a number [wrong-type]
            help: put it in quotation marks: "5"
          """)
  }
}
