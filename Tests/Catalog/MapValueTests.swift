import Catalog
import Diagnostics
import Documents
import Localization
import Testing

/// Reads a catalog of one item through a map that has its id and title.
private func mapped(
  _ map: String, _ members: String
) -> (item: Item?, report: String) {
  let (catalog, diagnostics) = read(
    "{\"items\": [{\"id\": \"m\", \"title\": \"M\",\n\(members)\n}]}",
    format: CatalogFormat(map: yaml(map)))
  return (catalog?.items.first, report(diagnostics))
}

/// An item in one line, without what is absent.
private func outline(_ item: Item?) -> String {
  guard let item else { return "no item" }
  func text(_ text: LocalizedText) -> String {
    text.entries.map { "\($0.locale?.identifier ?? "*")=\($0.text)" }
      .joined(separator: ",")
  }
  var parts: [String] = []
  if item.id != "m" { parts.append("id \(item.id)") }
  if item.title != LocalizedText("M") {
    parts.append("title \(text(item.title))")
  }
  if let subtitle = item.subtitle { parts.append(text(subtitle)) }
  if !item.labels.isEmpty {
    parts.append("labels \(item.labels.joined(separator: "+"))")
  }
  if let image = item.thumbnail {
    parts.append(
      "image \(image.url) \(image.width ?? 0)x\(image.height ?? 0)")
  }
  if let duration = item.duration { parts.append("\(duration) s") }
  if let start = item.startTime { parts.append(start.iso8601) }
  if let stream = item.stream {
    parts.append("\(stream.state.rawValue) \(stream.revision ?? 0)")
  }
  if let playback = item.playback {
    parts.append("hls \(playback.hls ?? "-") mp4 \(playback.mp4 ?? "-")")
  }
  parts += item.captions.map { "captions \($0.locale)=\($0.url)" }
  if let cta = item.cta { parts.append("cta \(text(cta.text)) \(cta.url)") }
  if item.isRead { parts.append("read") }
  return parts.joined(separator: "; ")
}

@Suite struct MapValueTests {
  /// A map, the members of an item and what is made of them.
  static let values: [(String, String, String)] = [
    // Ids and texts
    ("id: {from: /n, prefix: match-}", #""n": 17"#, "id match-17"),
    ("id: {from: [/a, /b], join: \"-\"}", #""a": "x", "b": 7"#, "id x-7"),
    (
      "title: {from: [/home, /away], join: \" – \"}",
      #""home": "Lake", "away": "Hill""#, "title *=Lake – Hill"
    ),
    ("title: {from: [/none, /b]}", #""b": "B""#, "title *=B"),
    ("subtitle: /s", #""s": 2026"#, "*=2026"),
    ("subtitle: /s", #""s": "  ""#, ""),
    ("subtitle: {from: /s, default: D}", #""s": null"#, "*=D"),
    (
      "subtitle: {from: /s, default: {en: D, es: E}}", #""s": {}"#,
      "en=D,es=E"
    ),
    ("subtitle: {constant: C}", #""s": "S""#, "*=C"),
    ("subtitle: /s", #""s": {"en": "A", "es": null}"#, "en=A"),
    (
      "subtitle: {en: /a, es-419: /b}", #""a": "A", "b": "B""#,
      "en=A,es-419=B"
    ),
    (
      "subtitle: {en: /a, es: {from: /b, prefix: \"→ \"}}",
      #""a": "A", "b": "B""#, "en=A,es=→ B"
    ),
    (
      "subtitle: {from: /s, locales: {en_US: en, x_dbg: null}}",
      #""s": {"en_US": "A", "es": "B", "x_dbg": "C"}"#, "en=A,es=B"
    ),
    ("subtitle: /a~1b/m~0n", #""a/b": {"m~n": "S"}"#, "*=S"),
    // Labels
    ("labels: /l", #""l": "a""#, "labels a"),
    ("labels: /l", #""l": 5"#, "labels 5"),
    ("labels: /l", #""l": ["a", 5, null, true, "a"]"#, "labels a+5+true"),
    (
      "labels: {from: /l, split: \",\"}", #""l": " a, b ,,c""#,
      "labels a+b+c"
    ),
    ("labels: {from: /l, split: \"::\"}", #""l": "a::b:c""#, "labels a+b:c"),
    (
      "labels: {from: /l, at: /name}",
      #""l": [{"name": "a"}, {"no": 1}, "b"]"#, "labels a+b"
    ),
    (
      "labels: [/x, {from: [/y, /z], prefix: t-}, {constant: [k, x]}]",
      #""x": "x", "y": ["1"], "z": 2"#, "labels x+t-1+t-2+k"
    ),
    (
      "labels: {from: /l, values: {Group A: group-a, none: null}}",
      #""l": ["Group A", "none", "other"]"#, "labels group-a+other"
    ),
    ("labels: {from: /l, default: [d]}", #""l": []"#, "labels d"),
    // Pictures, media, captions, calls to action
    (
      "thumbnail: {url: /i/src, width: /i/w, height: {constant: 9}}",
      #""i": {"src": "a.png", "w": "16"}"#, "image a.png 16x9"
    ),
    ("thumbnail: /i", #""i": "a.png""#, "image a.png 0x0"),
    (
      "thumbnail: /i", #""i": {"url": "a.png", "width": 3}"#, "image a.png 3x0"
    ),
    (
      "thumbnail: {url: {from: [/wide, /tall], prefix: \"https:\"}}",
      #""wide": null, "tall": "//cdn.example/a.png""#,
      "image https://cdn.example/a.png 0x0"
    ),
    (
      "playback: {hls: /m/0/u, mp4: /m/1/u}",
      #""m": [{"u": "a.m3u8"}, {"u": "a.mp4"}]"#, "hls a.m3u8 mp4 a.mp4"
    ),
    ("playback: /m", #""m": "a.MP4?x=1""#, "hls - mp4 a.MP4?x=1"),
    (
      "playback: /m", #""m": "https://h.example/v?f=a.mp4""#,
      "hls https://h.example/v?f=a.mp4 mp4 -"
    ),
    (
      "captions: {from: /t, url: /u, locale: {from: /l, values: {E: en, X: null}}}",
      #""t": [{"u": "a.vtt", "l": "E"}, {"u": "b.vtt", "l": "X"}]"#,
      "captions en=a.vtt"
    ),
    (
      "captions: {en: /e, ja: /j}", #""e": "e.vtt", "j": null"#,
      "captions en=e.vtt"
    ),
    (
      "captions: /t", #""t": [{"url": "a.vtt", "locale": "en"}]"#,
      "captions en=a.vtt"
    ),
    (
      "cta: {text: {en: /a, es: /b}, url: /u}",
      #""a": "A", "b": "B", "u": "https://x.example""#,
      "cta en=A,es=B https://x.example"
    ),
    (
      "cta: {text: {constant: Go}, url: /u}", #""u": "https://x.example""#,
      "cta *=Go https://x.example"
    ),
    ("cta: {text: {constant: Go}, url: /u}", #""u": null"#, ""),
    // States, flags, numbers
    (
      "{streamState: {from: /s, values: {ON: live}}, startTime: /t, revision: /r}",
      #""s": "ON", "t": "2026-06-18T20:00:00Z", "r": "7""#,
      "2026-06-18T20:00:00Z; live 7"
    ),
    (
      "{streamState: {from: /s, values: {1: ended}}, startTime: /t}",
      #""s": 1, "t": "2026-06-18T20:00:00Z""#, "2026-06-18T20:00:00Z; ended 0"
    ),
    (
      "{streamState: {from: /s, values: {VOD: null}}, startTime: /t}",
      #""s": "VOD", "t": "2026-06-18T20:00:00Z""#, "2026-06-18T20:00:00Z"
    ),
    (
      "{streamState: {from: /s, default: upcoming}, startTime: /t}",
      #""s": "", "t": "2026-06-18T20:00:00Z""#,
      "2026-06-18T20:00:00Z; upcoming 0"
    ),
    (
      "isRead: {from: /r, values: {ja: true, nein: false}}", #""r": "ja""#,
      "read"
    ),
    ("isRead: /r", #""r": "TRUE""#, "read"),
    ("isRead: /r", #""r": true"#, "read"),
    ("revision: /r", #""r": "9007199254740993""#, ""),
    // Times
    (
      "startTime: {from: /t, format: unix-seconds}", #""t": 1781812800"#,
      "2026-06-18T20:00:00Z"
    ),
    (
      "startTime: {from: /t, format: unix-seconds}", #""t": "1781812800.5""#,
      "2026-06-18T20:00:00.500Z"
    ),
    (
      "startTime: {from: /t, format: unix-milliseconds}",
      #""t": 1781812800000"#, "2026-06-18T20:00:00Z"
    ),
    (
      "startTime: {from: /t, format: dd.MM.yyyy HH:mm, zone: Europe/Berlin}",
      #""t": "18.06.2026 22:00""#, "2026-06-18T20:00:00Z"
    ),
    (
      "startTime: {from: /t, zone: Europe/Berlin}", #""t": "2026-06-18T22:00""#,
      "2026-06-18T20:00:00Z"
    ),
    (
      "startTime: {from: /t, format: iso8601}",
      #""t": "2026-06-18T22:00+02:00""#, "2026-06-18T20:00:00Z"
    ),
    (
      "startTime: {constant: 2026-06-18T20:00:00Z}", #""t": 1"#,
      "2026-06-18T20:00:00Z"
    ),
    // Lengths
    ("duration: /d", #""d": 90.5"#, "90.5 s"),
    ("duration: /d", #""d": "90,5""#, "90.5 s"),
    ("duration: /d", #""d": "1:32:10""#, "5530.0 s"),
    ("duration: /d", #""d": "92:10""#, "5530.0 s"),
    ("duration: /d", #""d": "PT1H32M10.5S""#, "5530.5 s"),
    ("duration: /d", #""d": "P1DT1S""#, "86401.0 s"),
    ("duration: {from: /d, format: milliseconds}", #""d": 1500"#, "1.5 s"),
    ("duration: {from: /d, format: milliseconds}", #""d": "1500""#, "1.5 s"),
    ("duration: {from: /d, format: minutes}", #""d": 1.5"#, "90.0 s"),
    ("duration: {from: /d, default: 60}", #""d": null"#, "60.0 s"),
  ]

  @Test(arguments: values)
  func makesOursOfTheirs(map: String, members: String, expected: String) {
    let (item, report) = mapped(map, members)
    #expect(outline(item) == expected)
    // Optional places that one item lacks are no errors.
    #expect(!report.contains("error"))
  }

  static let lengths: [(String, String)] = [
    ("clock", "1:60"), ("clock", "1:5:00"), ("clock", "1:2:3:4"),
    ("clock", ":10"), ("clock", "-1:00"), ("clock", "1.5:00"),
    ("iso8601", "P"), ("iso8601", "PT"), ("iso8601", "P1Y"),
    ("iso8601", "PT1S1M"), ("iso8601", "PT1"), ("iso8601", "1:00"),
    ("seconds", "-5"), ("seconds", "1e9"), ("seconds", "inf"),
    ("seconds", "1.2.3"), ("milliseconds", "nan"), ("minutes", "1:00"),
  ]

  @Test(arguments: lengths)
  func refusesLengthsThatDoNotFollowTheFormat(format: String, text: String) {
    let (item, report) = mapped(
      "duration: {from: /d, format: \(format)}", "\"d\": \"\(text)\"")
    #expect(item?.duration == nil)
    #expect(report.contains("[invalid-duration]"))
  }

  @Test func anItemChangesWhenItsMapDoes() {
    let members = #""a": "x", "b": "y""#
    let prints = [
      "subtitle: /a", "subtitle: /b", "subtitle: {from: /a, prefix: x}",
    ].map { mapped($0, members).item?.fingerprint }
    #expect(Set(prints).count == 3)
    #expect(mapped("subtitle: /a", members).item?.fingerprint == prints[0])
  }
}
