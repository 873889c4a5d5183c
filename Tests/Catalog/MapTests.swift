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
      "labels": ["y"], "link": [], "duration": 60, "rating": 5}]}
    """#

  static let map = """
    id: /uid
    title: {en: /headline, es: /headline_es, ja: /headline_ja}
    startTime: /kickoff
    streamState: /state/now
    thumbnail: {url: /image/src, width: /image/width}
    playback: {hls: /media/0/url}
    cta: {text: {en: /link/0}, url: /link/1}
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
    #expect(
      report(diagnostics) == """
        site.yaml:2:46: warning: no item has anything at “/headline_ja” [map-finds-nothing]
          help: did you mean “/headline_es”?
        site.yaml:5:37: warning: no item has anything at “/image/width” [map-finds-nothing]
          help: `greenroom check` lists what items have
        site.yaml:7:18: warning: no item has anything at “/link/0” [map-finds-nothing]
          help: did you mean “/link”?
        site.yaml:7:33: warning: no item has anything at “/link/1” [map-finds-nothing]
          help: did you mean “/link”?
        """)
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

  static let wrongMaps: [(String, String)] = [
    (
      "{id: uid, title: /a~2}",
      """
      site.yaml:1:6: error: “uid” is not a JSON Pointer [invalid-pointer]
        help: start it with “/”, such as /fields/headline
      site.yaml:1:18: error: “/a~2” is not a JSON Pointer [invalid-pointer]
        help: “~” is written ~0 and “/” inside a name ~1
      """
    ),
    (
      "titel: /headline",
      """
      site.yaml:1:1: error: unknown key “titel” [unknown-key]
        help: did you mean “title”?
      """
    ),
    (
      "{id: null, title: ~}",
      """
      site.yaml:1:6: error: every item needs “id” [missing-key]
        help: name the place where it stands
      site.yaml:1:19: error: every item needs “title” [missing-key]
        help: name the place where it stands
      """
    ),
    (
      "title: {english-us: /headline, en: headline, EN: /h}",
      """
      site.yaml:1:9: error: “english-us” is not a locale [invalid-locale]
        help: write a language tag such as en, es-419 or zh-Hant
      site.yaml:1:36: error: “headline” is not a JSON Pointer [invalid-pointer]
        help: start it with “/”, such as /fields/headline
      site.yaml:1:46: error: locale “en” is given twice [duplicate-locale]
        help: remove one of the two
        note: site.yaml:1:32: first given here
      """
    ),
    (
      "title: {form: /headline}",
      """
      site.yaml:1:9: error: unknown key “form” [unknown-key]
        help: did you mean “from”?
      """
    ),
    (
      "thumbnail: {uri: /src, width: wide}",
      """
      site.yaml:1:13: error: unknown key “uri” [unknown-key]
        help: did you mean “url”?
      site.yaml:1:31: error: “wide” is not a JSON Pointer [invalid-pointer]
        help: start it with “/”, such as /fields/headline
      """
    ),
    (
      "duration: 5",
      """
      site.yaml:1:11: error: “duration” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "5"
      """
    ),
    (
      "subtitle: {default: x}",
      """
      site.yaml:1:11: error: “subtitle” does not say where it comes from [missing-key]
        help: add “from” with a place, or “constant” with a value
      """
    ),
    (
      "subtitle: {from: [], constant: x}",
      """
      site.yaml:1:18: error: “from” is empty [empty-list]
        help: name a place
      site.yaml:1:22: error: “constant” and “from” cannot stand together [constant-and-from]
        help: remove “constant”, or call it “default” if it is for items that have nothing there
        note: site.yaml:1:18: “from” is here
      """
    ),
    (
      "startTime: {from: /t, format: yyyy-MM-dd HH:mm}",
      """
      site.yaml:1:31: error: times written as “yyyy-MM-dd HH:mm” do not say in which zone [missing-zone]
        help: add “zone”, such as zone: Europe/Madrid or zone: UTC
      """
    ),
    (
      "startTime: {from: /t, format: unix-second, zone: Europe/Madird}",
      """
      site.yaml:1:31: error: “unix-second” is not a format of times [invalid-format]
        help: did you mean “unix-seconds”?
      site.yaml:1:50: error: “Europe/Madird” is not a time zone [unknown-time-zone]
        help: did you mean “Europe/Madrid”?
      """
    ),
    (
      "startTime: {from: /t, format: yyyy-MM-DD, zone: UTC}",
      """
      site.yaml:1:31: error: “yyyy-MM-DD” is not a format of times: “DD” means nothing [invalid-format]
        help: the letters are yyyy MM dd HH mm ss, hh with a, SSS and XXX; put other text in apostrophes, as in yyyy-MM-dd'T'HH:mm
      """
    ),
    (
      "startTime: {from: /t, format: unix-seconds, zone: UTC}",
      """
      site.yaml:1:45: warning: “zone” has no effect, since the format says which instant is meant [zone-without-effect]
        help: remove it
      """
    ),
    (
      "startTime: {constant: 2026-06-18T20:00}",
      """
      site.yaml:1:23: error: the time “2026-06-18T20:00” has no zone [invalid-time]
        help: write date, time and zone, which is Z for UTC or an offset such as +02:00: 2026-06-18T20:00:00Z
      """
    ),
    (
      "duration: {from: /d, format: hours, default: -1, zone: UTC}",
      """
      site.yaml:1:30: error: “format” cannot be “hours” [unknown-value]
        help: it can be “seconds”, “milliseconds”, “minutes”, “iso8601” and “clock”
      site.yaml:1:46: error: “default” must be from 0 to 999999999, not -1 [out-of-range]
        help: write a number from 0 to 999999999
      site.yaml:1:50: error: unknown key “zone” [unknown-key]
        help: the keys here are “from”, “constant”, “default” and “format”
      """
    ),
    (
      "streamState: {from: /s, values: {ON: lvie, OFF: [x]}, default: soon}",
      """
      site.yaml:1:38: error: “ON” cannot be “lvie” [unknown-value]
        help: did you mean “live”?
      site.yaml:1:49: error: “OFF” must be a string, not a list [wrong-type]
        help: write a string
      site.yaml:1:64: error: “default” cannot be “soon” [unknown-value]
        help: it can be “upcoming”, “live” and “ended”
      """
    ),
    (
      "labels: [/a, {from: /b, split: \"\"}, 7]",
      """
      site.yaml:1:32: error: “split” is empty [empty-split]
        help: write what stands between two labels, such as ","
      site.yaml:1:37: error: “labels” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "7"
      """
    ),
    (
      "captions: {from: /tracks, url: /src}",
      """
      site.yaml:1:11: error: key “locale” is missing [missing-key]
        help: add “locale”
      """
    ),
    (
      "title: {from: /t, locales: {a: b_c}}",
      """
      site.yaml:1:32: error: “b_c” is not a locale [invalid-locale]
        help: write a language tag such as en, es-419 or zh-Hant
      """
    ),
  ]

  @Test(arguments: wrongMaps)
  func reportsWhatIsWrongWithAMapping(map: String, expected: String) {
    #expect(
      report(#"{"items": []}"#, format: CatalogFormat(map: yaml(map)))
        == expected)
  }

  @Test func thePollersMapHasTheKeysOfAReport() {
    var diagnostics: [Diagnostic] = []
    ItemMap.check(
      yaml("{streamState: {from: /s, values: {A: live}}, title: /t}"),
      for: .streamUpdates, into: &diagnostics)
    #expect(
      report(diagnostics) == """
        site.yaml:1:46: error: unknown key “title” [unknown-key]
          help: the keys here are “id”, “streamState”, “startTime”, “revision” and “playback”
        """)
  }
}
