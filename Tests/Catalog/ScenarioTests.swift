import Catalog
import Diagnostics
import Localization
import Testing

/// Reads a scenario from its text.
func scenario(
  _ yaml: String
) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let scenario = Scenario.read(
    Array(yaml.utf8), file: "s.yaml", into: &diagnostics)
  return (scenario, diagnostics)
}

/// A run that begins on Sunday, 29 November 2026 at noon.
private func played(_ yaml: String, speed: Double = 1) throws -> ScenarioRun {
  let read = scenario(yaml)
  #expect(report(read.diagnostics) == "")
  return ScenarioRun(
    try #require(read.scenario), start: Instant("2026-11-29T12:00:00Z"),
    speed: speed)
}

/// A reply as text: status, fields but the date's and the tag's, body.
private func text(_ reply: UpstreamReply) -> String {
  let fields = reply.fields.filter { $0.name != "Date" && $0.name != "ETag" }
    .map { "\($0.name): \($0.value)\n" }.joined()
  func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
  let body =
    switch reply.body {
    case .whole(let bytes): text(bytes)
    case .slow(let bytes, let rate): "\(rate) a second: " + text(bytes)
    case .cut(let bytes, let length): "\(length) bytes of: " + text(bytes)
    case .hang: "never"
    case .refused: "refused"
    }
  return "\(reply.status)\n\(fields)\(body)"
}

private func field(_ name: String, _ reply: UpstreamReply) -> String? {
  reply.fields.first { $0.name == name }?.value
}

@Suite("A scenario says what the upstream answers at every second")
struct ScenarioTests {
  private let match = """
    streams:
      - id: m
        changes:
          - {at: 1:00, streamState: ended}
          - {at: 0, streamState: upcoming, startTime: 2026-11-29T12:00:10Z}
          - {at: 0:20, streamState: live}
        media: {recording: 1:30, endTag: 0:50}
      - {id: n, changes: [{at: 5, streamState: live, revision: none}]}
    """

  @Test(
    "Streams change when they are told to, and say nothing before",
    arguments: [
      (
        0.0,
        """
        {"id":"m","streamState":"upcoming",\
        "startTime":"2026-11-29T12:00:10Z","revision":1795953600000}
        """
      ),
      (
        19.9,
        """
        {"id":"m","streamState":"upcoming",\
        "startTime":"2026-11-29T12:00:10Z","revision":1795953600000},
        {"id":"n","streamState":"live"}
        """
      ),
      (
        20,
        """
        {"id":"m","streamState":"live","startTime":"2026-11-29T12:00:10Z",\
        "revision":1795953620000,"playback":\
        {"hls":".greenroom/media/m/live/index.m3u8","mp4":null}},
        {"id":"n","streamState":"live"}
        """
      ),
      (
        89,
        """
        {"id":"m","streamState":"ended","startTime":"2026-11-29T12:00:10Z",\
        "revision":1795953660000,"playback":null},
        {"id":"n","streamState":"live"}
        """
      ),
      (
        90,
        """
        {"id":"m","streamState":"ended","startTime":"2026-11-29T12:00:10Z",\
        "revision":1795953690000,"playback":\
        {"hls":".greenroom/media/m/recording/index.m3u8","mp4":null}},
        {"id":"n","streamState":"live"}
        """
      ),
    ])
  func changes(second: Double, entries: String) throws {
    let reply = try played(match).reply(
      to: UpstreamRequest(ids: ["m", "n", "other"]), at: second)
    #expect(
      text(reply) == """
        200
        Content-Type: application/json
        {"streams":[
        \(entries)
        ]}

        """)
  }

  @Test("A reply is not sent again to who has it")
  func conditional() throws {
    let run = try played(match)
    let first = run.reply(to: UpstreamRequest(ids: ["m"]), at: 1)
    let tag = try #require(field("ETag", first))
    for known in [tag, "W/\(tag)", "\"x\", \(tag)"] {
      let request = UpstreamRequest(ids: ["m"], ifNoneMatch: known)
      #expect(text(run.reply(to: request, at: 2)) == "304\n")
      #expect(run.reply(to: request, at: 20).status == 200)
    }
  }

  @Test("Explicit media and revisions are said as they are")
  func explicit() throws {
    let run = try played(
      """
      streams:
        - id: a "b"
          changes:
            - {at: 1, revision: 7, playback: {mp4: "https://cdn.example/a.mp4"}}
            - {at: 2, revision: 3, playback: null}
            - {at: 2, streamState: live, revision: 4}
      """)
    func body(_ second: Double) -> String {
      text(run.reply(to: UpstreamRequest(ids: ["a \"b\""]), at: second))
        .split(separator: "\n").dropFirst(3).dropLast()
        .joined(separator: "\n")
    }
    #expect(body(0) == "")
    #expect(
      body(1) == """
        {"id":"a \\"b\\"","revision":7,"playback":\
        {"hls":null,"mp4":"https://cdn.example/a.mp4"}}
        """)
    #expect(
      body(2) == """
        {"id":"a \\"b\\"","streamState":"live","revision":4,"playback":null}
        """)
  }

  @Test(
    "Faults last as long as they are told to",
    arguments: [
      (
        "{kind: status, status: 503, retryAfter: 5}",
        "503\nContent-Type: text/plain\nRetry-After: 5\n"
          + "503, as the scenario says\n"
      ),
      (
        "{kind: status, status: 429, retryAfter: 90, retryAfterForm: date}",
        "429\nContent-Type: text/plain\n"
          + "Retry-After: Sun, 29 Nov 2026 12:01:40 GMT\n"
          + "429, as the scenario says\n"
      ),
      ("{kind: hang}", "200\nnever"),
      (
        "{kind: slow, bytesPerSecond: 3}",
        "200\nContent-Type: application/json\n"
          + "3 a second: {\"streams\":[\n]}\n"
      ),
      (
        "{kind: cut, after: 4}",
        "200\nContent-Type: application/json\n"
          + "4 bytes of: {\"streams\":[\n]}\n"
      ),
      (
        "{kind: cut, after: 1000}",
        "200\nContent-Type: application/json\n"
          + "15 bytes of: {\"streams\":[\n]}\n"
      ),
      (
        "{kind: wrongType}",
        "200\nContent-Type: text/html\n"
          + "<!DOCTYPE html><title>Down</title><p>Back soon.\n"
      ),
      (
        "{kind: notJSON}",
        "200\nContent-Type: application/json\n{\"stream"
      ),
      ("{kind: redirectLoop}", "302\nLocation: upstream\n"),
      ("{kind: refused}", "200\nrefused"),
    ])
  func faults(fault: String, expected: String) throws {
    let run = try played(
      "streams: []\nfaults:\n  - {from: 10, to: 20, \(fault.dropFirst())")
    let usual = "200\nContent-Type: application/json\n{\"streams\":[\n]}\n"
    let request = UpstreamRequest(ids: ["m"])
    #expect(text(run.reply(to: request, at: 9.99)) == usual)
    #expect(text(run.reply(to: request, at: 10)) == expected)
    #expect(text(run.reply(to: request, at: 20)) == usual)
  }

  @Test("A clock that is off shows in the date and in dates after it")
  func clock() throws {
    let run = try played(
      """
      streams: []
      faults:
        - {kind: clock, offset: -1:00:00}
        - {kind: clock, from: 60, offset: 30}
        - {kind: status, status: 500, from: 60, retryAfter: 5,
           retryAfterForm: date}
      """)
    let early = run.reply(to: UpstreamRequest(ids: []), at: 0)
    #expect(field("Date", early) == "Sun, 29 Nov 2026 11:00:00 GMT")
    #expect(early.status == 200)
    let late = run.reply(to: UpstreamRequest(ids: []), at: 60)
    #expect(field("Date", late) == "Sun, 29 Nov 2026 11:01:30 GMT")
    #expect(field("Retry-After", late) == "Sun, 29 Nov 2026 11:01:35 GMT")
  }

  @Test("Chance is the same everywhere")
  func chance() throws {
    let run = try played(
      """
      seed: 7
      streams: []
      faults: [{kind: status, status: 500, share: 0.3}]
      """)
    let failed = (0..<20).filter {
      run.reply(to: UpstreamRequest(ids: [], number: $0), at: 1).status == 500
    }
    #expect(failed == [0, 2, 3, 14, 15, 18])
    let share = (0..<10_000).count {
      run.reply(to: UpstreamRequest(ids: [], number: $0), at: 1).status == 500
    }
    #expect(2_800...3_200 ~= share)
  }

  @Test("A fast run says the same sooner; media takes its time")
  func speed() throws {
    let run = try played(match, speed: 10)
    #expect(run.second(at: Instant("2026-11-29T12:00:02Z")) == 20)
    #expect(run.instant(at: 20) == Instant("2026-11-29T12:00:02Z"))
    #expect(run.report(on: "m", at: 20)?.revision == 1_795_953_602_000)
    let slow = try played(match).broadcasts
    #expect(slow.map(\.folder) == ["m"])
    #expect(slow.map(\.start) == [12])
    #expect(slow.map(\.end) == [50])
    #expect(slow.map(\.recording) == [90])
    #expect(run.broadcasts.map(\.start) == [0])
    #expect(run.broadcasts.map(\.endTag) == [5])
    #expect(run.scenario.length == 90)
  }

  @Test("What will happen is told in advance")
  func outline() throws {
    let run = try played(
      match + """

        faults:
          - {from: 2:00, to: 2:10, kind: status, status: 500, share: 0.5}
          - {from: 1:30, kind: refused}
        """)
    #expect(
      run.scenario.outline() == [
        "0:00 m is upcoming",
        "0:05 n is live",
        "0:20 m is live",
        "0:50 the playlist of m gets its end tag",
        "1:00 m has ended",
        "1:30 the recording of m appears, the upstream refuses connections",
        "2:00 the upstream answers 500 now and then until 2:10",
      ])
    #expect(run.scenario.outline(speed: 10).last?.hasPrefix("0:12 ") == true)
  }

  @Test(
    "Media follows the stream unless it is told otherwise",
    arguments: [
      ("{}", 60.0, 60.0, 60.0),
      ("{endTag: never}", 60, nil, 60),
      ("{endTag: 2:00, recording: never}", 60, 120, nil),
      ("{endTag: 30, recording: 70}", 30, 30, 70),
    ] as [(String, Double?, Double?, Double?)])
  func media(
    media: String, end: Double?, endTag: Double?, recording: Double?
  ) throws {
    let run = try played(
      """
      streams:
        - id: m
          changes:
            - {at: 20, streamState: live}
            - {at: 40, streamState: ended}
            - {at: 50, streamState: live}
            - {at: 60, streamState: ended}
          media: \(media)
      """)
    let card = try #require(run.scenario.streams.first?.media)
    #expect(card.start == 20)
    #expect(card.end == end)
    #expect(card.endTag == endTag)
    #expect(card.recording == recording)
  }

  @Test(
    "Media of a rehearsal is relative to the site, and nothing else is",
    arguments: [
      (".greenroom/media/m~20x/live/index.m3u8", true),
      (".greenroom/media/", false), (".greenroom/media/../x", false),
      (".greenroom/media/m//x", false), (".greenroom/media/m%2f", false),
      (".greenroom/media/./x", false), (".greenroom/media/m?x", false),
      ("media/m", false), ("/.greenroom/media/m", false),
    ])
  func relativeMedia(address: String, isMedia: Bool) {
    #expect(ScenarioRun.isMedia(address) == isMedia)
  }

  @Test(
    "The files of a test card are those, and no others",
    arguments: [
      ("live/index.m3u8", TestCardFile.playlist),
      ("recording/index.m3u8", .recording),
      ("recording/video.mp4", .recordingFile),
      (
        "live/segment-00012.ts", .segment("segment-00012.ts", isRecorded: false)
      ),
      ("recording/init.mp4", .segment("init.mp4", isRecorded: true)),
      ("live/segment-1.m4s", .segment("segment-1.m4s", isRecorded: false)),
      ("live/video.mp4", nil), ("segment-1.ts", nil), ("live/../x.ts", nil),
      ("live/segment-.ts", nil), ("live/segment-1.ts.ts", nil),
      ("live/segment-1/2.ts", nil), ("other/segment-1.ts", nil),
      ("live/segment-+1.ts", nil), ("", nil),
    ] as [(String, TestCardFile?)])
  func files(path: String, file: TestCardFile?) {
    #expect(TestCardFile(path: path) == file)
  }
}
