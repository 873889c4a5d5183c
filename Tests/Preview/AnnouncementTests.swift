import Glibc
import Testing

@testable import Preview

@Suite struct AnnouncementTests {
  @Test func aPageReloadsOnlyIfItChangedAfterItWasServed() {
    var news = Announcements(instance: "i")
    func answer(_ page: String, _ served: String, _ after: Int = 0) -> String? {
      var request = PreviewRequest(path: "")
      request.query = [
        .init("page", page), .init("served", served),
        .init("after", String(after)),
      ]
      return news.answer(to: LongPoll(request))
    }
    let reload = #","reload":true,"problems":null}"#
    #expect(answer("a.html", "i.0") == nil)
    news.announce(changed: ["a.html"])
    #expect(news.mark == "i.1")
    #expect(answer("a.html", "i.0") == #"{"after":1"# + reload)
    #expect(answer("a.html", "i.1") == nil)
    #expect(answer("b.html", "i.0") == nil)
    // Of a server before this one, or of none.
    #expect(answer("b.html", "h.9") == #"{"after":1"# + reload)
    #expect(answer("b.html", "") == #"{"after":1"# + reload)
    news.announce(problems: "a \"b\"\n\u{1}")
    #expect(
      answer("b.html", "i.0")
        == #"{"after":2,"reload":false,"problems":"a \"b\"\n\u0001"}"#)
    #expect(answer("b.html", "i.0", 2) == nil)
    news.announce(problems: "a \"b\"\n\u{1}")
    #expect(answer("b.html", "i.0", 2) == nil)
    news.announce(problems: nil)
    #expect(
      answer("b.html", "i.0", 2)
        == #"{"after":3,"reload":false,"problems":null}"#)
    #expect(
      answer("b.html", "i.0", 9)
        == #"{"after":3,"reload":false,"problems":null}"#)
  }

  @Test func aKeptPageIsNotTakenForTheNewOne() throws {
    let stand = try Stand(["a.html": "x", "b.html": "y"])
    let before = try #require(try stand.get("/a.html").header("ETag"))
    stand.server.announce(changed: ["b.html"])
    #expect(try stand.status("/a.html", "If-None-Match: \(before)\n") == "304")
    stand.server.announce(changed: ["a.html"])
    #expect(try stand.status("/a.html", "If-None-Match: \(before)\n") == "200")
  }

  @Test func openPagesAreToldWhenSomethingHappens() throws {
    let stand = try Stand()
    let server = stand.server.server
    let mark = server.responder.announcements.withLock { $0.mark }
    func waiting(_ page: String) throws -> Client {
      let client = try stand.client()
      client.send(
        "GET /.greenroom/changes?page=\(page)&served=\(mark)&after=0 HTTP/1.1\n"
          + "Host: localhost\nConnection: close\n\n")
      return client
    }
    let a = try waiting("a.html")
    let b = try waiting("b%2Fc.html")
    while server.caretaker.waiting < 2 { sched_yield() }
    stand.server.announce(changed: ["b/c.html"])
    #expect(
      b.answer()?.body == #"{"after":1,"reload":true,"problems":null}"#)
    while server.caretaker.waiting < 1 { sched_yield() }
    stand.server.announce(problems: "bad")
    let answer = try #require(a.answer())
    #expect(answer.body == #"{"after":2,"reload":false,"problems":"bad"}"#)
    #expect(answer.header("Content-Type") == "application/json")
  }

  @Test func whoWaitsInVainIsToldSoInTheEnd() throws {
    var limits = ServerLimits()
    limits.poll = 50
    let stand = try Stand(limits: limits)
    let mark = stand.server.server.responder.announcements.withLock { $0.mark }
    #expect(
      try stand.status("/.greenroom/changes?page=a&served=\(mark)&after=0")
        == "204")
  }

  @Test(arguments: [
    ("<body>x</body>", "<body>x|</body>"),
    ("</body></BODY >", "</body>|</BODY >"),
    ("x", "x|"), ("", "|"), ("</bod", "</bod|"),
  ])
  func theScriptStandsBeforeTheEnd(_ page: String, _ expected: String) {
    let tag = ReloadTag(root: "/", page: "\"<'&", mark: "i.0")
    let element =
      "<script src=\"/.greenroom/reload.js\" defer"
      + " data-page=\"&quot;&lt;&#39;&amp;\" data-generation=\"i.0\"></script>\n"
    #expect(
      String(decoding: tag.added(to: Array(page.utf8)), as: UTF8.self)
        == expected.replacing("|", with: element))
  }
}
