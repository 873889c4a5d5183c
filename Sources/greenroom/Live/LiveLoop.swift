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
  private let clock = SystemClock()
  private let events = LiveEvents()

  /// A loop that tells open pages through `server`.
  init(_ settings: Settings, server: PreviewServer? = nil) {
    self.settings = settings
    self.server = server
    session = SiteSession(settings.siteOptions, progress: settings.progress)
  }

  /// Runs until the process ends; it returns only when no file can be
  /// watched.
  func run() async -> ExitStatus {
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
    var poll = LivePoll(settings.project, clock, events)
    await build(&poll, watcher)
    for await event in events {
      switch event {
      case .edit:
        events.takeEdit()
        await build(&poll, watcher)
      case .poll(let updates, let problems, let number, let done):
        if poll.isCurrent(number) {
          if await session.isOutputGone { await build(&poll, watcher) }
          await take(updates, problems)
          await poll.track(session.trackedStreams)
        }
        done.resume()
      case .retry:
        await build(&poll, watcher)
        await take([], [])
      }
    }
    return .success
  }

  /// Builds the whole site, as far as it is not as it should be.
  private func build(_ poll: inout LivePoll, _ watcher: FileWatcher) async {
    guard var report = await session.build() else { return }
    watcher.watch(
      settings.watchedPaths(elsewhere: await session.inputsElsewhere),
      ignoring: settings.ignoredPaths)
    if report.isBusy {
      events.retrySoon()
      return
    }
    if !report.diagnostics.hasErrors {
      report.diagnostics += await poll.follow(session)
    }
    _ = DiagnosticOutput(settings: settings).write(report.diagnostics)
    if !report.changed.isEmpty {
      server?.announce(changed: Set(report.changed))
    }
    server?.announce(
      problems: report.diagnostics.hasErrors ? text(report.diagnostics) : nil)
    if report.written + report.removed > 0 { say(report.summary) }
  }

  private func take(
    _ updates: [StreamUpdate], _ problems: [Diagnostic]
  ) async {
    let refresh = await session.apply(updates, at: clock.now)
    if refresh.isBusy {
      events.retrySoon()
      _ = DiagnosticOutput(settings: settings).write(problems)
      return
    }
    let diagnostics = problems + refresh.diagnostics
    if !diagnostics.isEmpty {
      _ = DiagnosticOutput(settings: settings).write(diagnostics)
    }
    for news in refresh.news { say("\(news.id) is \(news.state.rawValue)") }
    guard refresh.rendered > 0 else { return }
    say(
      "\(refresh.rendered) pages rendered, \(refresh.written.count) files "
        + "written")
  }

  private func text(_ diagnostics: [Diagnostic]) -> String {
    DiagnosticFormat.text.render(diagnostics.filter { $0.severity == .error })
  }

  private func say(_ line: String) {
    if !settings.isQuiet { Output.error(line + "\n") }
  }
}
