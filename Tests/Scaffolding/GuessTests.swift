import Diagnostics
import Foundation
import Localization
import Testing

@testable import Scaffolding

@Suite("What the fields of a catalog are is guessed from names and values")
struct GuessTests {
  static func guess(
    _ text: String, file: String = "a.json", locale: String = "en"
  ) throws -> CatalogGuess {
    var diagnostics: [Diagnostic] = []
    let guess = CatalogGuess(
      Array(text.utf8), file: file, isTable: file.hasSuffix(".csv"),
      locale: LocaleID(locale), exists: { $0 == "img/a.svg" },
      into: &diagnostics)
    #expect(diagnostics == [])
    return try #require(guess)
  }

  /// A member of two items besides `uid` and `headline`, and what `map` says.
  static let members: [(first: String, second: String, map: String)] = [
    (
      #""kickoff": 1781805600"#, #""kickoff": null"#,
      #"startTime: {from: /kickoff, format: "unix-seconds"}"#
    ),
    (
      #""kickoff": 1781805600000"#, #""x": 1"#,
      #"startTime: {from: /kickoff, format: "unix-milliseconds"}"#
    ),
    (#""start": "2026-06-18T20:00:00Z""#, #""x": 1"#, "startTime: /start"),
    (
      #""start": "2026-06-18 20:00""#, #""start": "2026-06-19""#,
      "startTime: {from: /start, zone: UTC}"
    ),
    (
      #""Beginn": "18.06.2026 20:00""#, #""x": 1"#,
      #"startTime: {from: /Beginn, format: "dd.MM.yyyy HH:mm", zone: UTC}"#
    ),
    (
      #""date": "06/18/2026 08:00 PM""#, #""x": 1"#,
      #"startTime: {from: /date, format: "MM/dd/yyyy hh:mm a", zone: UTC}"#
    ),
    (
      #""lengthMs": 754000"#, #""x": 1"#,
      "duration: {from: /lengthMs, format: milliseconds}"
    ),
    (
      #""runtimeMinutes": 92"#, #""x": 1"#,
      "duration: {from: /runtimeMinutes, format: minutes}"
    ),
    (
      #""length": "1:32:10""#, #""length": "9:05""#,
      "duration: {from: /length, format: clock}"
    ),
    (
      #""duration": "PT1H2M""#, #""x": 1"#,
      "duration: {from: /duration, format: iso8601}"
    ),
    (#""tags": ["a", "b"]"#, #""tags": []"#, "labels: /tags"),
    (
      #""tags": [{"slug": "a"}]"#, #""x": 1"#,
      "labels: {from: /tags, at: /slug}"
    ),
    (#""tags": "a; b""#, #""x": 1"#, #"labels: {from: /tags, split: ";"}"#),
    (
      #""art": {"wide": {"url": "https://a.example/a.jpg", "width": 2}}"#,
      #""x": 1"#, "thumbnail: {url: /art/wide/url, width: /art/wide/width}"
    ),
    (
      #""image": "/img/a.svg""#, #""x": 1"#,
      #"thumbnail: {url: {from: /image, prefix: "."}}"#
    ),
    (
      #""image": "a.svg""#, #""x": 1"#,
      #"thumbnail: {url: {from: /image, prefix: "img/"}}"#
    ),
    (
      #""src": [{"href": "https://a.example/a.m3u8?x=1"}]"#, #""x": 1"#,
      "playback: /src/0/href"
    ),
    (#""watched": true"#, #""x": 1"#, "isRead: /watched"),
  ]

  @Test("one by one", arguments: members.indices)
  func member(index: Int) throws {
    let (first, second, map) = Self.members[index]
    let guess = try Self.guess(
      """
      {"list": [{"uid": 1, "headline": "One", \(first)},
       {"uid": 2, "headline": "Two", \(second)}]}
      """)
    #expect(guess.items == "/list")
    let lines = guess.guesses.map { "\($0.key): \($0.source)" }
    #expect(lines == ["id: /uid", "title: /headline", map])
  }

  @Test("with the languages of a title")
  func languages() throws {
    let map = try Self.guess(
      #"[{"id": "a", "name": {"en_US": "A", "de_DE": "B"}}]"#)
    #expect(
      map.guesses[1].source
        == "{from: /name, locales: {en_US: en, de_DE: de}}")
    #expect(map.locales.map(\.identifier) == ["en", "de"])
    let columns = try Self.guess(
      "Nr;Titel;Titel (engl.)\n1;Eins;One\n2;Zwei;Two\n", file: "a.csv")
    #expect(columns.guesses[1].source == "{de: Titel, en: \"Titel (engl.)\"}")
    let suffix = try Self.guess(
      #"[{"id": "a", "title": "A", "titlePtBR": "B"}]"#, locale: "fr")
    #expect(suffix.guesses[1].source == "{fr: /title, pt-BR: /titlePtBR}")
  }

  @Test("leaving out what cannot be read")
  func dropped() throws {
    // A state needs a start time, which the second item lacks.
    let guess = try Self.guess(
      """
      [{"id": "a", "title": "A", "status": "live", "start": 1781805600},
       {"id": "b", "title": "B", "status": "live"}]
      """)
    #expect(guess.dropped == ["streamState"])
    #expect(guess.guesses.map(\.key) == ["id", "title", "startTime"])
    let own = try Self.guess(
      #"[{"id": "a", "title": "A", "captions": "none"}]"#)
    #expect(own.ignored == ["captions"])
  }

  @Test("and writes names that could be YAML as they are meant")
  func hostileNames() throws {
    let guess = try Self.guess(
      #"[{"id": "a", "x: {\"\n#": {"title": "A\n  evil: 1"}}]"#)
    #expect(guess.guesses[1].source == #""/x: {\"\n#/title""#)
    let lines = MapText(guesses: guess.guesses, ignored: []).lines
    #expect(lines.allSatisfy { !$0.contains("\n") })
    #expect(lines[2] == "# sure; e.g. A·  evil: 1")
  }

  @Test(
    "in the worked examples and the facts of a tournament",
    arguments: [
      (
        "cms-export/export.json", 24,
        "id title subtitle labels thumbnail duration createdAt updatedAt streamState startTime revision playback"
      ),
      (
        "spreadsheet/programm.csv", 22,
        "id title subtitle labels thumbnail duration createdAt streamState startTime playback"
      ),
      (
        "world-cup/data/matches.json", 104, "id title subtitle labels startTime"
      ),
    ])
  func examples(path: String, count: Int, keys: String) throws {
    let examples = URL(filePath: #filePath)
      .appending(path: "../../../Examples").standardizedFileURL
    let bytes = try Data(contentsOf: examples.appending(path: path))
    let guess = try Self.guess(
      String(decoding: bytes, as: UTF8.self), file: path)
    #expect(guess.snapshot.items.count == count)
    #expect(guess.guesses.map(\.key).joined(separator: " ") == keys)
    #expect(guess.dropped == [])
  }
}
