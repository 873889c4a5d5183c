import Catalog
import Localization
import Polling
import Testing

@Suite("When a poller sends what")
struct ScheduleTests {
  @Test(
    "Traces",
    arguments: [
      // At once, then every ten seconds or so; ids sorted; not the ended one.
      (
        "0 track b:live a:upcoming c:ended:rec", "200", 45.0,
        """
        0.000 ids=a,b 200
        10.133 ids=a,b 200
        20.625 ids=a,b 200
        31.567 ids=a,b 200
        41.456 ids=a,b 200
        """
      ),
      // Failures: the delay doubles, up to two minutes; a success resets it.
      (
        "0 track a:live", "503 503 503 503 503 503 200", 420,
        """
        0.000 ids=a 503
        15.666 ids=a 503
        50.582 ids=a 503
        129.422 ids=a 503
        216.084 ids=a 503
        302.740 ids=a 503
        408.514 ids=a 200
        419.269 ids=a 200
        """
      ),
      // Of back-off and Retry-After the longer counts.
      (
        "0 track a:live", "503+60 429+5 200", 110,
        """
        0.000 ids=a 503+60
        60.000 ids=a 429+5
        94.916 ids=a 200
        105.858 ids=a 200
        """
      ),
      // What is the same is a success, and asked for by its tag.
      (
        "0 track a:live", "200/e1 304 304 200/e2 304", 45,
        """
        0.000 ids=a 200/e1
        10.133 ids=a [e1] 304
        20.625 ids=a [e1] 304
        31.567 ids=a [e1] 200/e2
        41.456 ids=a [e2] 304
        """
      ),
      // No answer: the timeout is shorter than the interval.
      (
        "0 track a:live", "hang hang 200", 75,
        """
        0.000 ids=a hang
        23.666 ids=a hang
        66.582 ids=a 200
        """
      ),
      // Hidden for ten minutes: one round on return.
      (
        "0 track a:live\n15 suspend\n615 resume", "200", 640,
        """
        0.000 ids=a 200
        10.133 ids=a 200
        615.000 ids=a 200
        625.942 ids=a 200
        635.831 ids=a 200
        """
      ),
      // Suspended and back again and again: a round each, nothing else.
      (
        "0 track a:live\n1 suspend\n2 resume\n2.5 suspend\n3 resume\n3 resume",
        "200", 12,
        """
        0.000 ids=a 200
        2.000 ids=a 200
        3.000 ids=a 200
        """
      ),
      // On return a Retry-After still runs.
      (
        "0 track a:live\n5 suspend\n20 resume", "503+60 200", 75,
        """
        0.000 ids=a 503+60
        60.000 ids=a 200
        70.492 ids=a 200
        """
      ),
      // On return back-off does not hold it up.
      (
        "0 track a:live\n30 suspend\n31 resume", "500", 60,
        """
        0.000 ids=a 500
        15.666 ids=a 500
        31.000 ids=a 500
        """
      ),
      // A request under way is taken back, which is no failure.
      (
        "0 track a:live\n2 suspend\n4 resume", "200@5 200", 20,
        """
        0.000 ids=a cancelled
        4.000 ids=a 200
        14.133 ids=a 200
        """
      ),
      // Ended with a recording: nothing more; starts again on track.
      (
        "0 track a:live\n12 track a:ended:rec\n100 track a:live", "200", 115,
        """
        0.000 ids=a 200
        10.133 ids=a 200
        100.000 ids=a 200
        110.942 ids=a 200
        """
      ),
      // Tracked anew over and over: never sooner than without.
      (
        """
        0 track a:live
        1 track
        2 track a:live
        3 track
        4 track a:live
        """, "200", 15,
        """
        0.000 ids=a 200
        10.133 ids=a 200
        """
      ),
      // The process stood still: one round, and no failure.
      (
        "0 track a:live\n25 jump 3600", "200", 3660,
        """
        0.000 ids=a 200
        10.133 ids=a 200
        20.625 ids=a 200
        3625.000 ids=a 200
        3634.889 ids=a 200
        3644.778 ids=a 200
        3655.304 ids=a 200
        """
      ),
      (
        "0 track a:live\n1 jump 3600", "500@8 200", 3620,
        """
        0.000 ids=a 500@8
        3601.000 ids=a 200
        3611.133 ids=a 200
        """
      ),
      // A new edition of the catalog: tags are forgotten.
      (
        "0 track a:live:1\n15 track a:live:2", "200/e1 304 200/e2 304", 40,
        """
        0.000 ids=a 200/e1
        10.133 ids=a [e1] 304
        20.625 ids=a 200/e2
        31.567 ids=a [e2] 304
        """
      ),
      // A reply to a request sent before it leaves no tag.
      (
        "0 track a:live:1\n3 track a:live:2", "200/e1@5 200/e2 304", 30,
        """
        0.000 ids=a 200/e1@5
        15.133 ids=a 200/e2
        25.625 ids=a [e2] 304
        """
      ),
      // A new stream joins the next round.
      (
        "0 track a:live\n3 track a:live b:live", "200/e 200", 15,
        """
        0.000 ids=a 200/e
        10.133 ids=a,b 200
        """
      ),
    ] as [(String, String, Double, String)])
  func traces(
    trace: String, replies: String, end: Double, expected: String
  ) {
    #expect(Simulation.log(trace, replies, until: end) == expected)
  }

  @Test("A stream that ended without a recording is asked for ten minutes more")
  func recording() {
    var simulation = Simulation(
      PollSettings(address: "https://cms.example/streams"),
      trace: "0 track a:live\n100 track a:ended\n300 track a:ended",
      replies: "304")
    simulation.run(until: 3600)
    #expect(685...700 ~= simulation.times.last ?? 0)
    #expect(62...78 ~= simulation.times.count)
  }

  private static func ids(_ count: Int) -> [String] {
    (0..<count).map { "m\(1000 + $0)" }
  }

  private func queries(_ log: String) -> [(first: Substring, count: Int)] {
    log.split(separator: "\n").map { line in
      let query = line.split(separator: " ")[1].dropFirst(4)
      let ids = query.split(separator: ",")
      return (ids[0], ids.count)
    }
  }

  @Test("Many streams are asked for in requests of a hundred, one by one")
  func groups() {
    let track = Self.ids(250).reversed().map { "\($0):live" }
      .joined(separator: " ")
    let log = Simulation.log("0 track \(track)", "200@1", until: 20)
    let found = queries(log)
    #expect(
      found.map(\.first) == [
        "m1000", "m1100", "m1200", "m1000", "m1100", "m1200",
      ])
    #expect(found.map(\.count) == [100, 100, 50, 100, 100, 50])
    #expect(
      log.split(separator: "\n").prefix(3).map { $0.prefix(5) }
        == ["0.000", "1.000", "2.000"])
  }

  @Test("A request that always fails keeps no other from being sent")
  func rotation() {
    let track = Self.ids(250).map { "\($0):live" }.joined(separator: " ")
    let log = Simulation.log("0 track \(track)", "500 200 200 500", until: 60)
    #expect(
      queries(log).map(\.first).prefix(4)
        == ["m1000", "m1100", "m1200", "m1000"])
  }

  @Test("Long ids make requests of fewer")
  func longIDs() {
    let track = (0..<100).map { place in
      let name = String(repeating: "é", count: 95) + "\(100 + place)"
      return "\(name):live"
    }
    let log = Simulation.log(
      "0 track " + track.joined(separator: " "), "200", until: 1)
    let lines = log.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { $0.utf8.count < 6100 })
  }

  @Test(
    "Addresses",
    arguments: [
      ("http://c/s", "http://c/s?ids=a%2Cb,c%20d"),
      ("http://c/s?", "http://c/s?ids=a%2Cb,c%20d"),
      ("http://c/s?key=1", "http://c/s?key=1&ids=a%2Cb,c%20d"),
      ("http://c/s?key=1&", "http://c/s?key=1&ids=a%2Cb,c%20d"),
      ("http://c/s#top", "http://c/s?ids=a%2Cb,c%20d"),
      ("file:s.json", "file:s.json"),
    ])
  func addresses(address: String, expected: String) {
    var schedule = PollSchedule(PollSettings(address: address), seed: 1)
    let now = Instant(milliseconds: 0)
    schedule.track(
      ["c d", "a,b"].map {
        TrackedStream(id: $0, state: .live, hasPlayback: false)
      }, at: now)
    guard case .send(let request) = schedule.next(at: now) else {
      Issue.record("nothing is sent")
      return
    }
    #expect(request.url == expected)
    #expect(request.timeout == 8)
  }

  @Test("Delays keep their bounds, whatever the seed")
  func bounds() {
    for seed in 1...200 {
      var settings = PollSettings(address: "https://cms.example/streams")
      settings.interval = 10
      var simulation = Simulation(
        settings, trace: "0 track a:live",
        replies: "200 500 500 500 500 500 200", seed: UInt64(seed))
      simulation.run(until: 700)
      let times = simulation.times
      let delays = zip(times, times.dropFirst()).map { $1 - $0 }
      let bounds: [ClosedRange<Double>] = [
        9...11, 10...20, 20...40, 40...80, 60...120, 60...120, 9...11,
      ]
      for (delay, bound) in zip(delays, bounds) {
        #expect(bound ~= (delay * 1000).rounded() / 1000)
      }
    }
  }

  @Test("A day of a healthy upstream, and a day of a dead one")
  func requestCounts() {
    for (reply, bounds) in [("304", 8400...8900), ("hang", 850...1100)] {
      var simulation = Simulation(
        PollSettings(address: "https://cms.example/streams"),
        trace: "0 track a:live", replies: reply)
      simulation.run(until: 86_400)
      #expect(bounds ~= simulation.log.count)
    }
  }

  @Test("A long interval keeps its length after failures")
  func longInterval() {
    let log = Simulation.log(
      "0 track a:live", "500", until: 12_000, interval: 3600)
    #expect(log.split(separator: "\n").count == 4)
  }

  @Test("An update from before a new catalog is not heard")
  func outdated() {
    let now = Instant(milliseconds: 0)
    func stream(_ id: String, _ edition: UInt64) -> TrackedStream {
      TrackedStream(
        id: id, state: .live, hasPlayback: false,
        basis: Fingerprint(high: 0, low: edition))
    }
    let updates = ["a", "b", "c"].map {
      StreamUpdate(id: $0, location: .init(file: "reply"))
    }
    var schedule = PollSchedule(PollSettings(address: "http://c/"), seed: 1)
    schedule.track([stream("a", 1), stream("b", 1), stream("c", 1)], at: now)
    _ = schedule.next(at: now)
    schedule.track([stream("a", 1), stream("b", 1), stream("c", 1)], at: now)
    #expect(schedule.current(updates).map(\.id) == ["a", "b", "c"])
    schedule.track([stream("a", 1), stream("b", 2)], at: now)
    #expect(schedule.current(updates).map(\.id) == ["a"])
  }
}
