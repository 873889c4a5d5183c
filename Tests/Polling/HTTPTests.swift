import Polling
import Testing

@Suite("Requests are sent over real sockets", .timeLimit(.minutes(1)))
struct HTTPTests {
  private static func head(
    _ status: String, _ fields: String..., length: Int? = nil
  ) -> String {
    (["HTTP/1.1 \(status)"] + fields
      + (length.map { ["Content-Length: \($0)"] } ?? []))
      .joined(separator: "\r\n") + "\r\n\r\n"
  }

  private static let replies: [String: LoopbackServer.Reply] = [
    "/ok": .text(
      head("200 OK", "ETag: \"1\"", "Content-Type: application/json", length: 2)
        + "{}"),
    "/chunked": .text(
      head("200 OK", "Transfer-Encoding: chunked")
        + "1\r\n{\r\n1\r\n}\r\n0\r\n\r\n"),
    "/304": .text(head("304 Not Modified", "ETag: \"1\"")),
    "/500": .text(head("500 Error", length: 3) + "no\n"),
    "/503": .text(
      head(
        "503 Busy", "Retry-After: 30", "Date: Sun, 06 Nov 1994 08:49:37 GMT",
        length: 0)),
    "/429": .text(head("429 Slow Down", "Retry-After: 5", length: 0)),
    "/cut": .text(head("200 OK", length: 100) + "{\"streams\": ["),
    "/silent": .stall(""),
    "/half-head": .stall("HTTP/1.1 200 OK\r\nContent-Ty"),
    "/slow": .stall(head("200 OK", length: 100) + "{"),
    "/large": .stall(head("200 OK", length: 200_000_000)),
    "/flood": .flood(head("200 OK")),
    "/head": .flood("HTTP/1.1 200 OK\r\nX: "),
    "/loop": .text(head("302 Found", "Location: /loop", length: 0)),
    "/moved": .text(head("301 Moved", "Location: ok", length: 0)),
    "/away": .text(
      head("307 Moved", "Location: http://localhost:PORT/back", length: 0)),
    "/back": .text(
      head("307 Moved", "Location: http://127.0.0.1:PORT/ok", length: 0)),
    "/disk": .text(
      head("302 Found", "Location: file:///etc/hostname", length: 0)),
    "/script": .text(
      head("302 Found", "Location: javascript:alert(1)", length: 0)),
    "/nowhere": .text(head("302 Found", length: 0)),
    "/cookie": .text(
      head("302 Found", "Set-Cookie: a=b", "Location: /ok", length: 0)),
    "/noise": .text("this is no HTTP\r\n\r\n"),
  ]

  private func line(_ reply: PollReply) -> String {
    switch reply {
    case .cancelled: "cancelled"
    case .failure(let failure): "\(failure)"
    case .response(let response):
      "\(response.status) \(String(decoding: response.body, as: UTF8.self))"
    }
  }

  private func request(_ url: String, timeout: Double = 20) -> PollRequest {
    var request = PollRequest(url: url)
    request.timeout = timeout
    request.headers = [.init(name: "X-Api-Key", value: "secret")]
    return request
  }

  @Test(
    "What each reply comes to, in how many requests",
    arguments: [
      ("/ok", "200 {}", 1), ("/chunked", "200 {}", 1), ("/304", "304 ", 1),
      ("/500", "500 no\n", 1), ("/503", "503 ", 1), ("/429", "429 ", 1),
      ("/cut", "broken", 1), ("/large", "tooLarge", 1),
      ("/flood", "tooLarge", 1), ("/head", "tooLarge", 1),
      ("/loop", "tooManyRedirects", 6),
      ("/moved", "200 {}", 2), ("/disk", "wrongRedirect", 1),
      ("/script", "wrongRedirect", 1), ("/nowhere", "302 ", 1),
      ("/noise", "broken", 1),
    ])
  func replies(path: String, expected: String, count: Int) async throws {
    let server = try LoopbackServer(Self.replies)
    defer { server.stop() }
    let reply = await SystemTransport(folder: ".").send(
      request(server.url(path)))
    #expect(line(reply) == expected)
    #expect(server.requests.count == count)
    // What fits into buffers on the way comes on top.
    #expect(server.flooded.load(ordering: .relaxed) < 48 << 20)
  }

  @Test(
    "A server that does not answer is given up",
    arguments: ["/silent", "/half-head", "/slow"])
  func timeouts(path: String) async throws {
    let server = try LoopbackServer(Self.replies)
    defer { server.stop() }
    let reply = await SystemTransport(folder: ".").send(
      request(server.url(path), timeout: 0.3))
    #expect(reply == .failure(.timedOut))
    #expect(server.requests.count == 1)
  }

  @Test("A request that is taken back ends at once")
  func cancelled() async throws {
    let server = try LoopbackServer(Self.replies)
    defer { server.stop() }
    let request = request(server.url("/silent"), timeout: 3600)
    let task = Task { await SystemTransport(folder: ".").send(request) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test("Nothing listens")
  func refused() async throws {
    let server = try LoopbackServer([:])
    server.stop()
    let transport = SystemTransport(folder: ".")
    #expect(
      await transport.send(request(server.url("/")))
        == .failure(.noConnection))
    #expect(
      await transport.send(request("http://nowhere.invalid/"))
        == .failure(.unknownHost))
  }

  private func fields(_ head: String) -> [String] {
    head.split(separator: "\r\n").map(String.init).filter {
      let name = $0.lowercased().prefix { $0 != ":" }
      return ["x-api-key", "cookie", "if-none-match", "accept", "user-agent"]
        .contains(String(name))
    }.sorted()
  }

  @Test("Headers go to the origin of the address, and nowhere else")
  func origins() async throws {
    let server = try LoopbackServer(Self.replies)
    defer { server.stop() }
    var request = request(server.url("/away"))
    request.conditions = [.init(name: "If-None-Match", value: "\"1\"")]
    let reply = await SystemTransport(folder: ".").send(request)
    #expect(line(reply) == "200 {}")
    let plain = [
      "Accept: application/json", "If-None-Match: \"1\"",
      "User-Agent: Greenroom",
    ]
    // Not even when it is sent back home.
    #expect(
      server.requests.map(fields) == [
        plain + ["X-Api-Key: secret"], plain, plain,
      ])
  }

  @Test("Cookies are not kept")
  func cookies() async throws {
    let server = try LoopbackServer(Self.replies)
    defer { server.stop() }
    for _ in 0..<2 {
      let reply = await SystemTransport(folder: ".").send(
        request(server.url("/cookie")))
      #expect(line(reply) == "200 {}")
    }
    #expect(!server.requests.joined().lowercased().contains("cookie:"))
    #expect(server.requests.count == 4)
  }

  @Test("The head of an answer is handed on with names in lower case")
  func headers() async throws {
    let server = try LoopbackServer(Self.replies)
    defer { server.stop() }
    guard
      case .response(let response) = await SystemTransport(folder: ".").send(
        request(server.url("/503")))
    else {
      Issue.record("no response")
      return
    }
    #expect(response.headers["retry-after"] == "30")
    #expect(response.headers["date"] == "Sun, 06 Nov 1994 08:49:37 GMT")
  }
}
