import Catalog
import Diagnostics
import Documents
import Localization
import Testing

@Suite("Replies of an upstream are read")
struct StreamUpdateTests {
  private func reply(
    _ json: String, format: StreamUpdateFormat = StreamUpdateFormat()
  ) -> (updates: [StreamUpdate]?, report: String) {
    var diagnostics: [Diagnostic] = []
    let document = JSONDocument.parse(
      Array(json.utf8), file: "reply", into: &diagnostics)
    let updates = document.flatMap {
      StreamUpdate.read($0, format: format, into: &diagnostics)
    }
    return (updates, report(diagnostics))
  }

  /// An update in one line.
  private func line(_ update: StreamUpdate) -> String {
    let playback =
      switch update.playback {
      case .keep: "keep"
      case .remove: "remove"
      case .replace(let playback):
        "hls=\(playback.hls ?? "-") mp4=\(playback.mp4 ?? "-")"
      }
    return [
      update.id, update.state?.rawValue ?? "-",
      update.startTime?.iso8601 ?? "-",
      update.revision.map { "\($0)" } ?? "-", playback,
    ].joined(separator: " ")
  }

  private func lines(
    _ entries: String, map: String? = nil
  ) -> String {
    let format = StreamUpdateFormat(map: map.map { yaml($0) })
    let (updates, report) = reply(
      "{\"streams\": [\n\(entries)\n]}", format: format)
    return ((updates ?? []).map(line) + (report.isEmpty ? [] : [report]))
      .joined(separator: "\n")
  }

  @Test(
    "Entries",
    arguments: [
      (
        #"{"id": "a", "streamState": "live"}"#,
        "a live - - keep"
      ),
      (
        #"{"id": "a", "streamState": "ended", "revision": 8, "#
          + #""startTime": "2026-06-11T19:00:00Z", "title": "T", "#
          + #""playback": {"hls": "https://c.example/a.m3u8", "mp4": null}}"#,
        "a ended 2026-06-11T19:00:00Z 8 hls=https://c.example/a.m3u8 mp4=-"
      ),
      (
        #"{"id": "a", "playback": null, "streamState": null, "revision": null}"#,
        "a - - - remove"
      ),
      (
        #"{"id": "a", "playback": {"hls": null, "mp4": null}}"#,
        "a - - - remove"
      ),
      (
        #"{"id": "a", "playback": {"hls": "javascript:x", "mp4": "/v.mp4"}, "#
          + #""streamState": "live"}"#,
        """
        a live - - keep
        reply:2:33: warning: “playback.hls” cannot be “javascript:x”: its scheme is “javascript” [invalid-address]
          help: write an address that starts with https:// or http://
        reply:2:56: warning: “playback.mp4” cannot be “/v.mp4”: it starts with “/” [invalid-address]
          help: write an address that starts with https:// or http://
        """
      ),
      (
        #"{"id": "a", "playback": {"hls": "a.m3u8", "mp4": "HTTPS://c/v.mp4"}}"#,
        """
        a - - - hls=- mp4=HTTPS://c/v.mp4
        reply:2:33: warning: “playback.hls” cannot be “a.m3u8”: it is relative [invalid-address]
          help: write an address that starts with https:// or http://
        """
      ),
      (
        """
        {"id": "a", "streamState": "paused", "revision": 4},
        {"id": "b", "streamState": "paused"},
        {"id": "c", "streamState": "Live"},
        {"id": "d", "streamState": "live"}
        """,
        """
        d live - - keep
        reply:2:28: warning: “streamState” cannot be “paused” [unknown-value]
          help: it can be “upcoming”, “live” and “ended”
        reply:4:28: warning: “streamState” cannot be “Live” [unknown-value]
          help: did you mean “live”?
        """
      ),
      (
        #"{"id": "a", "streamState": "live", "revision": "7"}"#,
        """
        reply:2:48: warning: “revision” must be a whole number, not a string [wrong-type]
          help: write a whole number
        """
      ),
      (
        #"{"id": "a", "streamState": "live", "startTime": "soon"}"#,
        """
        a live - - keep
        reply:2:49: warning: “soon” is not a time [invalid-time]
          help: write it as 2026-06-18T20:00:00Z
        """
      ),
      (
        #"{"id": "a", "streamState": "live", "streamState": "ended"}"#,
        """
        a live - - keep
        reply:2:36: warning: key “streamState” is given twice [duplicate-key]
          help: remove one of the two
          note: reply:2:13: first given here
        """
      ),
      (
        #"7, {"streamState": "live"}, {"id": "a/b"}, {"id": "z"}"#,
        """
        z - - - keep
        reply:2:1: warning: an entry of “streams” must be an object, not a number [wrong-type]
          help: write an object
        reply:2:4: warning: an item has no “id” [missing-key]
          help: add “id”
        reply:2:36: warning: “a/b” cannot be an id: it has a “/” [invalid-id]
          help: write 1 to 200 bytes without “/”, such as match-12
        """
      ),
    ])
  func entries(entries: String, expected: String) {
    #expect(lines(entries) == expected)
  }

  private static let map = """
    {id: /uid, revision: /v, streamState: {from: /s, values: {ON: live, OFF: ended, NEW: upcoming}}, startTime: {from: /at, format: unix-seconds}, playback: {hls: /media/hls}}
    """

  @Test(
    "Mapped entries",
    arguments: [
      (
        #"{"uid": 7, "v": "3", "s": "ON", "at": 1781204400, "#
          + #""media": {"hls": "https://c.example/a.m3u8"}}"#,
        "7 live 2026-06-11T19:00:00Z 3 hls=https://c.example/a.m3u8 mp4=-"
      ),
      (#"{"uid": "a", "s": "OFF"}"#, "a ended - - keep"),
      (#"{"uid": "a", "media": {"hls": null}}"#, "a - - - remove"),
      (#"{"uid": "a", "media": {"hls": ""}}"#, "a - - - remove"),
      (
        #"{"uid": "a", "media": {"hls": "a.m3u8"}}"#,
        """
        a - - - keep
        reply:2:31: warning: “playback.hls” cannot be “a.m3u8”: it is relative [invalid-address]
          help: write an address that starts with https:// or http://
          note: site.yaml:1:1: the map says this here
        """
      ),
    ])
  func mapped(entries: String, expected: String) {
    let found = lines(entries, map: Self.map)
    #expect(
      found.replacing(/site.yaml:1:\d+/, with: "site.yaml:1:1") == expected)
  }

  @Test("A state without a translation changes nothing, and is said once")
  func untranslated() {
    let found = lines(
      #"{"uid": "a", "s": "??", "v": 2}, {"uid": "b", "s": "ON"}"#,
      map: Self.map)
    #expect(found.hasPrefix("b live - - keep\nreply:2:19: warning: "))
    #expect(found.contains("[untranslated-value]"))
  }

  @Test(
    "Replies without a list",
    arguments: [
      (
        "{}",
        """
        reply:1:1: warning: the reply has no “streams” [no-streams]
          help: answer {"streams": […]}, or say where the list is by items: /path/to/list under “poller” in site.yaml
        """
      ),
      (
        "[]",
        """
        reply:1:1: warning: the reply has no “streams” [no-streams]
          help: answer {"streams": […]}, or write items: "" under “poller” in site.yaml
        """
      ),
      (
        #"{"streams": {}}"#,
        """
        reply:1:13: warning: “streams” must be a list, not an object [wrong-type]
          help: write a list
        """
      ),
    ])
  func noList(json: String, expected: String) {
    let (updates, report) = reply(json)
    #expect(updates == nil)
    #expect(report == expected)
  }

  @Test("The list may stand elsewhere")
  func items() {
    for (pointer, json) in [
      ("", #"[{"id": "a"}]"#), ("/data/0", #"{"data": [[{"id": "a"}]]}"#),
    ] {
      let place = Located(pointer, at: SourceLocation(file: "site.yaml"))
      let found = reply(json, format: StreamUpdateFormat(items: place))
      #expect(found.updates?.map(\.id) == ["a"])
      #expect(found.report == "")
    }
  }

  @Test("A reply that is wrong all over is reported within bounds")
  func bounds() {
    let entries = (0..<5000).map { #"{"id": "a", "streamState": "s\#($0)"}"# }
    let (updates, report) = reply(
      "{\"streams\": [\(entries.joined(separator: ","))]}")
    #expect(updates == [])
    #expect(report.split(separator: "\n").count < 250)
    #expect(report.contains("the reply has 4900 more problems"))
    let many = String(repeating: "0,", count: 100_000)
    #expect(
      reply("{\"streams\": [\(many)0]}").report == """
        reply:1:13: warning: the reply has 100001 entries [too-many]
          help: at most 100000 are read
        """)
  }

  @Test("Addresses that the policy of the pages forbids are taken out")
  func policy() {
    let json = #"""
      {"streams": [
      {"id": "a", "streamState": "live", "playback": {"hls": "http://c.example/a.m3u8", "mp4": "https://c.example/a.mp4"}},
      {"id": "b", "streamState": "live", "playback": {"hls": "http://c.example/b.m3u8"}}
      ]}
      """#
    var diagnostics: [Diagnostic] = []
    var updates = reply(json).updates ?? []
    for place in updates.indices {
      updates[place].refuseAddresses(
        unless: { $0.hasPrefix("https:") }, into: &diagnostics)
    }
    #expect(
      updates.map(line) == [
        "a live - - hls=- mp4=https://c.example/a.mp4", "b live - - keep",
      ])
    #expect(
      report(Array(diagnostics.prefix(1))) == """
        reply:2:8: warning: “playback.hls” is not taken over: pages may not contact “http://c.example/a.m3u8” [refused-address]
          help: use https, or add the origin to “allowOrigins” in site.yaml
        """)
    #expect(diagnostics.count == 2)
  }
}
