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
  private var inputs: SiteInputs?
  /// Pages of the site that could not be written.
  private var pending: Set<Int> = []
  /// The end of what was begun last.
  private var last: Task<Void, Never>?

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

  /// The paths of what the last build read outside of the project, such as a
  /// catalog that stands elsewhere.
  public var inputsElsewhere: [String] {
    inputs?.paths(outside: options.project) ?? []
  }

  /// Whether the folder of pages is gone that the last good build wrote.
  public var isOutputGone: Bool {
    site != nil && InputFile.status(options.outputPath + "/site.json") == nil
  }

  /// Builds the site as `build` does, but always reports every problem. With
  /// errors the last good site stays, and goes on being refreshed.
  ///
  /// - Returns: nil when no file that the last build read has changed, and
  ///   what it wrote is there.
  public func build() async -> SiteBuild.Report? {
    await inTurn { await self.buildNow() }
  }

  /// Takes in what a poll brought, and renders exactly the pages that show
  /// what it changed.
  public func apply(
    _ updates: [StreamUpdate], at now: Instant
  ) async -> SiteRefresh {
    await inTurn { await self.applyNow(updates, at: now) }
  }

  private func inTurn<Result: Sendable>(
    _ work: @escaping @Sendable () async -> Result
  ) async -> Result {
    let before = last
    let task = Task {
      await before?.value
      return await work()
    }
    last = Task { _ = await task.value }
    return await task.value
  }

  private func buildNow() async -> SiteBuild.Report? {
    if let inputs, pending.isEmpty, !isOutputGone, inputs.areCurrent(options) {
      return nil
    }
    inputs = nil
    // The file may have been taken away: what is known is not lost.
    let memory = StreamMemory(options: options)
    if let site, let report = memory.keepBeforeBuild(site.streams) {
      return report
    }
    let trace = InputTrace()
    let (report, parts) = await SiteBuild(options, progress: progress)
      .runWhole(trace)
    if let parts {
      site = LiveSite(parts)
      pending = []
    }
    // What could not be written is tried again whatever changes.
    let isUnwritten = parts != nil && report.diagnostics.hasErrors
    if !report.isBusy, !isUnwritten { inputs = SiteInputs(trace, options) }
    return report
  }

  private func applyNow(
    _ updates: [StreamUpdate], at now: Instant
  ) -> SiteRefresh {
    guard var site else { return SiteRefresh() }
    // Held once, it is changed where it stands.
    self.site = nil
    var diagnostics: [Diagnostic] = []
    let (news, pages) = site.take(updates, at: now, into: &diagnostics)
    let places = pending.union(pages)
    var refresh = SiteRefresh()
    if !places.isEmpty {
      refresh = RefreshWriter(
        plan: site.plan, streams: site.streams, options: options
      ).run(places.sorted())
      pending = refresh.diagnostics.hasErrors ? places : []
    }
    self.site = site
    refresh.news = news
    refresh.diagnostics = diagnostics + refresh.diagnostics
    return refresh
  }
}
