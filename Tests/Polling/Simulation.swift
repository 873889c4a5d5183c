import Catalog
import Localization
import Polling

/// Drives a schedule through hours in no time.
///
/// A trace is a list of lines: the time in seconds, then what happens:
/// `track a:live b:ended:rec c:upcoming:2` (state, whether there is a
/// recording, what edition of the catalog it is from), `suspend`, `resume`,
/// `jump SECONDS` (the process stands still). Replies are words, taken one
/// after the other, the last one again and again: a status, then `/ETAG`,
/// `+RETRY-AFTER`, `@SECONDS` that it takes; or `hang`. What comes out has a
/// line a request.
struct Simulation {
  private static let start = Instant(milliseconds: 1_781_204_400_000)
  private var schedule: PollSchedule
  private let settings: PollSettings
  private var events: [(at: Double, words: [String])] = []
  private var replies: [String]
  private var now = 0.0
  private(set) var log: [String] = []

  init(
    _ settings: PollSettings, trace: String, replies: String, seed: UInt64 = 1
  ) {
    self.settings = settings
    schedule = PollSchedule(settings, seed: seed)
    self.replies = replies.split(separator: " ").map(String.init)
    for line in trace.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      events.append((Double(words[0]) ?? 0, Array(words.dropFirst())))
    }
  }

  private func instant(_ seconds: Double) -> Instant {
    Instant(
      milliseconds: Self.start.milliseconds + Int64((seconds * 1000).rounded()))
  }

  /// Runs until a time, in seconds.
  mutating func run(until end: Double) {
    while true {
      while let event = events.first, event.at <= now {
        events.removeFirst()
        happen(event.words)
      }
      switch schedule.next(at: instant(now)) {
      case .send(let request):
        send(request)
      case .wait(let until):
        let next = until.map {
          Double($0.milliseconds - Self.start.milliseconds) / 1000
        }
        let times = [next, events.first?.at].compactMap { $0 }
        guard let time = times.min(), time <= end else { return }
        now = max(now, time)
      }
      if now > end { return }
    }
  }

  private mutating func happen(_ words: [String]) {
    switch words[0] {
    case "track":
      schedule.track(
        words.dropFirst().map(Self.stream), at: instant(now))
    case "suspend": schedule.suspend()
    case "resume": schedule.resume()
    case "jump": now += Double(words[1]) ?? 0
    default: log.append("what is \(words[0])?")
    }
  }

  private static func stream(_ text: String) -> TrackedStream {
    let parts = text.split(separator: ":").map(String.init)
    return TrackedStream(
      id: parts[0], state: StreamState(rawValue: parts[1]) ?? .ended,
      hasPlayback: parts.contains("rec"),
      basis: Fingerprint(high: 0, low: parts.last.flatMap(UInt64.init) ?? 0))
  }

  private mutating func send(_ request: PollRequest) {
    let word = replies.count > 1 ? replies.removeFirst() : replies[0]
    var parts: [Character: String] = [:]
    var key: Character = "s"
    for character in word {
      if "/+@".contains(character) {
        key = character
      } else {
        parts[key, default: ""].append(character)
      }
    }
    let sent = now
    var time = now + (parts["@"].flatMap { Double($0) } ?? 0)
    if word == "hang" { time = now + request.timeout }
    var jumped = 0.0
    while let event = events.first, event.at <= time {
      events.removeFirst()
      now = event.at
      happen(event.words)
      if event.words[0] == "jump" { jumped = max(jumped, now) }
      if schedule.isAborted { time = event.at }
    }
    now = max(time, jumped)
    let query = request.url.split(separator: "?").dropFirst().first ?? ""
    let conditions = request.conditions.map { " [\($0.value)]" }.joined()
    let outcome = outcome(word, parts)
    let end = schedule.isAborted ? "cancelled" : word
    log.append("\(text(sent)) \(query)\(conditions) \(end)")
    schedule.finished(
      schedule.isAborted ? .cancelled : outcome, at: instant(now))
  }

  private func outcome(
    _ word: String, _ parts: [Character: String]
  ) -> PollSchedule.Outcome {
    switch parts["s"] ?? "" {
    case "200": .fresh(etag: parts["/"], lastModified: nil)
    case "304": .unchanged
    default: .failed(retryAfter: parts["+"].flatMap { Double($0) })
    }
  }

  private func text(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    let rest = "\(1000 + milliseconds % 1000)".dropFirst()
    return "\(milliseconds / 1000).\(rest)"
  }

  /// When requests were sent, in seconds.
  var times: [Double] {
    log.compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
  }

  /// The log of a trace.
  static func log(
    _ trace: String, _ replies: String, until end: Double,
    interval: Double = 10
  ) -> String {
    var settings = PollSettings(address: "https://cms.example/streams")
    settings.interval = interval
    var simulation = Self(settings, trace: trace, replies: replies)
    simulation.run(until: end)
    return simulation.log.joined(separator: "\n")
  }
}
