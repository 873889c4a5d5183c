import Catalog
import Diagnostics
import Documents
import Localization
import Testing

@Suite("Updates are applied, kept and laid over the catalog")
struct StreamStatesTests {
  private static let hls = "https://c.example/a.m3u8"

  /// A catalog of one stream, `a`, with these facts; and a video `v`.
  private func catalog(_ stream: String) -> CatalogSnapshot {
    let parts = stream.split(separator: " ").map(String.init)
    let revision = parts.count > 1 && parts[1] != "-" ? parts[1] : "null"
    let media = parts.count > 2 ? #"{"hls": "\#(parts[2])"}"# : "null"
    let json = """
      {"items": [{"id": "v", "title": "V"}, {"id": "a", "title": "A", "streamState": "\(parts[0])",
       "startTime": "2026-06-11T19:00:00Z", "revision": \(revision), "playback": \(media)}]}
      """
    return read(json).catalog ?? CatalogSnapshot(items: [])
  }

  /// An update of `a`: `state revision playback`, `-` for what it leaves out.
  private func update(_ text: String, id: String = "a") -> StreamUpdate {
    let parts = text.split(separator: " ").map(String.init)
    var update = StreamUpdate(id: id, location: SourceLocation(file: "reply"))
    update.state = StreamState(rawValue: parts[0])
    update.revision = parts.count > 1 ? Int64(parts[1]) : nil
    if parts.count > 2 {
      update.playback =
        parts[2] == "none"
        ? .remove : .replace(Item.Playback(hls: parts[2], mp4: nil))
    }
    return update
  }

  private func line(_ item: Item?) -> String {
    guard let item, let stream = item.stream else { return "none" }
    let revision = stream.revision.map { "\($0)" } ?? "-"
    let media = item.playback?.hls.map { " " + $0 } ?? ""
    return "\(stream.state.rawValue) \(revision)\(media)"
  }

  @Test(
    "What each update makes of a stream",
    arguments: [
      ("upcoming", ["live"], ["live -"]),
      ("upcoming 3", ["live 4"], ["live 4"]),
      // Out of order and duplicate.
      ("upcoming 3", ["live 3", "live 2"], ["upcoming 3", "upcoming 3"]),
      (
        "upcoming 3", ["live 5", "ended 6", "live 5", "ended 6"],
        ["live 5", "ended 6", "ended 6", "ended 6"]
      ),
      // Without a revision it is newer, and the revision stays.
      ("upcoming 3", ["live", "ended 3"], ["live 3", "live 3"]),
      // Never revived without one.
      (
        "live", ["ended", "live", "upcoming", "ended - x:y", "- - x:y"],
        ["ended -", "ended -", "ended -", "ended - x:y", "ended - x:y"]
      ),
      (
        "live 3", ["ended 4", "live", "live 5"],
        ["ended 4", "ended 4", "live 5"]
      ),
      ("ended", ["live 1"], ["live 1"]),
      // The recording.
      (
        "live - https://c/1", ["ended", "ended - none", "- - x:rec"],
        ["ended - https://c/1", "ended -", "ended - x:rec"]
      ),
      // It flaps.
      (
        "upcoming", ["live", "upcoming", "live", "upcoming"],
        ["live -", "upcoming -", "live -", "upcoming -"]
      ),
      // It says nothing.
      ("live 2", ["-"], ["live 2"]),
    ])
  func rules(catalog text: String, updates: [String], expected: [String]) {
    let catalog = catalog(text)
    var states = StreamStates()
    var lines: [String] = []
    for text in updates {
      let before = line(states.overlay(catalog)["a"])
      let changed = states.apply(
        [update(text)], to: catalog, at: Instant("2026-06-11T20:00:00Z"))
      lines.append(line(states.overlay(catalog)["a"]))
      #expect(changed == (before == lines.last ? [] : [1]))
    }
    #expect(lines == expected)
  }

  @Test("Unknown items and videos are left alone")
  func unknown() {
    let catalog = catalog("live")
    var states = StreamStates()
    let changed = states.apply(
      [update("live", id: "v"), update("ended", id: "zzz")],
      to: catalog, at: Instant("2026-06-11T20:00:00Z"))
    #expect(changed == [])
    #expect(states == StreamStates())
  }

  @Test("What one reply does and undoes is no change")
  func undone() {
    let catalog = catalog("upcoming")
    var states = StreamStates()
    let changed = states.apply(
      [update("live"), update("upcoming")], to: catalog,
      at: Instant("2026-06-11T20:00:00Z"))
    #expect(changed == [])
    #expect(states.facts.isEmpty)
  }

  @Test("Facts give an item a fingerprint of their own, the same every time")
  func fingerprints() {
    let catalog = catalog("upcoming")
    func shown(_ updates: [String], at time: StaticString) -> Fingerprint? {
      var states = StreamStates()
      _ = states.apply(
        updates.map { update($0) }, to: catalog, at: Instant(time))
      return states.overlay(catalog)["a"]?.fingerprint
    }
    let live = shown(["live"], at: "2026-06-11T20:00:00Z")
    let other = shown(["live", "upcoming", "live"], at: "2027-01-01T00:00:00Z")
    #expect(live == other)
    #expect(live != catalog["a"]?.fingerprint)
    #expect(live != shown(["live 1"], at: "2026-06-11T20:00:00Z"))
    #expect(
      shown(["live", "upcoming"], at: "2026-06-11T20:00:00Z")
        == catalog["a"]?.fingerprint)
  }

  @Test("A place is brought up to date alone, as a whole overlay would")
  func onePlace() {
    let catalog = catalog("upcoming")
    var states = StreamStates()
    var shown = states.overlay(catalog)
    for text in ["live", "ended", "- - \(Self.hls)"] {
      let places = states.apply(
        [update(text)], to: catalog, at: Instant("2026-06-11T20:00:00Z"))
      states.overlay(places, of: catalog, in: &shown)
      #expect(shown.items == states.overlay(catalog).items)
    }
    #expect(line(shown["a"]) == "ended - \(Self.hls)")
    #expect(shown["v"]?.fingerprint == catalog["v"]?.fingerprint)
  }

  @Test(
    "A new catalog drops what it knows better",
    arguments: [
      // The catalog says the same as before.
      ("upcoming", "live", "upcoming", "live -"),
      ("upcoming 3", "live", "upcoming 3", "live 3"),
      // Without revisions a catalog that says something else is newer.
      ("upcoming", "ended", "live", "live -"),
      ("upcoming", "live 4", "live", "live -"),
      // It has caught up.
      ("upcoming", "live", "live", "live -"),
      ("upcoming 3", "live 4", "live 4", "live 4"),
      ("upcoming 3", "live 4", "ended 5", "ended 5"),
      // It is newer than before, and still older than what is known.
      ("upcoming 3", "ended 9", "live 5", "ended 9"),
      ("upcoming 3", "ended 9 \(hls)", "live 5 https://c/1", "ended 9 \(hls)"),
      // What updates did not speak of is the new catalog's.
      ("upcoming 3", "ended 9", "live 5 https://c/1", "ended 9 https://c/1"),
    ])
  func rebase(
    old: String, update text: String, new: String, expected: String
  ) {
    let before = catalog(old)
    var states = StreamStates()
    _ = states.apply(
      [update(text)], to: before, at: Instant("2026-06-11T20:00:00Z"))
    let after = catalog(new)
    states.rebase(on: after)
    #expect(line(states.overlay(after)["a"]) == expected)
    states.rebase(on: CatalogSnapshot(items: []))
    #expect(states.facts.isEmpty)
  }

  private func applied() -> StreamStates {
    let catalog =
      read(
        """
        {"items": [
        {"id": "b", "title": "B", "streamState": "live", "startTime": "2026-06-11T19:00:00Z"},
        {"id": "a\\"é", "title": "A", "streamState": "live", "startTime": "2026-06-11T19:00:00Z", "playback": {"mp4": "a.mp4"}},
        {"id": "c", "title": "C", "streamState": "live", "startTime": "2026-06-11T19:00:00Z"}]}
        """
      ).catalog ?? CatalogSnapshot(items: [])
    var later = update("upcoming", id: "c")
    later.startTime = Instant("2026-06-12T19:00:00Z")
    var states = StreamStates()
    _ = states.apply(
      [
        update("ended 4 \(Self.hls)", id: "b"),
        update("- - none", id: "a\"é"), later,
      ],
      to: catalog, at: Instant("2026-06-11T20:00:00Z"))
    return states
  }

  @Test("The file is the same for the same states, and is read back")
  func file() {
    let states = applied()
    let text = String(decoding: states.bytes, as: UTF8.self)
      .replacing(/"basis": "[0-9a-f]{32}"/, with: "\"basis\": …")
    #expect(
      text == """
        {"version": 1, "streams": [
        {"id": "a\\"é", "playback": null, "basis": …},
        {"id": "b", "streamState": "ended", "revision": 4, "playback": {"hls": "https://c.example/a.m3u8"}, "endedAt": "2026-06-11T20:00:00Z", "basis": …},
        {"id": "c", "streamState": "upcoming", "startTime": "2026-06-12T19:00:00Z", "basis": …}
        ]}

        """)
    var diagnostics: [Diagnostic] = []
    let copy = StreamStates(
      reading: states.bytes, file: "streams.json", into: &diagnostics)
    #expect(copy == states)
    #expect(diagnostics == [])
    let none = StreamStates()
    #expect(
      String(decoding: none.bytes, as: UTF8.self)
        == "{\"version\": 1, \"streams\": []}\n")
    #expect(
      StreamStates(reading: none.bytes, file: "f", into: &diagnostics) == none)
    #expect(diagnostics == [])
  }

  private func ignored(_ bytes: [UInt8]) -> String? {
    var diagnostics: [Diagnostic] = []
    let states = StreamStates(
      reading: bytes, file: ".greenroom/streams.json", into: &diagnostics)
    guard !diagnostics.isEmpty else { return nil }
    #expect(states == StreamStates())
    return report(diagnostics)
  }

  @Test("A damaged file says nothing, wherever it was cut")
  func damaged() {
    let bytes = applied().bytes
    for length in 0..<(bytes.count - 1) {
      #expect(
        ignored(Array(bytes[..<length])) == """
          .greenroom/streams.json: notice: what was known of the streams is not used: the file is damaged [stream-states-ignored]
            help: the states of the catalog are shown until the next poll
          """)
    }
  }

  @Test(
    "So does one that says what was never written",
    arguments: [
      "[]", "null", #"{"version": 1}"#, #"{"version": 1, "streams": {}}"#,
      #"{"version": 1, "streams": [{"id": "a"}]}"#,
      entry(#""streamState": "paused""#), entry(#""streamState": null"#),
      entry(#""revision": 1e999"#), entry(#""endedAt": "never""#),
      entry(#""playback": {"hls": "javascript:x"}"#),
      entry(#""playback": {"hls": "a.m3u8"}"#),
      entry(#""playback": {}"#), entry(#""playback": 7"#),
      entry(#""id": "b""#).replacing("\"id\": \"a\"", with: "\"id\": \"a/b\""),
    ])
  func foreign(text: String) {
    #expect(
      ignored(Array(text.utf8))?.contains("the file is damaged") == true)
  }

  private static func entry(_ members: String) -> String {
    let basis = String(repeating: "0", count: 32)
    return
      #"{"version": 1, "streams": [{"id": "a", "basis": "\#(basis)", \#(members)}]}"#
  }

  @Test("So does one of another version")
  func version() {
    #expect(
      ignored(Array(#"{"version": 2, "streams": []}"#.utf8))?
        .contains("another version of the program wrote the file") == true)
  }
}
