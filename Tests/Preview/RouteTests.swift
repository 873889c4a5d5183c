import Glibc
import Testing

@testable import Preview

@Suite struct RouteTests {
  private func stand(
    _ handler: @escaping @Sendable (PreviewRequest) -> PreviewResponse
  ) throws -> Stand {
    try Stand(routes: [PreviewRoute(prefix: "upstream", handler: handler)])
  }

  @Test func aRouteIsToldWhatIsAsked() throws {
    let stand = try stand { request in
      let query = request.query.map { "\($0.name)=\($0.value)" }
      return PreviewResponse(
        status: 503,
        headers: [
          .init("Retry-After", "7"), .init("Cache-Control", "no-store"),
        ],
        body: .bytes(
          Array(
            [
              request.method, request.path, query.joined(separator: "&"),
              request.header("x-key") ?? "",
            ].joined(separator: "|").utf8)))
    }
    #expect(
      try stand.get(
        "/.greenroom/upstream/a%20b/c?ids=x%2Cy&q=1+2&z", "X-Key: k\n")
          == """
          HTTP/1.1 503 Service Unavailable
          Connection: close
          X-Content-Type-Options: nosniff
          Referrer-Policy: no-referrer
          Cross-Origin-Resource-Policy: same-origin
          Retry-After: 7
          Cache-Control: no-store
          Content-Length: 31

          GET|a b/c|ids=x,y&q=1 2&z=|k
          """.replacing("31", with: "28"))
    #expect(try stand.status("/.greenroom/upstream") == "503")
    #expect(try stand.status("/.greenroom/upstream-2") == "404")
  }

  @Test func aFileOfARouteHasRanges() throws {
    let other = try Stand(["seg.m4s": "0123456789"])
    let path = other.folder.path("site/seg.m4s")
    let stand = try stand { request in
      PreviewResponse(
        headers: [.init("content-type", "video/mp4")],
        body: .file(request.path == "seg.m4s" ? path : "/nothing"))
    }
    let answer = try stand.get(
      "/.greenroom/upstream/seg.m4s", "Range: bytes=2-4\n")
    #expect(answer.hasPrefix("HTTP/1.1 206 "))
    #expect(answer.header("content-type") == "video/mp4")
    #expect(answer.header("Content-Type") == nil)
    #expect(answer.body == "234")
    #expect(try stand.status("/.greenroom/upstream/x") == "404")
  }

  @Test func aSlowBodyComesWhole() throws {
    let stand = try stand { _ in
      PreviewResponse(body: .slow(Array("0123456789".utf8), perSecond: 40))
    }
    let start = MonotonicTime.now
    #expect(try stand.get("/.greenroom/upstream").body == "0123456789")
    #expect(MonotonicTime.now - start >= 140)
  }

  @Test func aBodyThatIsCutEndsEarly() throws {
    let stand = try stand { request in
      PreviewResponse(
        body: .cut(Array("0123456789".utf8), after: request.path == "x" ? 0 : 4)
      )
    }
    let answer = try stand.get("/.greenroom/upstream")
    #expect(answer.header("Content-Length") == "10")
    #expect(answer.body == "0123")
    #expect(try stand.get("/.greenroom/upstream/x").body == "")
  }

  @Test func nothingAtAllCanBeTheAnswer() throws {
    let stand = try stand { _ in PreviewResponse(body: .drop) }
    #expect(try stand.get("/.greenroom/upstream") == "")
  }

  @Test func whoeverGivesUpWaitingIsForgotten() throws {
    let stand = try stand { _ in PreviewResponse(body: .hang) }
    let caretaker = stand.server.server.caretaker
    do {
      let client = try stand.client()
      client.send("GET /.greenroom/upstream HTTP/1.1\nHost: localhost\n\n")
      while caretaker.waiting == 0 { sched_yield() }
    }
    while caretaker.openConnections > 0 { sched_yield() }
    #expect(caretaker.waiting == 0)
  }
}
