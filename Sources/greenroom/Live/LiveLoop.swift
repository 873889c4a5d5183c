import Catalog
import Diagnostics
import Foundation
import Polling
import Preview
import Site

/// Keeps a site fresh: builds it, then takes edits and stream updates one
/// after another. A broken edit leaves the last good site in place.
struct LiveLoop {
  /// What can happen.
  enum Event: Sendable {
    /// Files of the project changed.
    case edit
    /// A poll brought something; the poller waits until it is told.
    case poll(
      [StreamUpdate], [Diagnostic], done: CheckedContinuation<Void, Never>)
  }

  private let settings: Settings
  private let session: SiteSession
  private let server: PreviewServer?
  private let rehearsal: LiveRehearsal?
  private let clock = SystemClock()

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
  }

  /// Runs until the process ends; it returns only when no file can be
  /// watched.
  func run() async -> ExitStatus {
    let (events, feed) = AsyncStream<Event>.makeStream()
    // Before the build, so that no edit is missed while it reads.
    let watcher: FileWatcher
    do {
      watcher = try FileWatcher(
        settings.watchedPaths, ignoring: settings.ignoredPaths)
    } catch {
      return DiagnosticOutput(settings: settings).write([.preview(error)])
    }
    Task {
      for await _ in watcher { feed.yield(.edit) }
    }
    var poll = LivePoll(settings.project, clock, feed, rehearsal)
    await build(&poll)
    for await event in events {
      switch event {
      case .edit: await build(&poll)
      case .poll(let updates, let problems, let done):
        await take(updates, problems)
        await poll.track(session.trackedStreams)
        done.resume()
      }
    }
    return .success
  }

  /// Builds the whole site, as far as it is not as it should be.
  private func build(_ poll: inout LivePoll) async {
    var report = await session.build()
    if !report.diagnostics.hasErrors {
      if let rehearsal {
        report.diagnostics += await session.check(rehearsal.scenario)
      }
      report.diagnostics += await poll.follow(session)
    }
    _ = DiagnosticOutput(settings: settings).write(report.diagnostics)
    if report.diagnostics.hasErrors {
      server?.announce(problems: text(report.diagnostics))
    } else {
      server?.announce(problems: nil)
      server?.announce(changed: Set(report.changed))
    }
    if report.written + report.removed > 0 { say(report.summary) }
    if !report.diagnostics.hasErrors { rehearsal?.begin() }
  }

  private func take(
    _ updates: [StreamUpdate], _ problems: [Diagnostic]
  ) async {
    if !FileManager.default.fileExists(
      atPath: settings.siteOptions.outputPath + "/site.json")
    {
      _ = await session.build()
    }
    let refresh = await session.apply(updates, at: clock.now)
    let diagnostics = problems + refresh.diagnostics
    if !diagnostics.isEmpty {
      _ = DiagnosticOutput(settings: settings).write(diagnostics)
    }
    guard refresh.rendered > 0 else { return }
    for news in refresh.news { say("\(news.id) is \(news.state.rawValue)") }
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
