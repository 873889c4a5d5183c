import Configuration
import Diagnostics
import Testing

@Suite struct SiteProblemTests {
  /// Lines behind the essentials, the first being line 5, and the report.
  static let problems: [(String, String)] = [
    (
      "titel: x\nwidget: []\nzzz: 1",
      """
      site.yaml:5:1: error: unknown key “titel” [unknown-key]
        help: did you mean “title”?
      site.yaml:6:1: error: unknown key “widget” [unknown-key]
        help: did you mean “widgets”?
      site.yaml:7:1: error: unknown key “zzz” [unknown-key]
        help: the keys here are “title”, “locales”, “timeZone”, “themes”, “catalog”, “widgets”, “now”, “allowOrigins”, “players”, “poller”, “hlsScript”, “draft” and “index”
      """
    ),
    (
      "title: U",
      """
      site.yaml:5:1: error: key “title” is given twice [duplicate-key]
        help: remove one of the two
        note: site.yaml:1:1: first given here
      """
    ),
    (
      "timeZone: America/NewYork",
      """
      site.yaml:5:11: error: “America/NewYork” is not a time zone [unknown-time-zone]
        help: did you mean “America/New_York”?
      """
    ),
    (
      "timeZone: the zone of the stadium\nnow: 2026-06-18\ndraft: yes\nindex:",
      """
      site.yaml:5:11: error: “the zone of the stadium” is not a time zone [unknown-time-zone]
        help: write a name of the IANA database such as Europe/Madrid or UTC
      site.yaml:6:6: error: the time “2026-06-18” has no zone [invalid-time]
        help: write date, time and zone, which is Z for UTC or an offset such as +02:00: 2026-06-18T20:00:00Z
      site.yaml:7:8: error: “draft” must be true or false, not a string [wrong-type]
        help: write true
      site.yaml:8:1: error: “index” must be true or false, not null [wrong-type]
        help: write true or false or remove it
      """
    ),
    (
      "now: 2026-06-31T00:00:00Z",
      """
      site.yaml:5:6: error: there is no such time as “2026-06-31T00:00:00Z” [invalid-time]
        help: months end at 28 to 31, hours at 23, minutes and seconds at 59
      """
    ),
    (
      "allowOrigins: [\"http://a.example/\", a.example, \"ftp://a\", \"http://a;b\", 7]",
      """
      site.yaml:5:16: error: “http://a.example/” is not an origin [invalid-origin]
        help: did you mean “http://a.example”?
      site.yaml:5:37: error: “a.example” is not an origin [invalid-origin]
        help: did you mean “https://a.example”?
      site.yaml:5:48: error: “ftp://a” is not an origin [invalid-origin]
        help: write scheme, host and port only, such as http://media.example:8080
      site.yaml:5:59: error: “http://a;b” is not an origin [invalid-origin]
        help: write scheme, host and port only, such as http://media.example:8080
      site.yaml:5:73: error: an entry of “allowOrigins” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "7"
      """
    ),
    (
      "widgets: {id: w}\nplayers: []",
      """
      site.yaml:5:10: error: “widgets” must be a list, not a mapping [wrong-type]
        help: write a list such as [a, b]
      site.yaml:6:10: error: “players” must be a mapping, not a list [wrong-type]
        help: write keys and values such as {key: value}
      """
    ),
    (
      """
      widgets:
        - id: a
        - {id: a, orderType: aToZ}
        - {title: x}
        - {id: ../x}
        - {id: 7}
        - text
      """,
      """
      site.yaml:7:10: error: two widgets have the id “a” [duplicate-id]
        help: give each widget an id of its own
        note: site.yaml:6:9: the first is here
      site.yaml:7:13: error: unknown key “orderType” [unknown-key]
        help: the keys here are “id”, “title”, “layout”, “dataSource”, “videosFilterParams” and “style”
      site.yaml:8:5: error: key “id” is missing [missing-key]
        help: add “id”
      site.yaml:9:10: error: “../x” cannot be an id: it has a “/” [invalid-id]
        help: write 1 to 200 bytes without “/”, such as live-now
      site.yaml:10:10: error: “id” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "7"
      site.yaml:11:5: error: an entry of “widgets” must be a mapping, not a string [wrong-type]
        help: write keys and values such as {key: value}
      """
    ),
    (
      """
      widgets:
        - id: w
          title: {en: A, en-us: B, en-US: C, de_AT: D}
          layout: [a]
          style: red
          dataSource: {orderType: atoz, advancedOrderType: live, maxItems: -1, seed: 1.5, ids: m1, label: x}
          videosFilterParams: {contentTypes: [Stream, video], streamStates: [life]}
      """,
      """
      site.yaml:7:30: error: locale “en-US” is given twice [duplicate-locale]
        help: remove one of the two
        note: site.yaml:7:20: first given here
      site.yaml:7:40: error: “de_AT” is not a locale [invalid-locale]
        help: did you mean “de-AT”?
      site.yaml:8:13: error: “layout” must be a string, not a list [wrong-type]
        help: write a string
      site.yaml:9:12: error: “style” must be a mapping, not a string [wrong-type]
        help: write keys and values such as {key: value}
      site.yaml:10:29: error: “orderType” cannot be “atoz” [unknown-value]
        help: did you mean “aToZ”?
      site.yaml:10:54: error: “advancedOrderType” cannot be “live” [unknown-value]
        help: it can be “liveFirst”
      site.yaml:10:70: error: “maxItems” must be from 0 to 1000000000, not -1 [out-of-range]
        help: write a number from 0 to 1000000000
      site.yaml:10:80: error: “seed” must be a whole number, not 1.5 [wrong-type]
        help: write a whole number
      site.yaml:10:90: error: “ids” must be a list, not a string [wrong-type]
        help: put it in brackets: [m1]
      site.yaml:10:94: error: unknown key “label” [unknown-key]
        help: did you mean “labels”?
      site.yaml:11:49: error: an entry of “contentTypes” cannot be “video” [unknown-value]
        help: did you mean “Video”?
      site.yaml:11:72: error: an entry of “streamStates” cannot be “life” [unknown-value]
        help: did you mean “live”?
      """
    ),
    (
      "players: {pages: some, items: [{id: p}, {id: p, layout: x}, {id: ''}], queue: 1}",
      """
      site.yaml:5:18: error: “pages” cannot be “some” [unknown-value]
        help: it can be “shown”, “all” and “none”
      site.yaml:5:46: error: two players have the id “p” [duplicate-id]
        help: give each player an id of its own
        note: site.yaml:5:37: the first is here
      site.yaml:5:49: error: unknown key “layout” [unknown-key]
        help: the keys here are “id”, “dataSource”, “videosFilterParams” and “style”
      site.yaml:5:66: error: “” cannot be an id: it is empty [invalid-id]
        help: write 1 to 200 bytes without “/”, such as live-now
      site.yaml:5:72: error: unknown key “queue” [unknown-key]
        help: the keys here are “pages” and “items”
      """
    ),
    (
      "players: {pages: [a, 7]}",
      """
      site.yaml:5:22: error: an entry of “pages” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "7"
      """
    ),
    (
      "poller: {interval: 0.5}",
      """
      site.yaml:5:9: error: key “url” is missing [missing-key]
        help: add “url”
      site.yaml:5:20: error: “interval” must be from 1 to 3600, not 0.5 [out-of-range]
        help: write a number from 1 to 3600
      """
    ),
    (
      "poller: {url: cms.example, interval: fast, headers: {\"a b\": x, A: \"1\\n2\", a: y, B: 7}, map: []}",
      """
      site.yaml:5:15: error: “cms.example” cannot be polled [invalid-address]
        help: write an address that starts with http://, https:// or file:
      site.yaml:5:38: error: “interval” must be a number, not a string [wrong-type]
        help: write digits such as 12
      site.yaml:5:54: error: “a b” is not the name of a header field [invalid-header]
        help: write letters, digits and hyphens, such as X-Api-Key
      site.yaml:5:67: error: the value of “A” has a control character [invalid-header]
        help: write it on one line
      site.yaml:5:75: error: key “a” is given twice [duplicate-key]
        help: remove one of the two
        note: site.yaml:5:64: first given here
      site.yaml:5:84: error: “B” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "7"
      site.yaml:5:93: error: “map” must be a mapping, not a list [wrong-type]
        help: write keys and values such as {key: value}
      """
    ),
    (
      "poller: {url: \"${HOST\", headers: {A: \"${1x}\"}}",
      """
      site.yaml:5:15: error: “${” is not closed [invalid-variable]
        help: write ${NAME} with letters, digits and “_”
      site.yaml:5:38: error: “1x” is not the name of a variable [invalid-variable]
        help: write ${NAME} with letters, digits and “_”
      """
    ),
    (
      "widgets: [{id: w, title: \"${NAME}\", style: {playerStyle: [\"$5 {x}\", \"a ${KEY} b\"]}}]",
      """
      site.yaml:5:26: warning: “${NAME}” stays as it is: variables are replaced in “poller” only [variable-not-replaced]
        help: write the text itself
      site.yaml:5:69: warning: “${KEY}” stays as it is: variables are replaced in “poller” only [variable-not-replaced]
        help: write the text itself
      """
    ),
    (
      "hlsScript: ''",
      """
      site.yaml:5:12: error: “” is not a path [invalid-path]
        help: write a path relative to the project, such as catalog.json
      """
    ),
    (
      "hlsscript: [a]",
      """
      site.yaml:5:1: error: unknown key “hlsscript” [unknown-key]
        help: did you mean “hlsScript”?
      """
    ),
  ]

  @Test(arguments: problems)
  func reportsEveryProblemInOneGo(lines: String, expected: String) {
    #expect(siteReport(lines) == expected)
    #expect(readSite(essentials + lines).site != nil)
  }

  static let essentialsProblems: [(String, String)] = [
    (
      "draft: true",
      """
      site.yaml:1:1: error: key “catalog” is missing [missing-key]
        help: add “catalog”
      site.yaml:1:1: error: key “locales” is missing [missing-key]
        help: add “locales”
      site.yaml:1:1: error: key “themes” is missing [missing-key]
        help: add “themes”
      site.yaml:1:1: error: key “title” is missing [missing-key]
        help: add “title”
      """
    ),
    (
      "{title: ' ', locales: [], themes: [], catalog: ''}",
      """
      site.yaml:1:9: error: the title of the site is empty [empty-title]
        help: write the name of the site
      site.yaml:1:23: error: “locales” is empty [empty-list]
        help: name at least one
      site.yaml:1:35: error: “themes” is empty [empty-list]
        help: name at least one
      site.yaml:1:48: error: “” is not a path [invalid-path]
        help: write a path relative to the project, such as catalog.json
      """
    ),
    (
      """
      title: {en: A, xx_YY: B}
      locales: [en, no, nb, english, de_DE, 5]
      themes: [base, ../x, base]
      catalog: {file: c.json, items: result, map: x, format: csv}
      """,
      """
      site.yaml:1:16: error: “xx_YY” is not a locale [invalid-locale]
        help: did you mean “xx-YY”?
      site.yaml:2:19: error: locale “nb” is given twice [duplicate-locale]
        help: remove one of the two
        note: site.yaml:2:15: first given here
      site.yaml:2:23: error: “english” is not a locale [invalid-locale]
        help: write a language tag such as en, es-419 or zh-Hant
      site.yaml:2:32: error: “de_DE” is not a locale [invalid-locale]
        help: did you mean “de-DE”?
      site.yaml:2:39: error: an entry of “locales” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "5"
      site.yaml:3:16: error: “../x” cannot be a theme: it has a “/” [invalid-theme]
        help: write a bundled name or the name of a folder in themes/
      site.yaml:3:22: error: theme “base” is given twice [duplicate-theme]
        help: remove one of the two
        note: site.yaml:3:10: first given here
      site.yaml:4:32: error: “result” is not a JSON Pointer [invalid-pointer]
        help: start it with “/”, such as /result/items; "" is the whole file
      site.yaml:4:45: error: “map” must be a mapping, not a string [wrong-type]
        help: write keys and values such as {key: value}
      site.yaml:4:48: error: unknown key “format” [unknown-key]
        help: the keys here are “file”, “items”, “separator” and “map”
      """
    ),
    (
      "{title: [a], locales: en, themes: base, catalog: {items: /x}}",
      """
      site.yaml:1:9: error: “title” must be a string, not a list [wrong-type]
        help: write a string
      site.yaml:1:23: error: “locales” must be a list, not a string [wrong-type]
        help: put it in brackets: [en]
      site.yaml:1:35: error: “themes” must be a list, not a string [wrong-type]
        help: put it in brackets: [base]
      site.yaml:1:50: error: key “file” is missing [missing-key]
        help: add “file”
      """
    ),
    (
      "{title: T, locales: [en], themes: [base], catalog: [c.json]}",
      """
      site.yaml:1:52: error: “catalog” must be a string, not a list [wrong-type]
        help: write a string
      """
    ),
  ]

  @Test(arguments: essentialsProblems)
  func goesOnWithStandInsWhereEssentialsAreWrong(
    yaml: String, expected: String
  ) throws {
    let (read, diagnostics) = readSite(yaml)
    #expect(report(diagnostics) == expected)
    let site = try #require(read)
    #expect(!site.locales.isEmpty && !site.themes.isEmpty)
    #expect(!site.catalog.file.value.isEmpty)
  }

  @Test(arguments: [
    ("", "null"), ("[a]", "a list"), ("text", "a string"),
  ])
  func aFileWithoutAMappingIsNoSite(yaml: String, found: String) {
    let (site, diagnostics) = readSite(yaml)
    #expect(site == nil)
    #expect(
      diagnostics.map(\.message) == [
        "the file must be a mapping, not \(found)"
      ])
  }
}
