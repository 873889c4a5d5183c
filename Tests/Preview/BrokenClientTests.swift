import Glibc
import Testing

@testable import Preview

@Suite struct BrokenClientTests {
  @Test func aHundredClientsAreServedAtATime() throws {
    let stand = try Stand(["a.txt": String(repeating: "x", count: 100_000)])
    let clients = try (0..<100).map { _ in try stand.client() }
    for client in clients {
      client.send(
        "GET /a.txt HTTP/1.1\nHost: localhost\nConnection: close\n\n")
    }
    for client in clients {
      #expect(try #require(client.answer()).body.utf8.count == 100_000)
    }
  }

  @Test func halfARequestNeitherBlocksNorStays() throws {
    var limits = ServerLimits()
    limits.request = 300
    let stand = try Stand(["a.txt": "a"], limits: limits)
    let starts = ["", "G", "GET /a.txt HTTP/1.1\nHost: loc", "\n\n\n"]
    let broken = try (0..<40).map { _ in try stand.client() }
    for (number, client) in broken.enumerated() {
      client.send(starts[number % starts.count])
    }
    #expect(try stand.get("/a.txt").body == "a")
    // Each is closed by the server, without an answer.
    for client in broken { #expect(client.answer() == "") }
  }

  @Test func whoSendsALetterNowAndThenIsClosedToo() throws {
    var limits = ServerLimits()
    limits.request = 300
    let stand = try Stand(limits: limits)
    let client = try stand.client()
    client.send("GET / HTTP/1.1\n")
    var answer: [UInt8]?
    while answer == nil {
      client.send("A: b\n")
      var entry = pollfd(
        fd: client.socket, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, 20) > 0 { answer = client.more() }
    }
    #expect(answer == [])
  }

  @Test func theSilentMakeRoomForOthers() throws {
    var limits = ServerLimits()
    limits.connections = 16
    limits.threads = 1
    let stand = try Stand(["a.txt": "a"], limits: limits)
    let silent = try (0..<40).map { _ in try stand.client() }
    #expect(try stand.get("/a.txt").body == "a")
    #expect(silent[0].answer() == "")
  }

  @Test func noMoreIsReadThanAHeadMayHave() throws {
    let stand = try Stand(["a.txt": "a"])
    for line in ["X: \(String(repeating: "x", count: 100_000))\n"] {
      let client = try stand.client()
      client.send("GET /a.txt HTTP/1.1\nHost: localhost\n\(line)\n")
      let status = try #require(client.answer()).prefix(13)
      #expect(["HTTP/1.1 431 ", "HTTP/1.1 413 ", ""].contains(status))
    }
    #expect(try stand.get("/a.txt").body == "a")
  }

  @Test func noMoreIsReadThanABodyMayHave() throws {
    let stand = try Stand(["a.txt": "a"])
    let client = try stand.client()
    client.send(
      "GET /a.txt HTTP/1.1\nHost: localhost\nContent-Length: 900000000\n\n")
    let piece = [UInt8](repeating: 0x61, count: 1 << 16)
    for _ in 0..<100 { client.send(bytes: piece) }
    #expect(client.answer() == "")
    #expect(try stand.get("/a.txt").body == "a")
  }

  @Test func whoDoesNotReadBlocksNobody() throws {
    let stand = try Stand([
      "big.mp4": String(repeating: "x", count: 8 << 20), "a.txt": "a",
    ])
    let lazy = try (0..<20).map { _ in try stand.client() }
    for client in lazy {
      client.send("GET /big.mp4 HTTP/1.1\nHost: localhost\n\n")
    }
    #expect(try stand.get("/a.txt").body == "a")
    stand.server.stop()
  }

  @Test func nonsenseIsAnsweredOrClosed() throws {
    var limits = ServerLimits()
    limits.request = 300
    let stand = try Stand(["a.txt": "a"], limits: limits)
    let texts: [[UInt8]] = [
      Array("\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n".utf8),
      Array("GET\r\n\r\n".utf8),
      Array("GET / HTTP/9.9\r\nHost: localhost\r\n\r\n".utf8),
      Array("GET /\0a HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8),
      Array(
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n".utf8),
      Array("GET / HTTP/1.1\r\n: x\r\n\r\n".utf8),
    ]
    for text in texts {
      let client = try stand.client()
      client.send(bytes: text)
      shutdown(client.socket, Int32(SHUT_WR))
      _ = try #require(client.answer())
    }
    #expect(try stand.get("/a.txt").body == "a")
  }

  @Test func allConnectionsAreForgottenWhenTheyEnd() throws {
    let stand = try Stand(["a.txt": "a"])
    for _ in 0..<50 { _ = try stand.get("/a.txt") }
    let client = try stand.client()
    client.send("GET /.greenroom/changes HTTP/1.1\nHost: localhost\n\n")
    #expect(try #require(client.read(until: "}")).contains("\"reload\":true"))
    #expect(stand.server.server.caretaker.openConnections <= 2)
  }

  @Test func stoppingIsAtOnceWhateverIsOpen() throws {
    let bytes = [UInt8](repeating: 0x61, count: 1000)
    let stand = try Stand(
      ["big.mp4": String(repeating: "x", count: 8 << 20)],
      routes: [
        PreviewRoute(prefix: "hang") { _ in PreviewResponse(body: .hang) },
        PreviewRoute(prefix: "slow") { _ in
          PreviewResponse(body: .slow(bytes, perSecond: 1))
        },
      ])
    let served = stand.server.server.responder.announcements.withLock {
      $0.mark
    }
    let open = try [
      "/.greenroom/hang", "/.greenroom/slow", "/big.mp4",
      "/.greenroom/changes?page=a&served=\(served)&after=0",
    ].flatMap { path in
      try (0..<5).map { _ in
        let client = try stand.client()
        client.send("GET \(path) HTTP/1.1\nHost: localhost\n\n")
        return client
      }
    }
    let half = try stand.client()
    half.send("GET / HT")
    // By then all those are with the server.
    for client in open[5..<15] { _ = try #require(client.more()) }
    while stand.server.server.caretaker.waiting < 15 { sched_yield() }
    let start = MonotonicTime.now
    stand.server.stop()
    #expect(MonotonicTime.now - start < 2000)
    for client in open[..<5] + open[15...] + [half] {
      #expect(client.answer() == "")
    }
    for client in open { #expect(client.rest() != nil) }
    #expect(Client(stand.server.port) == nil)
    stand.server.stop()
  }

  @Test func aPortThatIsTakenIsSaid() throws {
    let stand = try Stand()
    #expect(throws: PreviewProblem.portInUse(stand.server.port)) {
      try PreviewServer(
        .init(
          folder: "/", port: stand.server.port, reloadScript: [],
          reloadStylesheet: []))
    }
    #expect(throws: PreviewProblem.addressNotHere("192.0.2.1")) {
      try PreviewServer(
        .init(
          folder: "/", access: .lan(address: "192.0.2.1", token: "t"),
          reloadScript: [], reloadStylesheet: []))
    }
  }
}
