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
  private let events: LiveEvents
  private let rehearsal: LiveRehearsal?
  private var running: Running?
  /// How many pollers there were.
  private var count = 0

  private struct Running {
    let settings: SiteConfiguration.Poller
    let poller: Poller<SystemTransport, SystemClock>
    let task: Task<Void, Never>
  }

  init(
    _ project: ProjectFolder, _ clock: SystemClock, _ events: LiveEvents,
    _ rehearsal: LiveRehearsal?
  ) {
    self.rehearsal = rehearsal
    self.project = project
    self.clock = clock
    self.events = events
  }

  /// Whether a poller is the one that runs: what an earlier one brought late
  /// is of another upstream.
  func isCurrent(_ number: Int) -> Bool { running != nil && number == count }

  /// Follows what the site says now.
  ///
  /// - Returns: what is wrong with `poller`, such as variables that are not
  ///   set.
  mutating func follow(_ session: SiteSession) async -> [Diagnostic] {
    var wanted = await session.configuration?.poller
    if let rehearsal { wanted = rehearsal.poller(instead: wanted) }
    let streams = await session.trackedStreams
    if let running, let wanted, running.settings.asksTheSame(as: wanted) {
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
    count += 1
    let (events, number) = (events, count)
    let task = Task {
      await poller.run { updates, problems in
        await events.poll(updates, problems, from: number)
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
