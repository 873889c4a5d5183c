import Catalog
import Configuration
import Diagnostics
import Documents
import Localization
import Polling
import Testing

@Suite("A poller polls, delivers and recovers")
struct PollerTests {
  private static func ok(
    _ body: String, etag: String? = nil, type: String? = nil
  ) -> PollReply {
    var response = PollResponse(status: 200, body: Array(body.utf8))
    response.headers["etag"] = etag
    response.headers["content-type"] = type
    return .response(response)
  }

  private static func status(_ status: Int) -> PollReply {
    .response(PollResponse(status: status))
  }

  private func report(_ diagnostics: [Diagnostic]) -> [String] {
    DiagnosticFormat.text.render(diagnostics).split(separator: "\n")
      .dropLast().map(String.init)
  }

  private func settings() -> PollSettings {
    PollSettings(address: "https://cms.example/streams")
  }

  /// Runs a poller of the stream `a` until its upstream has no more replies.
  private func run(
    _ replies: [PollReply], settings: PollSettings? = nil
  ) async -> (delivered: [String], requests: [PollRequest]) {
    let upstream = SimulatedUpstream(replies)
    let poller = Poller(
      settings ?? self.settings(), transport: upstream,
      clock: SimulatedClock(), seed: 1)
    await poller.track([
      TrackedStream(id: "a", state: .live, hasPlayback: false)
    ])
    let deliveries = Deliveries()
    let task = Task {
      await poller.run { updates, diagnostics in
        for update in updates {
          deliveries.add("\(update.id) \(update.state?.rawValue ?? "-")")
        }
        for line in report(diagnostics) { deliveries.add(line) }
      }
    }
    await upstream.end()
    task.cancel()
    await task.value
    return (deliveries.lines, upstream.requests)
  }

  private static let live =
    #"{"streams": [{"id": "a", "streamState": "live"}]}"#

  @Test("What is fresh is delivered, what is not is asked for and not")
  func conditional() async {
    let (delivered, requests) = await run([
      Self.ok(Self.live, etag: "\"1\""), Self.status(304), Self.status(204),
      Self.ok(Self.live, etag: "W/\"2\""),
    ])
    #expect(delivered == ["a live", "a live"])
    #expect(
      requests.map { $0.conditions.map(\.value) } == [
        [], ["\"1\""], ["\"1\""], ["\"1\""], ["W/\"2\""],
      ])
    #expect(
      Set(requests.map(\.url)) == ["https://cms.example/streams?ids=a"])
  }

  @Test("A failure is said once, and so is its end; nothing is lost")
  func failures() async {
    let (delivered, requests) = await run([
      .failure(.noConnection), .failure(.noConnection), Self.status(500),
      Self.status(500), Self.ok("<html>", type: "text/html; charset=utf-8"),
      Self.ok("<html>", type: "text/html; charset=utf-8"),
      Self.ok(#"{"streams": [{"id": "a", "stre"#, type: "application/json"),
      Self.ok("{}"), Self.ok(Self.live), Self.ok(Self.live),
    ])
    let help = "  help: what is known stays, and polling goes on by itself"
    let failed = "warning: “https://cms.example/streams” could not be polled: "
    #expect(
      delivered == [
        failed + "nothing answers there [poll-failed]", help,
        failed + "it answered with status 500 [poll-failed]", help,
        failed + "the reply is not JSON, but text/html [poll-failed]", help,
        "https://cms.example/streams:1:1: warning: a value must stand here, "
          + "not “<” [json-syntax]",
        "  help: write an object, a list, a string in double quotes, a number, "
          + "true, false or null",
        failed + "the reply is not JSON [poll-failed]", help,
        "https://cms.example/streams:1:31: warning: the file ends inside a "
          + "string [json-syntax]",
        "  help: close it with “\"”",
        "  note: https://cms.example/streams:1:26: opened here",
        failed + "the reply has no list of streams [poll-failed]", help,
        "https://cms.example/streams:1:1: warning: the reply has no “streams” "
          + "[no-streams]",
        "  help: answer {\"streams\": […]}, or say where the list is by items: "
          + "/path/to/list under “poller” in site.yaml",
        "a live",
        "notice: “https://cms.example/streams” answers again [poll-recovered]",
        "a live",
      ])
    #expect(requests.count == 11)
  }

  @Test("What is wrong in every reply is said once")
  func repeated() async {
    let reply = #"{"streams": [{"id": "a", "streamState": "paused"}]}"#
    let (delivered, _) = await run([
      Self.ok(reply), Self.ok(reply), Self.status(500), Self.ok(reply),
    ])
    #expect(
      delivered.filter { $0.contains("[unknown-value]") } == [
        "https://cms.example/streams:1:41: warning: “streamState” cannot be "
          + "“paused” [unknown-value]"
      ])
  }

  private func poller(
    _ url: String, headers: [String: String] = [:]
  ) -> SiteConfiguration.Poller {
    var poller = SiteConfiguration.Poller(
      url: Located(
        url, at: SourceLocation(file: "site.yaml", line: 7, column: 3))
    )
    poller.headers = headers
    return poller
  }

  private func read(
    _ poller: SiteConfiguration.Poller, _ environment: [String: String]
  ) -> (settings: PollSettings?, report: [String]) {
    var diagnostics: [Diagnostic] = []
    let settings = PollSettings.read(
      poller, environment: environment, into: &diagnostics)
    return (settings, report(diagnostics))
  }

  @Test("Variables stand in the request and in nothing else")
  func secrets() async throws {
    let secret = "hunter22"
    let poller = poller(
      "https://${HOST}/s?key=${KEY}&x=$1", headers: ["X-Key": "Key ${KEY}"])
    let (settings, problems) = read(
      poller, ["HOST": "cms.example", "KEY": secret])
    #expect(problems == [])
    let echo = #"{"streams": [{"id": "a", "streamState": "Key hunter22"}]}"#
    let (delivered, requests) = await run(
      [Self.ok(echo), Self.status(401), Self.ok(secret)],
      settings: try #require(settings))
    #expect(
      requests[0].url == "https://cms.example/s?key=hunter22&x=$1&ids=a")
    #expect(
      requests[0].headers == [.init(name: "X-Key", value: "Key hunter22")])
    #expect(!delivered.joined().contains(secret))
    #expect(
      delivered.first
        == "https://${HOST}/s?key=${KEY}&x=$1:1:41: warning: “streamState” "
        + "cannot be “Key ${KEY}” [unknown-value]")
    #expect(
      delivered.contains(
        "  help: what is known stays, and polling goes on by itself; look at "
          + "“headers” of “poller”"))
  }

  @Test(
    "Variables that cannot be used",
    arguments: [
      (
        "https://c/?k=${KEY}", ["X": "${KEY}", "Y": "${TOKEN}"], [:],
        [
          "site.yaml:7:3: error: “poller” needs the environment variable “KEY”, which is not set [unset-variable]",
          "  help: set it, as in KEY=… greenroom serve",
          "site.yaml:7:3: error: “poller” needs the environment variable “TOKEN”, which is not set [unset-variable]",
          "  help: set it, as in TOKEN=… greenroom serve",
        ]
      ),
      (
        "${BASE}/s", [:], ["BASE": "ftp://secret"],
        [
          "site.yaml:7:3: error: “${BASE}/s” cannot be polled with the values of its variables [invalid-address]",
          "  help: together they must be an address that starts with http://, https:// or file:",
        ]
      ),
      (
        "https://c/", ["X-Key": "${KEY}"], ["KEY": "a\r\nHost: b"],
        [
          "site.yaml:7:3: error: the value of “X-Key” has a control character [invalid-header]",
          "  help: look at the environment variables that it names",
        ]
      ),
    ] as [(String, [String: String], [String: String], [String])])
  func unusable(
    url: String, headers: [String: String], environment: [String: String],
    expected: [String]
  ) {
    let (settings, report) = read(poller(url, headers: headers), environment)
    #expect(settings == nil)
    #expect(report == expected)
  }

  @Test("Suspended while a request is under way, it sends one more on return")
  func suspend() async {
    let upstream = SimulatedUpstream([])
    let poller = Poller(
      settings(), transport: upstream, clock: SimulatedClock(), seed: 1)
    let deliveries = Deliveries()
    let task = Task {
      await poller.run { _, diagnostics in
        deliveries.add("\(diagnostics)")
      }
    }
    await poller.track([
      TrackedStream(id: "a", state: .live, hasPlayback: false)
    ])
    await upstream.end()
    // A second one ends at once.
    await poller.run { _, _ in }
    await poller.suspend()
    await poller.resume()
    while upstream.requests.count < 2 { await Task.yield() }
    await poller.suspend()
    task.cancel()
    await task.value
    #expect(upstream.requests.count == 2)
    #expect(deliveries.lines == [])
  }
}
