import Catalog
import Diagnostics
import Localization
import Site
import TestSupport
import Testing

/// Streams that move after a build: what is rendered, what is written, and
/// that a whole build afterwards finds everything in its place.
@Suite struct RefreshTests {
  private let moving: MovingSite
  private var site: TestSite { moving.site }
  private var session: SiteSession { moving.session }
  private let now = MovingSite.now

  init() async throws { moving = try await MovingSite() }

  private func update(
    _ id: String, _ state: StreamState?, revision: Int64? = nil,
    playback: StreamUpdate.PlaybackChange = .keep
  ) -> StreamUpdate {
    MovingSite.update(id, state, revision: revision, playback: playback)
  }

  private static let pagesOfM = [
    "base/en/index.html", "base/en/player/m.html", "base/en/widgets/cup.html",
    "base/es/index.html", "base/es/player/m.html", "base/es/widgets/cup.html",
  ]
  private static let filesOfM = [
    "base/en/player/m.html", "base/en/widgets/cup.html",
    "base/es/player/m.html", "base/es/widgets/cup.html",
    "live/base/en/player/m.json", "live/base/en/widgets/cup.json",
    "live/base/es/player/m.json", "live/base/es/widgets/cup.json",
  ]

  @Test func exactlyThePagesThatReadAStreamAreRendered() async throws {
    let before = try site.tree()
    let refresh = await session.apply(
      [update("m", .live, revision: 2)], at: now)
    #expect(refresh.diagnostics.isEmpty)
    let after = try site.tree()
    #expect(
      after.differences(from: before) == refresh.written.sorted())
    #expect(after.touched(since: before) == refresh.written.sorted())
    #expect(refresh.written.filter { $0.hasPrefix("live/") }.count == 4)
    #expect(Set(Self.filesOfM).isSubset(of: refresh.written))
    #expect(refresh.rendered == Self.pagesOfM.count)
    #expect(
      after.text("live/base/en/player/m.json")?.hasPrefix(
        """
        {"streams":[
        {"id":"m","streamState":"live","startTime":"2026-06-18T19:00:00Z",\
        "revision":2,"playback":null,
        """.replacing("\n", with: "", maxReplacements: 0)) == true)
  }

  @Test func aWholeBuildAfterwardsGivesTheSameBytes() async throws {
    _ = await session.apply([update("m", .live, revision: 2)], at: now)
    let refreshed = try site.tree()
    let built = try await site.build()
    #expect(built.problems == "")
    #expect(built.report.written == 0)
    #expect(built.tree.differences(from: refreshed) == [])
    try await site.expectEqualsFreshBuild()
  }

  @Test func aWidgetKeepsItsMembersThoughItsFilterNoLongerFits() async throws {
    _ = await session.apply([update("m", .ended, revision: 2)], at: now)
    let widget = try site.tree().text("base/en/widgets/cup.html")
    #expect(
      widget?.contains(#"data-video="m" data-stream-state="ended""#) == true)
    #expect(widget?.contains(#"data-video="n""#) == false)
  }

  @Test func stillPagesShowTheCatalogWhateverIsReported() async throws {
    let before = try site.tree()
    _ = await session.apply(
      [update("m", .live, revision: 2), update("n", .live)], at: now)
    let after = try site.tree()
    #expect(
      after.differences(from: before).filter { $0.contains("/states/") } == [])
  }

  @Test(
    arguments: [
      ("an older revision", "m", StreamState.live, Int64(1)),
      ("an unknown stream", "x", .live, 9),
      ("an on-demand video", "v", .live, 9),
      ("what is known", "n", .upcoming, nil),
    ] as [(String, String, StreamState, Int64?)])
  func whatIsNotNewsTouchesNothing(
    name: String, id: String, state: StreamState, revision: Int64?
  ) async throws {
    let before = try site.tree()
    let refresh = await session.apply(
      [update(id, state, revision: revision)], at: now)
    #expect(refresh.rendered == 0)
    #expect(refresh.diagnostics.isEmpty)
    #expect(try site.tree().touched(since: before) == [])
  }

  @Test func pagesAreWrittenBeforeTheFilesThatTheyPoll() async throws {
    let refresh = await session.apply(
      [update("m", .live, revision: 2), update("n", .live)], at: now)
    let firstLive = refresh.written.firstIndex { $0.hasPrefix("live/") }
    let lastPage = refresh.written.lastIndex { $0.hasSuffix(".html") }
    #expect(try #require(lastPage) < #require(firstLive))
  }

  @Test func mediaThatPagesMayNotLoadAreRefusedAndTheRestIsTaken()
    async throws
  {
    let playback = Item.Playback(hls: "http://evil.example/a.m3u8", mp4: nil)
    let refresh = await session.apply(
      [update("m", .live, revision: 2, playback: .replace(playback))], at: now)
    #expect(
      DiagnosticFormat.text.render(refresh.diagnostics) == """
        reply: warning: “playback.hls” is not taken over: pages may not contact \
        “http://evil.example/a.m3u8” [refused-address]
          help: use https, or add the origin to “allowOrigins” in site.yaml
        1 warning

        """)
    let page = try site.tree().text("base/en/player/m.html")
    #expect(page?.contains(#"data-stream-state="live""#) == true)
    #expect(page?.contains("evil") == false)
  }

  @Test func aCatalogWithANewerRevisionBeatsWhatWasReported() async throws {
    _ = await session.apply([update("m", .live, revision: 5)], at: now)
    for (revision, expected) in [(4, "live"), (6, "upcoming")] {
      try site.folder.write(["catalog.json": MovingSite.catalog(revision)])
      let report = try #require(await session.build())
      #expect(report.diagnostics.isEmpty)
      let page = try site.tree().text("base/en/player/m.html")
      #expect(
        page?.contains(#"data-stream-state="\#(expected)""#) == true,
        "revision \(revision)")
    }
  }

  @Test func aBrokenEditKeepsTheLastGoodSiteFresh() async throws {
    try site.folder.write(["site.yaml": "title: [\n"])
    let before = try site.tree()
    let report = try #require(await session.build())
    #expect(report.diagnostics.hasErrors)
    #expect(try site.tree().touched(since: before) == [])
    let refresh = await session.apply(
      [update("m", .live, revision: 2)], at: now)
    #expect(refresh.rendered == Self.pagesOfM.count)
  }

  @Test func aDamagedMemoryIsLeftAside() async throws {
    try site.folder.write([".greenroom/streams.json": "{\"version\": 1,"])
    let built = try await site.build()
    #expect(
      built.problems == """
        .greenroom/streams.json: notice: what was known of the streams is not \
        used: the file is damaged [stream-states-ignored]
          help: the states of the catalog are shown until the next poll
        """)
  }
}
