import Testing

@testable import Preview

/// Whole requests and the whole answers to them. `TAG` stands for the entity
/// tag, `MARK` for the mark of served pages.
@Suite struct AnswerTests {
  let stand: Stand
  let tag: String

  init() throws {
    stand = try Stand(["a.txt": "Hello", "b/index.html": "<p>B</p></body>"])
    tag = try #require(try stand.get("/a.txt").header("ETag"))
  }

  static let always = """
    Cache-Control: no-cache
    X-Content-Type-Options: nosniff
    Referrer-Policy: no-referrer
    Cross-Origin-Resource-Policy: same-origin
    """

  static let file = """
    Content-Type: text/plain; charset=utf-8
    ETag: TAG
    Accept-Ranges: bytes
    """

  private func answer(
    _ method: String, _ path: String, _ headers: String
  ) throws -> String {
    try stand.ask(
      """
      \(method) \(path) HTTP/1.1
      Host: HOST
      Connection: close
      \(headers.replacing("TAG", with: tag))

      """)
  }

  @Test(arguments: [
    (
      "GET", "",
      "200 OK\nConnection: close\n\(always)\n\(file)\nContent-Length: 5\n\nHello"
    ),
    (
      "HEAD", "",
      "200 OK\nConnection: close\n\(always)\n\(file)\nContent-Length: 5\n\n"
    ),
    (
      "GET", "If-None-Match: \"x\", TAG\n",
      "304 Not Modified\nConnection: close\n\(always)\nETag: TAG\n"
        + "Content-Length: 5\n\n"
    ),
    (
      "GET", "If-None-Match: W/TAG\n",
      "304 Not Modified\nConnection: close\n\(always)\nETag: TAG\n"
        + "Content-Length: 5\n\n"
    ),
    (
      "GET", "Range: bytes=1-2\n",
      "206 Partial Content\nConnection: close\n\(always)\n\(file)\n"
        + "Content-Range: bytes 1-2/5\nContent-Length: 2\n\nel"
    ),
    (
      "GET", "Range: bytes=-2\nIf-Range: TAG\n",
      "206 Partial Content\nConnection: close\n\(always)\n\(file)\n"
        + "Content-Range: bytes 3-4/5\nContent-Length: 2\n\nlo"
    ),
    (
      "GET", "Range: bytes=1-2\nIf-Range: \"x\"\n",
      "200 OK\nConnection: close\n\(always)\n\(file)\nContent-Length: 5\n\nHello"
    ),
    (
      "HEAD", "Range: bytes=1-2\n",
      "200 OK\nConnection: close\n\(always)\n\(file)\nContent-Length: 5\n\n"
    ),
  ])
  func aFile(_ method: String, _ headers: String, _ expected: String) throws {
    #expect(
      try answer(method, "/a.txt", headers)
        == "HTTP/1.1 " + expected.replacing("TAG", with: tag))
  }

  @Test func aPageTellsItsScriptWhatItIs() throws {
    let answer = try stand.get("/b/")
    let tag = try #require(answer.header("ETag"))
    let mark = try #require(tag.split(separator: "-").last?.dropLast())
    #expect(
      answer == """
        HTTP/1.1 200 OK
        Connection: close
        \(Self.always)
        Content-Type: text/html; charset=utf-8
        ETag: \(tag)
        Accept-Ranges: bytes
        Cross-Origin-Opener-Policy: same-origin
        Content-Length: \(answer.body.utf8.count)

        <p>B</p><script src="/.greenroom/reload.js" defer \
        data-page="b/index.html" data-generation="\(mark)"></script>
        </body>
        """)
    #expect(stand.folder.text("site/b/index.html") == "<p>B</p></body>")
    // A browser that has it need not get it again.
    #expect(
      try stand.status("/b/index.html", "If-None-Match: \(tag)\n") == "304")
  }

  @Test func aFolderWithoutItsSlashLeadsThere() throws {
    #expect(
      try stand.get("/b?x=%41") == """
        HTTP/1.1 307 Temporary Redirect
        Connection: close
        \(Self.always)
        Location: ./b/?x=%41
        Content-Length: 0


        """)
  }

  @Test func anErrorIsASmallPageThatQuotesNothing() throws {
    #expect(
      try stand.get("/%3Cscript%3E.html").body == """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>404 Not Found</title>
        </head>
        <body>
        <h1>404 Not Found</h1>
        <p>The site has no such file. The page comes when it is built.</p>
        <script src="/.greenroom/reload.js" defer \
        data-page="&lt;script&gt;.html" data-generation="\(mark())"></script>
        </body>
        </html>

        """)
    #expect(
      try stand.get("/nothing.png").header("Content-Security-Policy")
        == ErrorPage.policy)
  }

  private func mark() -> String {
    stand.server.server.responder.announcements.withLock { $0.mark }
  }

  @Test func otherMethodsAreNotAllowed() throws {
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"] {
      let answer = try answer(method, "/a.txt", "")
      #expect(answer.hasPrefix("HTTP/1.1 405 Method Not Allowed\n"))
      #expect(answer.header("Allow") == "GET, HEAD")
    }
    let body = try stand.ask(
      "POST /a.txt HTTP/1.1\nHost: HOST\nConnection: close\n"
        + "Content-Length: 5\n\nHello")
    #expect(body.hasPrefix("HTTP/1.1 405 "))
  }

  @Test func aRangeThatIsNotThereIsSaid() throws {
    let answer = try stand.get("/a.txt", "Range: bytes=5-\n")
    #expect(answer.hasPrefix("HTTP/1.1 416 "))
    #expect(answer.header("Content-Range") == "bytes */5")
    #expect(try stand.status("/a.txt", "If-Match: \"x\"\n") == "412")
  }

  @Test func ourOwnFilesAreServedBesideTheSite() throws {
    #expect(try stand.get("/.greenroom/reload.js").body == "script")
    #expect(try stand.get("/.greenroom/reload.css").body == "style")
    #expect(try stand.status("/.greenroom/manifest.json") == "404")
    #expect(try stand.status("/favicon.ico") == "204")
  }

  @Test func oneConnectionServesManyRequests() throws {
    let client = try stand.client()
    let host = "Host: 127.0.0.1:\(stand.server.port)\n"
    client.send(
      "GET /a.txt HTTP/1.1\n\(host)\nHEAD /a.txt HTTP/1.1\n\(host)\n"
        + "GET /a.txt HTTP/1.1\n\(host)Connection: close\n\n")
    let answers = try #require(client.answer())
    #expect(answers.ranges(of: "HTTP/1.1 200 OK").count == 3)
    #expect(answers.ranges(of: "Hello").count == 2)
  }

  @Test func partsOfABigFileAreThoseOfTheFile() throws {
    let big = (0..<300_000).map { String($0 % 10) }.joined()
    try stand.folder.write(["site/big.mp4": big])
    #expect(try stand.get("/big.mp4").body == big)
    #expect(
      try stand.get("/big.mp4", "Range: bytes=100001-200000\n").body
        == big.dropFirst(100_001).prefix(100_000))
  }
}
