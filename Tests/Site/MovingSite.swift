import Catalog
import Diagnostics
import Localization
import Site
import TestSupport
import Testing

/// A built site whose streams move: an upcoming one, “m”, in a widget of
/// upcoming ones, another, “n”, in none, and a video, “v”.
struct MovingSite {
  static let configuration = """
    title: Cup
    locales: [en, es]
    themes: [base]
    catalog: catalog.json
    widgets:
      - id: cup
        dataSource: {labels: cup}
        videosFilterParams: {contentTypes: [Stream], streamStates: [upcoming]}
      - {id: clips}
    players: {pages: all}

    """

  static func catalog(_ revision: Int = 1, _ state: String = "upcoming")
    -> String
  {
    SmallSite.catalog(
      SmallSite.video("v", "V"),
      SmallSite.video(
        "m", "M",
        """
        "labels": ["cup"], "streamState": "\(state)", "revision": \(revision),
        "startTime": "2026-06-18T19:00:00Z"
        """),
      SmallSite.stream("n", "N", "upcoming"))
  }

  /// When updates come.
  static let now = Instant(milliseconds: 1_781_809_200_000)

  let site: TestSite
  let session: SiteSession

  init() async throws {
    site = try TestSite(
      ["site.yaml": Self.configuration, "catalog.json": Self.catalog()],
      templates: [:])
    session = SiteSession(
      SiteOptions(project: ProjectFolder(path: site.folder.path), jobs: 2))
    let report = try #require(await session.build())
    #expect(report.diagnostics.isEmpty)
  }

  static func update(
    _ id: String, _ state: StreamState?, revision: Int64? = nil,
    playback: StreamUpdate.PlaybackChange = .keep
  ) -> StreamUpdate {
    var update = StreamUpdate(id: id, location: SourceLocation(file: "reply"))
    update.state = state
    update.revision = revision
    update.playback = playback
    return update
  }

  /// “m” goes live.
  func goLive() async -> SiteRefresh {
    await session.apply(
      [Self.update("m", .live, revision: 2)], at: Self.now)
  }

  /// Does what a refresh could not do before.
  func tryAgain() async -> SiteRefresh {
    await session.apply([], at: Self.now)
  }

  /// The state that a page shows “m” in.
  func stateOfM(_ page: String = "base/en/player/m.html") throws -> String? {
    try site.tree().text(page)?
      .firstMatch(of: /data-video="m"[^>]* data-stream-state="([a-z]+)"/)
      .map { String($0.1) }
  }
}
