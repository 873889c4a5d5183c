import Catalog
import Diagnostics
import Testing

@Suite("What is wrong with a scenario is reported")
struct ScenarioProblemTests {
  @Test("Every problem of a scenario is reported at once")
  func problems() {
    let read = scenario(
      """
      sead: 1
      interval: 0
      streams:
        - id: m
          changes:
            - {at: 0:99, streamState: lve}
            - {streamState: live, at: 25:00:00}
            - {at: soon}
            - {at: 3, startTime: noon, revision: some, playback: {hls: a.m3u8}}
            - {at: 4, playback: {}}
            - {streamState: ended}
          media: {window: 4}
        - {id: m, changes: [{at: 1}]}
        - {id: a/b, changes: []}
        - id: n
          changes: [{at: 9, streamState: live}, {at: 20, streamState: ended}]
          media:
            {playlist: event, window: 4, endTag: 5, recording: 10,
             container: webm}
        - id: o
          changes: [{at: 9, streamState: live}]
          media: {recording: 10}
        - {id: p, changes: [{at: 1}], media: {}}
      faults:
        - {kind: hung}
        - {from: 5, to: 5, kind: hang, status: 500}
        - {kind: status, retryAfterForm: date}
        - {kind: clock}
        - {from: 1}
      """)
    #expect(
      report(read.diagnostics) == """
        s.yaml:1:1: error: unknown key “sead” [unknown-key]
          help: did you mean “seed”?
        s.yaml:2:11: error: “interval” must be from 1 to 3600, not 0 \
        [out-of-range]
          help: write a number from 1 to 3600
        s.yaml:6:14: error: “at” cannot be “0:99” [invalid-scenario-time]
          help: write seconds, such as 90, or minutes and seconds, such as \
        1:30, up to 24:00:00
        s.yaml:6:33: error: “streamState” cannot be “lve” [unknown-value]
          help: did you mean “live”?
        s.yaml:7:33: error: “at” cannot be “25:00:00” [invalid-scenario-time]
          help: write seconds, such as 90, or minutes and seconds, such as \
        1:30, up to 24:00:00
        s.yaml:8:14: error: “at” cannot be “soon” [invalid-scenario-time]
          help: write seconds, such as 90, or minutes and seconds, such as \
        1:30, up to 24:00:00
        s.yaml:9:28: error: “startTime” cannot be “noon” [invalid-time]
          help: write a date and time with its zone, such as \
        2026-06-18T20:00:00Z
        s.yaml:9:44: error: “revision” cannot be “some” [unknown-value]
          help: it can be “none”
        s.yaml:9:66: error: “hls” cannot be “a.m3u8”: it is relative \
        [invalid-address]
          help: write an address that starts with https:// or http://, or give \
        the stream “media”
        s.yaml:10:27: error: “playback” has no “hls” and no “mp4” [missing-key]
          help: add one, or write null to take the media away
        s.yaml:11:9: error: key “at” is missing [missing-key]
          help: add “at”
        s.yaml:12:21: error: “window” is shorter than four segments \
        [scenario-media]
          help: write at least 8 seconds
        s.yaml:13:10: error: two streams have the id “m” [duplicate-id]
          help: put all changes of a stream into one entry
          note: s.yaml:4:9: the first is here
        s.yaml:14:10: error: “a/b” cannot be an id: it has a “/” [invalid-id]
          help: write 1 to 200 bytes without “/”, such as match-12
        s.yaml:14:24: error: the stream has no changes [empty-list]
          help: write at least one, such as {at: 0:20, streamState: live}
        s.yaml:18:25: warning: “window” has no effect, since “playlist” is \
        “event” [scenario-media]
          help: remove it
        s.yaml:18:33: error: “window” is shorter than four segments \
        [scenario-media]
          help: write at least 8 seconds
        s.yaml:18:44: error: “endTag” is before the stream goes live \
        [scenario-media]
          help: write a later time, or never
        s.yaml:18:58: error: “recording” is before the stream ends \
        [scenario-media]
          help: write a later time, or never
        s.yaml:19:19: error: “container” cannot be “webm” [unknown-value]
          help: it can be “ts” and “fmp4”
        s.yaml:22:24: error: “recording” is of a stream that does not end \
        [scenario-media]
          help: write a later time, or never
        s.yaml:23:40: error: the stream has “media” but never goes live \
        [scenario-media]
          help: add a change such as {at: 0:20, streamState: live}
        s.yaml:25:12: error: “kind” cannot be “hung” [unknown-value]
          help: did you mean “hang”?
        s.yaml:26:19: error: the fault ends before it starts [out-of-range]
          help: write a time after “from”
        s.yaml:26:34: error: unknown key “status” [unknown-key]
          help: the keys here are “from”, “to”, “share” and “kind”
        s.yaml:27:5: error: key “status” is missing [missing-key]
          help: add “status”
        s.yaml:27:36: error: “retryAfterForm” needs “retryAfter” [missing-key]
          help: add “retryAfter”, or remove it
        s.yaml:28:5: error: key “offset” is missing [missing-key]
          help: add “offset”
        s.yaml:29:5: error: key “kind” is missing [missing-key]
          help: add “kind”
        """)
  }

  @Test("The parts of a scenario are bounded")
  func bounds() {
    func list(_ count: Int, _ entry: (Int) -> String) -> String {
      "[" + (0..<count).map(entry).joined(separator: ", ") + "]"
    }
    let card = "changes: [{at: 1, streamState: live}], media: {}"
    let texts = [
      "streams: \(list(1_001) { "{id: m\($0), changes: [{at: 1}]}" })",
      "streams: [{id: m, changes: \(list(1_001) { "{at: \($0)}" })}]",
      "streams: \(list(10) { "{id: m\($0), \(card)}" })",
      "{streams: [], faults: \(list(1_001) { _ in "{kind: hang}" })}",
    ]
    #expect(
      texts.map { scenario($0).diagnostics.map(\.message) } == [
        ["there are more than 1000 streams"],
        ["there are more than 1000 changes of a stream"],
        ["there are more than 8 streams with “media”"],
        ["there are more than 1000 faults"],
      ])
  }

  @Test("Streams that the catalog does not have are named")
  func unknownStreams() throws {
    let catalog = try #require(
      read(
        """
        {"items": [
          {"id": "match-1", "title": "M", "streamState": "live",
           "startTime": "2026-11-29T12:00:00Z"},
          {"id": "film", "title": "F"}]}
        """
      ).catalog)
    let changes = "changes: [{at: 1}]"
    let parsed = scenario(
      """
      streams:
        - {id: match-1, \(changes)}
        - {id: macth-1, \(changes)}
        - {id: film, \(changes)}
      """)
    var diagnostics = parsed.diagnostics
    try #require(parsed.scenario).check(against: catalog, into: &diagnostics)
    #expect(
      report(diagnostics) == """
        s.yaml:3:10: warning: the catalog has no item “macth-1” [unknown-item]
          help: did you mean “match-1”?
        s.yaml:4:10: warning: “film” is no stream [unknown-item]
          help: name streams of the catalog; nobody asks about this one
        """)
  }
}
