import Catalog
import Diagnostics
import Localization
import Preview
import TestSupport
import Testing

@testable import Scenarios

@Suite("A rehearsal answers as an upstream and as a media server")
struct RehearsalTests {
  private func rehearsal(
    _ yaml: String, _ clock: ManualClock, speed: Double = 1,
    cards: TestCards<ManualClock>? = nil
  ) throws -> [String: PreviewRoute] {
    var diagnostics: [Diagnostic] = []
    let scenario = try #require(
      Scenario.read(Array(yaml.utf8), file: "s.yaml", into: &diagnostics))
    #expect(diagnostics == [])
    let run = ScenarioRun(
      scenario, start: Instant(milliseconds: 1_000), speed: speed)
    let routes = Rehearsal(run, clock: clock, cards: cards).routes
    return Dictionary(uniqueKeysWithValues: routes.map { ($0.prefix, $0) })
  }

  private func text(_ response: PreviewResponse?) -> String? {
    guard let response, case .bytes(let bytes) = response.body else {
      return nil
    }
    return "\(response.status) " + String(decoding: bytes, as: UTF8.self)
  }

  private let yaml = """
    streams:
      - {id: a b, changes: [{at: 10, streamState: live}]}
      - {id: c, changes: [{at: 0, streamState: ended}]}
    faults:
      - {from: 20, to: 21, kind: hang}
      - {from: 21, to: 22, kind: refused}
      - {from: 22, to: 23, kind: slow, bytesPerSecond: 5}
      - {from: 23, to: 24, kind: cut, after: 5}
      - {from: 24, kind: status, status: 503, retryAfter: 8}
    """

  @Test("The upstream is asked for ids, and for what is new")
  func upstream() throws {
    let clock = ManualClock()
    let route = try #require(rehearsal(yaml, clock, speed: 2)["upstream"])
    let request = PreviewRequest(
      path: "", query: [PreviewRequest.Field("ids", "a b,c")])
    let early = route.handler(request)
    #expect(
      text(early) == """
        200 {"streams":[
        {"id":"c","streamState":"ended","revision":1000}
        ]}

        """)
    clock.move(to: 5)
    #expect(
      text(route.handler(request)) == """
        200 {"streams":[
        {"id":"a b","streamState":"live","revision":6000},
        {"id":"c","streamState":"ended","revision":1000}
        ]}

        """)
    let tag = route.handler(request).headers.first { $0.name == "ETag" }
    let again = PreviewRequest(
      path: "", query: request.query,
      headers: [
        PreviewRequest.Field("if-none-match", try #require(tag).value)
      ])
    #expect(text(route.handler(again)) == "304 ")
    #expect(
      text(route.handler(PreviewRequest(path: "x"))) == "404 not here\n")
  }

  @Test("Faults become those of a connection")
  func faults() throws {
    let clock = ManualClock()
    let route = try #require(rehearsal(yaml, clock)["upstream"])
    let empty = Array("{\"streams\":[\n]}\n".utf8)
    let bodies: [PreviewResponse.Body] = [
      .hang, .drop, .slow(empty, perSecond: 5), .cut(empty, after: 5),
      .bytes(Array("503, as the scenario says\n".utf8)),
    ]
    for (place, body) in bodies.enumerated() {
      clock.move(to: 20 + Double(place))
      #expect(route.handler(PreviewRequest(path: "")).body == body)
    }
    let last = route.handler(PreviewRequest(path: ""))
    #expect(last.status == 503)
    #expect(last.headers.contains(PreviewRequest.Field("Retry-After", "8")))
  }

  @Test("Without an encoder there is no media, and it says why")
  func noEncoder() throws {
    let route = try #require(rehearsal(yaml, ManualClock())["media"])
    #expect(
      text(route.handler(PreviewRequest(path: "c/live/index.m3u8")))
        == "404 ffmpeg is not installed\n")
  }

  @Test("Media is what it is called")
  func media() throws {
    let temporary = try TemporaryFolder()
    let folder = try #require(MediaFolder(in: temporary.path))
    let clock = ManualClock()
    let cards = TestCards(
      [Broadcast(of: "m", card: Scenario.TestCard())],
      encoder: FFmpeg(path: "/no/such", font: nil), folder: folder,
      clock: clock
    ) { _ in }
    let route = try #require(rehearsal(yaml, clock, cards: cards)["media"])
    for path in ["m/live/index.m3u8", "m/../x", "n/live/index.m3u8", "", "m"] {
      #expect(
        text(route.handler(PreviewRequest(path: path)))
          == "404 not here, or not now\n")
    }
    let segment = route.handler(PreviewRequest(path: "m/live/segment-0.ts"))
    #expect(
      segment.body == .file("\(folder.path)/m/segment-0.ts"))
    #expect(
      segment.headers == [PreviewRequest.Field("Content-Type", "video/mp2t")])
  }
}
