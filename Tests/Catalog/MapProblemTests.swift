import Catalog
import Diagnostics
import Documents
import Testing

@Suite struct MapProblemTests {
  /// A map, members of an item on line 2 and the report.
  static let problems: [(String, String, String)] = [
    (
      "startTime: /t", #""t": 1781812800"#,
      """
      catalog.json:2:6: error: “startTime” must be a string, not a number [wrong-type]
        help: if it counts from 1970, write {from: …, format: unix-seconds} or unix-milliseconds in the map
        note: site.yaml:1:12: the map says this here
      """
    ),
    (
      "startTime: /t", #""t": "2026-06-18T20:00""#,
      """
      catalog.json:2:6: error: the time “2026-06-18T20:00” has no zone [invalid-time]
        help: write date, time and zone, which is Z for UTC or an offset such as +02:00: 2026-06-18T20:00:00Z
        note: site.yaml:1:12: the map says this here
      """
    ),
    (
      "startTime: {from: /t, format: unix-seconds}", #""t": 1781812800000"#,
      """
      catalog.json:2:6: error: the time “1781812800000” is out of range [invalid-time]
        help: is it in milliseconds? Then write format: unix-milliseconds
        note: site.yaml:1:12: the map says this here
      """
    ),
    (
      "startTime: {from: /t, format: unix-seconds}", #""t": "today""#,
      """
      catalog.json:2:6: error: “today” is not a number that counts from 1970 [invalid-time]
        help: say how it is written by “format”, such as iso8601 or dd.MM.yyyy HH:mm
        note: site.yaml:1:12: the map says this here
      """
    ),
    (
      "startTime: {from: /t, format: dd.MM.yyyy HH:mm, zone: Europe/Berlin}",
      #""t": "2026-06-18 20:00""#,
      """
      catalog.json:2:6: error: “2026-06-18 20:00” is not a time written as “dd.MM.yyyy HH:mm” [invalid-time]
        help: make “format” follow it, such as dd.MM.yyyy HH:mm
        note: site.yaml:1:12: the map says this here
      """
    ),
    (
      "startTime: {from: /t, format: dd.MM.yyyy HH:mm, zone: Europe/Berlin}",
      #""t": "29.03.2026 02:30""#,
      """
      catalog.json:2:6: error: there is no such time as “29.03.2026 02:30” [invalid-time]
        help: months end at 28 to 31, hours at 23, minutes and seconds at 59; when clocks of Europe/Berlin are set forward they skip an hour
        note: site.yaml:1:12: the map says this here
      """
    ),
    (
      "duration: {from: /d, format: clock}", #""d": "PT5M""#,
      """
      catalog.json:2:6: error: “PT5M” is not a length written as clock, such as 1:42:00 [invalid-duration]
        help: other values of “format” are seconds, milliseconds, minutes, iso8601
        note: site.yaml:1:11: the map says this here
      """
    ),
    (
      "duration: /d", #""d": -1"#,
      """
      catalog.json:2:6: error: “duration” must be from 0 to less than 1000000000 seconds [out-of-range]
        help: write the length in seconds, such as 6120
        note: site.yaml:1:11: the map says this here
      """
    ),
    (
      "{streamState: {from: /s, values: {LIVE_NOW: live}}, startTime: /t}",
      #""s": "LIVE_NWO", "t": "2026-06-18T20:00:00Z""#,
      """
      catalog.json:2:6: error: 1 item has the value “LIVE_NWO”, which “values” of “streamState” does not translate [untranslated-value]
        help: did you mean “LIVE_NOW” in “values”? Otherwise add “LIVE_NWO” there
        note: site.yaml:1:15: the map says this here
      """
    ),
    (
      "isRead: {from: /s, values: {ja: true}}", #""s": "vielleicht""#,
      """
      catalog.json:2:6: error: 1 item has the value “vielleicht”, which “values” of “isRead” does not translate [untranslated-value]
        help: add it to “values” with true, false or null
        note: site.yaml:1:9: the map says this here
      """
    ),
    (
      "streamState: /s", #""s": "lvie""#,
      """
      catalog.json:2:6: error: item “m” has a stream state but no “startTime” [missing-start-time]
        help: add “startTime”, or remove “streamState” if it is no stream
      catalog.json:2:6: error: “streamState” cannot be “lvie” [unknown-value]
        help: did you mean “live”?
        note: site.yaml:1:14: the map says this here
      """
    ),
    (
      "subtitle: /s", #""s": ["a"]"#,
      """
      catalog.json:2:6: error: “subtitle” must be a string or a locale map, not a list [wrong-type]
        help: point to an entry of it, such as “/s/0”
        note: site.yaml:1:11: the map says this here
      """
    ),
    (
      "id: /s", #""s": {"uid": 7}"#,
      """
      catalog.json:2:6: error: “id” must be a string, not an object [wrong-type]
        help: point to a member of it, such as “/s/uid”
        note: site.yaml:1:5: the map says this here
      """
    ),
    (
      "labels: /l", #""l": [{"name": "a"}]"#,
      """
      catalog.json:2:7: error: “labels” must be a string, a number or a list of them, not an object [wrong-type]
        help: say which member is the label, as in at: /name
        note: site.yaml:1:9: the map says this here
      """
    ),
    (
      "thumbnail: {url: /u, width: /w}",
      #""u": "javascript:alert(1)", "w": "wide""#,
      """
      catalog.json:2:6: error: “thumbnail.url” cannot be “javascript:alert(1)”: its scheme is “javascript” [invalid-address]
        help: write an address that starts with https:// or http://, or a path relative to the catalog file
        note: site.yaml:1:18: the map says this here
      catalog.json:2:34: error: “thumbnail.width” must be a whole number, not “wide” [wrong-type]
        help: point to a place that has digits only
        note: site.yaml:1:29: the map says this here
      """
    ),
    (
      "captions: {from: /t, url: /u, locale: /l}",
      #""t": [{"u": "a.vtt", "l": "en_US"}, {"u": "b.vtt"}, "c.vtt"]"#,
      """
      catalog.json:2:27: error: “en_US” is not a locale [invalid-locale]
        help: did you mean “en-US”?
        note: site.yaml:1:18: the map says this here
      catalog.json:2:37: error: “captions” has no “locale” [missing-key]
        help: add “locale”
        note: site.yaml:1:27: the map says this here
      catalog.json:2:53: error: an entry of “captions” must be an object, not a string [wrong-type]
        help: write an object
        note: site.yaml:1:18: the map says this here
      """
    ),
    (
      "{title: /headlin, labels: {from: /l, at: /nam}}",
      #""headline": "H", "l": [{"name": "x"}]"#,
      """
      site.yaml:1:9: error: 1 item has no “title”: nothing stands at “/headlin” [missing-key]
        help: name a place that every item has, or add “default”
        note: catalog.json:1:12: the first such item is here
      site.yaml:1:9: warning: no item has anything at “/headlin” [map-finds-nothing]
        help: did you mean “/headline”?
      site.yaml:1:42: warning: no item has anything at “/nam” [map-finds-nothing]
        help: did you mean “/name”?
      """
    ),
    (
      "{startTime: /kickoff}", #""fields": {"time": {"kickoff": "x"}}"#,
      """
      site.yaml:1:13: warning: no item has anything at “/kickoff” [map-finds-nothing]
        help: did you mean “/fields/time/kickoff”?
      """
    ),
  ]

  @Test(arguments: problems)
  func reportsTheItemAndTheMap(
    map: String, members: String, expected: String
  ) {
    #expect(
      report(
        "{\"items\": [{\"id\": \"m\", \"title\": \"M\",\n\(members)\n}]}",
        format: CatalogFormat(map: yaml(map))) == expected)
  }

  @Test func oneMistakeOfAMapIsNotReportedForEveryItem() {
    let items = (0..<500).map { #"{"id": "\#($0)", "t": "soon", "s": "NO"}"# }
    let found = read(
      "{\"items\": [\(items.joined(separator: ",\n"))]}",
      format: CatalogFormat(
        map: yaml(
          """
          title: /headline
          startTime: /t
          streamState: {from: /s, values: {ON: live}}
          cta: {text: {constant: Go}, url: {constant: "javascript:x"}}
          """))
    ).diagnostics
    let ids = Dictionary(grouping: found, by: \.id).mapValues(\.count)
    #expect(
      ids == [
        "missing-key": 1, "invalid-time": 11, "untranslated-value": 1,
        "invalid-address": 1, "map-finds-nothing": 1,
      ])
    #expect(
      found.first { $0.message.hasPrefix("490 more") }?.message
        == "490 more values read by this map are wrong in the same way")
    #expect(
      found.first { $0.id == "untranslated-value" }?.message
        .hasPrefix("500 items have the value “NO”") == true)
  }

  @Test func namesTheListThatWasMeant() {
    #expect(
      report(
        #"{"data": {"entries": []}}"#,
        format: CatalogFormat(
          items: Located(
            "/data/entrys",
            at: SourceLocation(file: "site.yaml", line: 1, column: 1))))
          == """
          site.yaml:1:1: error: the catalog has nothing at “/data/entrys” [no-items]
            help: did you mean “/data/entries”?
            note: catalog.json: the catalog
          """)
  }
}
