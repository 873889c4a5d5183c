import Catalog
import Diagnostics
import Documents
import Testing

import struct Diagnostics.SourceLocation

@Suite struct CatalogProblemTests {
  /// Members of an item on line 2, and the whole report.
  static let members: [(String, String)] = [
    (
      #""streamState": "live""#,
      """
      catalog.json:2:16: error: item “m” has a stream state but no “startTime” [missing-start-time]
        help: add “startTime”, or remove “streamState” if it is no stream
      """
    ),
    (
      #""streamState": "live", "startTime": "2026-06-11T19:00""#,
      """
      catalog.json:2:37: error: the time “2026-06-11T19:00” has no zone [invalid-time]
        help: write date, time and zone, which is Z for UTC or an offset such as +02:00: 2026-06-18T20:00:00Z
      """
    ),
    (
      #""streamState": "lvie", "startTime": "2026-06-11T19:00:00Z""#,
      """
      catalog.json:2:16: error: “streamState” cannot be “lvie” [unknown-value]
        help: did you mean “live”?
      """
    ),
    (
      #""streamState": true, "startTime": 1781204400"#,
      """
      catalog.json:2:16: error: “streamState” must be a string, not true [wrong-type]
        help: write a string
      catalog.json:2:35: error: “startTime” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "1781204400"
      """
    ),
    (
      #""createdAt": "yesterday", "updatedAt": "2026-02-30T00:00:00Z""#,
      """
      catalog.json:2:14: error: “yesterday” is not a time [invalid-time]
        help: write it as 2026-06-18T20:00:00Z
      catalog.json:2:40: error: there is no such time as “2026-02-30T00:00:00Z” [invalid-time]
        help: months end at 28 to 31, hours at 23, minutes and seconds at 59
      """
    ),
    (
      #""createdAt": "0000-01-01T00:00:00Z""#,
      """
      catalog.json:2:14: error: the time “0000-01-01T00:00:00Z” is out of range [invalid-time]
        help: years go from 0001 to 9999
      """
    ),
    (
      #""duration": -1"#,
      """
      catalog.json:2:13: error: “duration” must be from 0 to less than 1000000000 seconds [out-of-range]
        help: write the length in seconds, such as 6120
      """
    ),
    (
      #""duration": 1e9"#,
      """
      catalog.json:2:13: error: “duration” must be from 0 to less than 1000000000 seconds [out-of-range]
        help: write the length in seconds, such as 6120
      """
    ),
    (
      #""duration": "90""#,
      """
      catalog.json:2:13: error: “duration” must be a number, not a string [wrong-type]
        help: write a number
      """
    ),
    (
      #""revision": 1.5, "isRead": "yes", "extraInfo": []"#,
      """
      catalog.json:2:13: error: “revision” must be a whole number, not a number [wrong-type]
        help: write a whole number
      catalog.json:2:28: error: “isRead” must be true or false, not a string [wrong-type]
        help: write true or false
      catalog.json:2:48: error: “extraInfo” must be an object, not a list [wrong-type]
        help: write an object
      """
    ),
    (
      #""labels": "a""#,
      """
      catalog.json:2:11: error: “labels” must be a list, not a string [wrong-type]
        help: write a list
      """
    ),
    (
      #""labels": ["a", 7, ""]"#,
      """
      catalog.json:2:17: error: an entry of “labels” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "7"
      catalog.json:2:20: error: a label is empty [empty-label]
        help: remove it
      """
    ),
    (
      #""thumbnail": "a.png", "playback": [], "captions": {}, "cta": 1"#,
      """
      catalog.json:2:14: error: “thumbnail” must be an object, not a string [wrong-type]
        help: write an object
      catalog.json:2:35: error: “playback” must be an object, not a list [wrong-type]
        help: write an object
      catalog.json:2:51: error: “captions” must be a list, not an object [wrong-type]
        help: write a list
      catalog.json:2:62: error: “cta” must be an object, not a number [wrong-type]
        help: write an object
      """
    ),
    (
      #""thumbnail": {"width": 0, "height": 1.5}"#,
      """
      catalog.json:2:14: error: “thumbnail” has no “url” [missing-key]
        help: add “url”
      catalog.json:2:24: error: “thumbnail.width” must be a whole number from 1 to 100000 [out-of-range]
        help: write the size in pixels, such as 1280, or remove it
      catalog.json:2:37: error: “thumbnail.height” must be a whole number from 1 to 100000 [out-of-range]
        help: write the size in pixels, such as 1280, or remove it
      """
    ),
    (
      #""captions": ["a", {"url": "a.vtt"}, {"url": "b.vtt", "locale": "en_US"}]"#,
      """
      catalog.json:2:14: error: an entry of “captions” must be an object, not a string [wrong-type]
        help: write an object
      catalog.json:2:19: error: “captions” has no “locale” [missing-key]
        help: add “locale”
      catalog.json:2:64: error: “en_US” is not a locale [invalid-locale]
        help: did you mean “en-US”?
      """
    ),
    (
      #""cta": {"text": "Tickets"}"#,
      """
      catalog.json:2:8: error: “cta” has no “url” [missing-key]
        help: add “url”
      """
    ),
    (
      #""subtitle": {"en": "a", "es_MX": "b", "EN": "c", "fr": 1}"#,
      """
      catalog.json:2:25: error: “es_MX” is not a locale [invalid-locale]
        help: did you mean “es-MX”?
      catalog.json:2:39: error: locale “en” is given twice [duplicate-locale]
        help: remove one of the two
        note: catalog.json:2:14: first given here
      catalog.json:2:56: error: “fr” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "1"
      """
    ),
    (
      #""subtitle": ["a"]"#,
      """
      catalog.json:2:13: error: “subtitle” must be a string or a locale map, not a list [wrong-type]
        help: write a string or a locale map
      """
    ),
    (
      #""isRead": true, "isRead": false"#,
      """
      catalog.json:2:17: error: key “isRead” is given twice [duplicate-key]
        help: remove one of the two
        note: catalog.json:2:1: first given here
      """
    ),
    (
      #""playback": {"hls": "a", "hls": "b"}"#,
      """
      catalog.json:2:26: error: key “hls” is given twice [duplicate-key]
        help: remove one of the two
        note: catalog.json:2:14: first given here
      """
    ),
  ]

  @Test(arguments: members)
  func reportsWhatIsWrongAtTheValueAndKeepsTheItem(
    members: String, expected: String
  ) {
    #expect(itemReport(members) == expected)
    #expect(item(members)?.id == "m")
    #expect(item(members)?.stream == nil)
  }

  @Test func anItemNeedsAnIDAndATitle() {
    let json = """
      {"items": [
        {"title": "A"},
        {"id": "b"},
        {"id": 7, "title": "C"},
        {"id": "a/b", "title": ""},
        {"id": "e", "title": {}},
        {"id": "f", "title": {"en": "\\u00a0", "es": "F"}},
        "g",
        {"id": "h", "title": {"en_GB": "H"}}
      ]}
      """
    #expect(read(json).catalog?.items.map(\.id) == ["f"])
    #expect(
      report(json) == """
        catalog.json:2:3: error: an item has no “id” [missing-key]
          help: add “id”
        catalog.json:3:3: error: item “b” has no “title” [missing-key]
          help: add “title”
        catalog.json:4:10: error: “id” must be a string, not a number [wrong-type]
          help: put it in quotation marks: "7"
        catalog.json:5:10: error: “a/b” cannot be an id: it has a “/” [invalid-id]
          help: write 1 to 200 bytes without “/”, such as match-12
        catalog.json:5:26: error: a title is empty [empty-title]
          help: write what the video shows
        catalog.json:6:24: error: a title is empty [empty-title]
          help: write what the video shows
        catalog.json:7:31: error: a title is empty [empty-title]
          help: write what the video shows
        catalog.json:8:3: error: an entry of “items” must be an object, not a string [wrong-type]
          help: write an object
        catalog.json:9:25: error: “en_GB” is not a locale [invalid-locale]
          help: did you mean “en-GB”?
        """)
  }

  static let ids: [(String, String?)] = [
    ("a", nil), ("a b", nil), ("日本", nil), ("...", nil), (".a", nil),
    (String(repeating: "a", count: 200), nil),
    ("", "it is empty"),
    (String(repeating: "a", count: 201), "it is longer than 200 bytes"),
    (String(repeating: "é", count: 101), "it is longer than 200 bytes"),
    ("a/b", "it has a “/”"), ("/", "it has a “/”"),
    (".", "“.” and “..” are no ids"), ("..", "“.” and “..” are no ids"),
    (#"a\u0000"#, "it has a control character"),
    (#"a\nb"#, "it has a control character"),
    (#"a\u007f"#, "it has a control character"),
    (#"\u0085a"#, "it has a control character"),
  ]

  @Test(arguments: ids)
  func judgesIDs(id: String, problem: String?) throws {
    let diagnostics = read(
      #"{"items": [{"id": "\#(id)", "title": "T"}]}"#
    ).diagnostics
    #expect(diagnostics.count == (problem == nil ? 0 : 1))
    if let problem {
      let diagnostic = try #require(diagnostics.first)
      #expect(diagnostic.id == "invalid-id")
      #expect(diagnostic.message.hasSuffix("cannot be an id: \(problem)"))
    }
  }

  @Test func ofTwoItemsWithOneIDTheFirstStays() {
    let json = """
      {"items": [{"id": "a", "title": "One"}, {"id": "b", "title": "B"},
        {"title": "Two", "id": "a"}]}
      """
    let (catalog, diagnostics) = read(json)
    #expect(catalog?.items.map(\.id) == ["a", "b"])
    #expect(catalog?["a"]?.title.entries.first?.text == "One")
    #expect(
      report(diagnostics) == """
        catalog.json:2:26: error: two items have the id “a” [duplicate-id]
          help: give each item an id of its own; this one is left out
          note: catalog.json:1:12: the first is here
        """)
  }

  @Test func noticesEachUnknownKeyOnce() {
    let json = """
      {"items": [
        {"id": "a", "title": "A", "rating": 5, "titel": "x"},
        {"id": "b", "title": "B", "rating": {"deep": [1]},
         "thumbnail": {"url": "a.png", "alt": "x"}},
        {"id": "c", "title": "C", "rating": null}
      ], "rating": 1, "version": 2}
      """
    #expect(
      report(json) == """
        catalog.json:2:29: notice: 3 items have “rating”, which is not used [unknown-item-key]
        catalog.json:2:42: notice: 1 item has “titel”, which is not used [unknown-item-key]
          help: did you mean “title”?
        catalog.json:4:34: notice: 1 item has “thumbnail.alt”, which is not used [unknown-item-key]
        """)
  }

  @Test func countsUnknownKeysBeyondAHundredTogether() {
    let keys = (0..<150).map { "\"k\($0)x\": 1" }.joined(separator: ",")
    let diagnostics = read(
      "{\"items\": [{\"id\": \"a\", \"title\": \"A\", \(keys)}]}"
    ).diagnostics
    #expect(diagnostics.count == 101)
    #expect(
      diagnostics.last?.message == "items have further keys, which are not used"
    )
  }

  static let lists: [(String, String?, String)] = [
    (
      #"{"item": []}"#, nil,
      """
      catalog.json:1:1: error: the catalog has no “items” [no-items]
        help: write {"items": […]}, or say where the list is by catalog: {file: …, items: /path/to/list} in site.yaml
      """
    ),
    (
      "[]", nil,
      """
      catalog.json:1:1: error: the catalog has no “items” [no-items]
        help: put the list into an object, {"items": […]}, or write catalog: {file: …, items: ""} in site.yaml
      """
    ),
    (
      #"{"items": {}}"#, nil,
      """
      catalog.json:1:11: error: “items” must be a list, not an object [wrong-type]
        help: write a list
      """
    ),
    (
      #"{"items": []}"#, "/result/0",
      """
      site.yaml:5:9: error: the catalog has nothing at “/result/0” [no-items]
        help: did you mean “/items”?
        note: catalog.json: the catalog
      """
    ),
  ]

  @Test(arguments: lists)
  func thereMustBeAListOfItems(
    json: String, pointer: String?, expected: String
  ) {
    let format = CatalogFormat(
      items: pointer.map {
        Located($0, at: SourceLocation(file: "site.yaml", line: 5, column: 9))
      })
    #expect(read(json, format: format).catalog == nil)
    #expect(report(json, format: format) == expected)
  }

  @Test func findsTheListWhereThePointerSays() {
    for (json, pointer) in [
      (#"[{"id": "a", "title": "A"}]"#, ""),
      (#"{"r": {"x/y": [{"id": "a", "title": "A"}]}}"#, "/r/x~1y"),
    ] {
      let format = CatalogFormat(
        items: Located(pointer, at: SourceLocation(file: "site.yaml")))
      #expect(read(json, format: format).catalog?.items.map(\.id) == ["a"])
    }
  }

  @Test func reportsAListGivenTwice() {
    #expect(
      report(#"{"items": [], "items": []}"#) == """
        catalog.json:1:15: error: key “items” is given twice [duplicate-key]
          help: remove one of the two
          note: catalog.json:1:2: first given here
        """)
  }
}
