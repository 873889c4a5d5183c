import Catalog
import Configuration
import Diagnostics
import Localization
import Polling

/// A site that is kept fresh: built again after edits, refreshed by stream
/// updates in between. What it does, it does one after another.
public actor SiteSession {
  private let options: SiteOptions
  private let progress: @Sendable (BuildStep) -> Void
  private var site: LiveSite?
  /// Pages of the site that could not be written.
  private var pending: Set<Int> = []

  /// A session that has built nothing yet; `progress` is told when a step of
  /// a build begins.
  public init(
    _ options: SiteOptions,
    progress: @escaping @Sendable (BuildStep) -> Void = { _ in }
  ) {
    self.options = options
    self.progress = progress
  }

  /// What `site.yaml` of the last good build says.
  public var configuration: SiteConfiguration? { site?.configuration }

  /// Every stream that the pages show, as a poller needs to know it.
  public var trackedStreams: [TrackedStream] { site?.trackedStreams ?? [] }

  /// What is wrong with a scenario for this site.
  public func check(_ scenario: Scenario) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let site {
      scenario.check(against: site.catalog, into: &diagnostics)
    }
    return diagnostics
  }

  /// Builds the site as `build` does, but always reports every problem. With
  /// errors the last good site stays, and goes on being refreshed.
  public func build() async -> SiteBuild.Report {
    let (report, built) = await SiteBuild(options, progress: progress)
      .runWhole()
    if let built, !report.diagnostics.hasErrors {
      site = built
      pending = []
    }
    return report
  }

  /// Takes in what a poll brought, and renders exactly the pages that show
  /// what it changed.
  public func apply(_ updates: [StreamUpdate], at now: Instant) -> SiteRefresh {
    guard var site else { return SiteRefresh() }
    var diagnostics: [Diagnostic] = []
    let (news, pages) = site.take(updates, at: now, into: &diagnostics)
    let places = pending.union(pages)
    self.site = site
    var refresh = SiteRefresh()
    if !places.isEmpty {
      refresh = RefreshWriter(
        plan: site.plan, streams: site.streams, options: options
      ).run(places.sorted())
      pending = refresh.diagnostics.hasErrors ? places : []
    }
    refresh.news = news
    refresh.diagnostics = diagnostics + refresh.diagnostics
    return refresh
  }
}
