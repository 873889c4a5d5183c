import Localization

/// A scenario that is played: it began at an instant and goes at a speed.
/// Everything that it says is a pure function of the time.
public struct ScenarioRun: Sendable, Hashable {
  /// Where the media of a rehearsal stands below the top of a site.
  public static let mediaFolder = ".greenroom/media/"

  /// Whether an address is of media of a rehearsal, from the site's top.
  public static func isMedia(_ address: String) -> Bool {
    guard address.hasPrefix(mediaFolder) else { return false }
    let path = address.dropFirst(mediaFolder.count)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
        && part.utf8.allSatisfy {
          0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 || "-._~".utf8.contains($0)
        }
    }
  }

  /// What is played.
  public let scenario: Scenario
  /// When it began.
  public let start: Instant
  /// How many seconds of the scenario pass in a second.
  public let speed: Double
  private let streams: [String: Scenario.Stream]

  /// A run of `scenario` that began at `start`.
  ///
  /// - Parameter speed: above 0.
  public init(_ scenario: Scenario, start: Instant, speed: Double = 1) {
    self.scenario = scenario
    self.start = start
    self.speed = speed
    streams = Dictionary(
      scenario.streams.map { ($0.id.value, $0) },
      uniquingKeysWith: { a, _ in a })
  }

  /// The time of the scenario at an instant, in seconds.
  public func second(at now: Instant) -> Double {
    Double(now.milliseconds &- start.milliseconds) / 1000 * speed
  }

  /// The instant of a time of the scenario.
  public func instant(at second: Double) -> Instant {
    let passed = (second / speed * 1000).rounded()
    // A day of the slowest run fits many times.
    guard let milliseconds = Int64(exactly: passed) else { return start }
    return Instant(milliseconds: start.milliseconds &+ milliseconds)
  }

  /// What the upstream knows of a stream at a time; nil while it has nothing
  /// to say, or never has.
  public func report(on id: String, at second: Double) -> StreamReport? {
    streams[id].flatMap { StreamReport(of: $0, at: second, in: self) }
  }
}
