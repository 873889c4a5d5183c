import Catalog
import Configuration
import Diagnostics
import Documents
import Foundation
import Polling
import Preview
import Scenarios
import Site

/// A scenario that `serve` plays: it takes the place of the upstream of the
/// site, and leaves the site of the project alone.
struct LiveRehearsal: Sendable {
  /// Where the server is, once it is known.
  var address = ""
  /// What is played.
  let scenario: Scenario
  private let file: String
  private let run: ScenarioRun
  private let clock = RunningClock()
  private let rehearsal: Rehearsal<RunningClock>
  private let hasMedia: Bool
  private let isQuiet: Bool

  private static let folder = ".greenroom/scenario"
  private static let states = folder + "/streams.json"

  /// Reads the scenario at a path; nil when an error was reported.
  init?(
    _ path: String, _ settings: Settings, into diagnostics: inout [Diagnostic]
  ) {
    guard let scenario = ScenarioFile.load(path, into: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    self.scenario = scenario
    file = path
    isQuiet = settings.isQuiet
    run = ScenarioRun(
      scenario, start: SystemClock().now, speed: settings.speed)
    let environment = ProcessInfo.processInfo.environment
    let encoder = FFmpeg.installed(searchPath: environment["PATH"] ?? "")
    let folder = MediaFolder(in: environment["TMPDIR"] ?? "/tmp")
    let clock = clock
    let isQuiet = isQuiet
    var cards: TestCards<RunningClock>?
    if let encoder, let folder, !run.broadcasts.isEmpty {
      cards = TestCards(
        run.broadcasts, encoder: encoder, folder: folder, clock: clock
      ) { problem in
        if !isQuiet { Output.error(problem + "\n") }
      }
    }
    hasMedia = cards != nil || run.broadcasts.isEmpty
    rehearsal = Rehearsal(run, clock: clock, cards: cards)
    // Every run starts from the catalog.
    try? FileManager.default.removeItem(
      atPath: settings.project.displayPath(Self.states))
  }

  /// Where the site of a rehearsal is written.
  static func output(of project: ProjectFolder) -> String {
    project.displayPath(folder + "/site")
  }

  /// Where the upstream and the media answer.
  var routes: [PreviewRoute] { rehearsal.routes }

  /// Keeps what the streams do apart from the project, and lets open pages
  /// look as often as the upstream is asked.
  func adjust(_ options: inout SiteOptions) {
    options.streamStates = Self.states
    options.refreshInterval = (scenario.interval ?? 10) / run.speed
  }

  /// The upstream of the rehearsal, asked as often as that of the site unless
  /// the scenario says otherwise.
  func poller(
    instead site: SiteConfiguration.Poller?
  ) -> SiteConfiguration.Poller {
    let upstream = "\(address).greenroom/\(Rehearsal<RunningClock>.upstream)"
    var poller = SiteConfiguration.Poller(
      url: Located(upstream, at: SourceLocation(file: file)))
    let interval = scenario.interval ?? site?.interval ?? poller.interval
    poller.interval = max(interval / run.speed, 0.5)
    return poller
  }

  /// Lets it begin; later calls change nothing.
  func begin() {
    guard clock.begin() else { return }
    let outline = scenario.outline(speed: run.speed).map { "  \($0)" }
    say((["the scenario begins:"] + outline).joined(separator: "\n"))
    if !hasMedia {
      say("streams move, but play nothing: ffmpeg is not installed")
    }
    let rehearsal = rehearsal
    Task { await rehearsal.play() }
  }

  /// Ends all that runs.
  func stop() { rehearsal.stop() }

  private func say(_ text: String) {
    if !isQuiet, !text.isEmpty { Output.error(text + "\n") }
  }
}
