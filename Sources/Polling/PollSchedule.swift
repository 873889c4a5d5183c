import Catalog
import Localization

/// When a poller sends what (DESIGN §2, polling). A value: instants, streams
/// and outcomes go in, what to do next comes out.
public struct PollSchedule: Sendable {
  /// What to do next.
  public enum Step: Sendable, Hashable {
    /// Send this, and say how it went.
    case send(PollRequest)
    /// Ask again at an instant; nil: once something has changed.
    case wait(until: Instant?)
  }

  /// How a request went.
  public enum Outcome: Sendable, Hashable {
    /// It brought content; by these it is asked for next time.
    case fresh(etag: String?, lastModified: String?)
    /// It is as it was, or there is nothing to say.
    case unchanged
    /// It failed; the seconds that the upstream asks to wait.
    case failed(retryAfter: Double?)
    /// It was taken back.
    case cancelled
  }

  /// A request under way.
  struct Flight: Sendable {
    var url: String
    var ids: [String]
    var since: Instant
    /// The streams that were tracked when it was sent.
    var streams: [String: TrackedStream]
    var isAborted = false
    var isOutdated = false
  }

  /// A stream that ended without a recording is asked for this long, in
  /// seconds.
  static let recordingWait: Double = 600

  let settings: PollSettings
  var delays: Delays
  var streams: [String: TrackedStream] = [:]
  /// When ended streams were first tracked as such.
  var endedSince: [String: Instant] = [:]
  var flight: Flight?
  /// What the round under way still has to ask for; nil between rounds.
  var round: [[String]]?
  /// The first id of the request that the next round starts with.
  var startID: String?
  /// When the next round is due; nil: at once.
  var due: Instant?
  /// Until when an upstream asked for quiet.
  var quietUntil: Instant?
  var failures = 0
  var isSuspended = false
  var validators: [String: Validators] = [:]
  /// The addresses that the round under way asked for.
  var asked: Set<String> = []

  struct Validators: Sendable {
    var etag: String?
    var lastModified: String?
  }

  /// A schedule that has nothing to do until streams are tracked.
  public init(_ settings: PollSettings, seed: UInt64) {
    self.settings = settings
    delays = Delays(
      interval: settings.interval, maximum: settings.maximumDelay,
      random: RandomSource(seed: seed))
  }

  /// The streams of the site from now on. Where there was nothing to poll and
  /// now is, a round starts at once, but no sooner than it would have without
  /// the pause.
  public mutating func track(_ tracked: [TrackedStream], at now: Instant) {
    var new: [String: TrackedStream] = [:]
    var since: [String: Instant] = [:]
    // What a catalog says anew, an upstream must say again to be heard.
    var isNews = false
    for stream in tracked {
      new[stream.id] = stream
      if streams[stream.id]?.basis != stream.basis { isNews = true }
      guard stream.state == .ended else { continue }
      since[stream.id] = stream.endedAt ?? endedSince[stream.id] ?? now
    }
    if isNews {
      validators = [:]
      flight?.isOutdated = true
    }
    streams = new
    endedSince = since
  }

  /// Stops, for as long as nobody looks. A request under way is to be
  /// cancelled.
  public mutating func suspend() {
    isSuspended = true
    flight?.isAborted = true
    round = nil
  }

  /// Goes on: one round at once, unless the upstream asked for quiet.
  public mutating func resume() {
    guard isSuspended else { return }
    isSuspended = false
    due = nil
  }

  /// Whether a stream is to be asked for.
  func isActive(_ stream: TrackedStream, at now: Instant) -> Bool {
    guard stream.state == .ended else { return true }
    guard !stream.hasPlayback, let since = endedSince[stream.id] else {
      return false
    }
    return now.seconds(since: since) < Self.recordingWait
  }

  /// What to do now.
  public mutating func next(at now: Instant) -> Step {
    guard flight == nil, !isSuspended else { return .wait(until: nil) }
    if round == nil {
      let active = activeIDs(at: now)
      guard !active.isEmpty else { return .wait(until: nil) }
      let start = [due, quietUntil].compactMap { $0 }.max() ?? now
      guard start <= now else { return .wait(until: start) }
      begin(active)
    }
    while let group = round?.first {
      round?.removeFirst()
      let ids = group.filter {
        streams[$0].map { isActive($0, at: now) } == true
      }
      if !ids.isEmpty { return .send(request(ids, at: now)) }
    }
    round = nil
    due = now.adding(delays.afterSuccess())
    return next(at: now)
  }

  private func activeIDs(at now: Instant) -> [String] {
    streams.values.filter { isActive($0, at: now) }.map(\.id)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func begin(_ ids: [String]) {
    let groups = settings.isFile ? [ids] : PollAddress.groups(ids)
    // After a failure the others come first, so that one request that always
    // fails does not keep them from being asked for.
    let start = startID.flatMap { id in
      groups.firstIndex { $0.contains(id) }
    }
    let first = start.map { ($0 + 1) % groups.count } ?? 0
    round = Array(groups[first...] + groups[..<first])
    startID = nil
    asked = []
  }

  private mutating func request(_ ids: [String], at now: Instant) -> PollRequest
  {
    let url =
      settings.isFile
      ? settings.address
      : PollAddress.asking(for: ids, of: settings.address)
    var request = PollRequest(url: url)
    request.timeout = settings.timeout
    request.headers = settings.headers
    if let etag = validators[url]?.etag {
      request.conditions.append(.init(name: "If-None-Match", value: etag))
    }
    if let time = validators[url]?.lastModified {
      request.conditions.append(.init(name: "If-Modified-Since", value: time))
    }
    flight = Flight(url: url, ids: ids, since: now, streams: streams)
    asked.insert(url)
    return request
  }
}
