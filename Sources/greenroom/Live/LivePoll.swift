import Configuration
import Diagnostics
import Foundation
import Polling
import Site

/// The poller of a site that is kept fresh. It starts over when `poller` of
/// `site.yaml` says something else than before.
struct LivePoll {
  private let clock: SystemClock
  private let project: ProjectFolder
  private let feed: AsyncStream<LiveLoop.Event>.Continuation
  private let rehearsal: LiveRehearsal?
  private var running: Running?

  private struct Running {
    let settings: SiteConfiguration.Poller
    let poller: Poller<SystemTransport, SystemClock>
    let task: Task<Void, Never>
  }

  init(
    _ project: ProjectFolder, _ clock: SystemClock,
    _ feed: AsyncStream<LiveLoop.Event>.Continuation,
    _ rehearsal: LiveRehearsal?
  ) {
    self.rehearsal = rehearsal
    self.project = project
    self.clock = clock
    self.feed = feed
  }

  /// Follows what the site says now.
  ///
  /// - Returns: what is wrong with `poller`, such as variables that are not
  ///   set.
  mutating func follow(_ session: SiteSession) async -> [Diagnostic] {
    var wanted = await session.configuration?.poller
    if let rehearsal { wanted = rehearsal.poller(instead: wanted) }
    let streams = await session.trackedStreams
    if let running, running.settings == wanted {
      await running.poller.track(streams)
      return []
    }
    running?.task.cancel()
    running = nil
    guard let wanted else { return [] }
    var diagnostics: [Diagnostic] = []
    guard
      let settings = PollSettings.read(
        wanted, environment: ProcessInfo.processInfo.environment,
        into: &diagnostics)
    else { return diagnostics }
    let poller = Poller(
      settings, transport: SystemTransport(folder: project.path), clock: clock,
      seed: UInt64.random(in: .min ... .max))
    await poller.track(streams)
    let feed = feed
    let task = Task {
      await poller.run { updates, problems in
        await withCheckedContinuation { done in
          feed.yield(.poll(updates, problems, done: done))
        }
      }
    }
    running = Running(settings: wanted, poller: poller, task: task)
    return diagnostics
  }

  /// Tells the poller what is known of the streams.
  func track(_ streams: [TrackedStream]) async {
    await running?.poller.track(streams)
  }
}
