import Catalog
import Diagnostics
import Polling
import Preview
import Site

/// Keeps a site fresh: builds it, then takes edits and stream updates one
/// after another. A broken edit leaves the last good site in place.
struct LiveLoop {
  private let settings: Settings
  private let session: SiteSession
  private let server: PreviewServer?
  private let rehearsal: LiveRehearsal?
  private let clock = SystemClock()
  private let events = LiveEvents()
  private var poll: LivePoll
  /// Whether another process builds the project, and a line has said so.
  private var isWaiting = false

  /// A loop that tells open pages through `server`.
  ///
  /// - Parameter rehearsal: what takes the place of the site's upstream.
  init(
    _ settings: Settings, server: PreviewServer? = nil,
    rehearsal: LiveRehearsal? = nil
  ) {
    self.settings = settings
    self.server = server
    self.rehearsal = rehearsal
    var options = settings.siteOptions
    rehearsal?.adjust(&options)
    session = SiteSession(options, progress: settings.progress)
    poll = LivePoll(settings.project, clock, events, rehearsal)
  }

  /// Runs until the process ends; it returns only when no file can be
  /// watched.
  mutating func run() async -> ExitStatus {
    // Before the build, so that no edit is missed while it reads.
    let watcher: FileWatcher
    do throws(PreviewProblem) {
      watcher = try FileWatcher(
        settings.watchedPaths(), ignoring: settings.ignoredPaths)
      events.follow(watcher)
      let output = try FileWatcher([settings.siteIndexPath])
      let session = session
      events.follow(output) { await session.isOutputGone }
    } catch {
      return DiagnosticOutput(settings: settings).write([.preview(error)])
    }
    await build(watcher)
    for await event in events {
      switch event {
      case .edit:
        events.takeEdit()
        await build(watcher)
      case .poll(let updates, let problems, let number, let done):
        if poll.isCurrent(number) {
          if await session.isOutputGone { await build(watcher) }
          await take(updates, problems)
          await poll.track(session.trackedStreams)
        }
        done.resume()
      case .retry:
        await build(watcher)
        await take([], [])
      }
    }
    return .success
  }

  /// Builds the whole site, as far as it is not as it should be.
  private mutating func build(_ watcher: FileWatcher) async {
    guard var report = await session.build() else { return }
    if waits(for: report.isBusy) { return }
    watcher.watch(
      settings.watchedPaths(elsewhere: await session.inputsElsewhere),
      ignoring: settings.ignoredPaths)
    if !report.diagnostics.hasErrors {
      if let rehearsal {
        report.diagnostics += await session.check(rehearsal.scenario)
      }
      report.diagnostics += await poll.follow(session)
    }
    _ = DiagnosticOutput(settings: settings).write(report.diagnostics)
    if !report.changed.isEmpty {
      server?.announce(changed: Set(report.changed))
    }
    server?.announce(
      problems: report.diagnostics.hasErrors ? text(report.diagnostics) : nil)
    if report.written + report.removed > 0 { say(report.summary) }
    if !report.diagnostics.hasErrors { rehearsal?.begin() }
  }

  private mutating func take(
    _ updates: [StreamUpdate], _ problems: [Diagnostic]
  ) async {
    let refresh = await session.apply(updates, at: clock.now)
    let isBusy = waits(for: refresh.isBusy)
    let diagnostics = problems + (isBusy ? [] : refresh.diagnostics)
    if !diagnostics.isEmpty {
      _ = DiagnosticOutput(settings: settings).write(diagnostics)
    }
    for news in refresh.news { say("\(news.id) is \(news.state.rawValue)") }
    guard refresh.rendered > 0 else { return }
    say(
      "\(refresh.rendered) pages rendered, \(refresh.written.count) files "
        + "written")
  }

  /// Comes back to what another process keeps from being written.
  private mutating func waits(for isBusy: Bool) -> Bool {
    if isBusy {
      if !isWaiting { say("waiting for another build of this project") }
      events.retrySoon()
    }
    isWaiting = isBusy
    return isBusy
  }

  private func text(_ diagnostics: [Diagnostic]) -> String {
    DiagnosticFormat.text.render(diagnostics.filter { $0.severity == .error })
  }

  private func say(_ line: String) {
    if !settings.isQuiet { Output.error(line + "\n") }
  }
}
