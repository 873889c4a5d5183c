import Testing

@testable import Preview

@Suite struct RefusalTests {
  let stand: Stand

  init() throws {
    stand = try Stand([
      "a.txt": "a", "index.html": "x", "sub/b.txt": "b", ".hidden": "h",
      ".git/config": "c", "sub/.env": "e",
    ])
    try stand.folder.write(["secret.txt": "s", "site-2/c.txt": "c"])
    try stand.folder.link("site/out.txt", to: "../secret.txt")
    try stand.folder.link("site/away", to: "../site-2")
    try stand.folder.link("site/etc", to: "/etc")
    try stand.folder.link("site/dot.txt", to: ".hidden")
    try stand.folder.link("site/in.txt", to: "sub/b.txt")
    try stand.folder.pipe("site/pipe.txt")
  }

  @Test(arguments: [
    ("/", "200"), ("/a.txt", "200"), ("/%61.txt", "200"), ("/sub/b.txt", "200"),
    ("/in.txt", "200"), ("/a.txt?q=../x", "200"), ("/sub", "307"),
    ("/../secret.txt", "400"), ("/%2e%2e/secret.txt", "400"),
    ("/sub/..%2f..%2fsecret.txt", "400"), ("/sub/%2E./a.txt", "400"),
    ("/./a.txt", "400"), ("/..%5csecret.txt", "400"),
    ("/..\\secret.txt", "400"),
    ("/a.txt%00.html", "400"), ("/a%0d%0aX: y", "400"), ("/%", "400"),
    ("/%4", "400"), ("/%zz", "400"), ("/%ff", "400"), ("/%c0%ae%c0%ae/", "400"),
    ("a.txt", "400"), ("*", "400"), ("/a.txt#b", "400"),
    ("http://other.example/a.txt", "400"),
    ("//a.txt", "404"), ("/sub//b.txt", "404"), ("/a.txt/", "404"),
    ("/sub/", "404"), ("/.hidden", "404"), ("/.git/config", "404"),
    ("/%2ehidden", "404"), ("/sub/.env", "404"), ("/out.txt", "404"),
    ("/away/c.txt", "404"), ("/etc/passwd", "404"), ("/dot.txt", "404"),
    ("/pipe.txt", "404"), ("/A.TXT", "404"), ("/.greenroom/", "404"),
    ("/.greenroom/../a.txt", "400"),
    ("/" + String(repeating: "x", count: 300), "404"),
    ("/" + String(repeating: "x", count: 5000), "414"),
  ])
  func pathsStayInTheFolder(_ path: String, _ status: String) throws {
    let path = path.replacing(" ", with: "%20")
    #expect(try stand.status(path) == status)
  }

  @Test func aWholeAddressOfOurOwnIsAnswered() throws {
    let answer = try stand.ask(
      "GET http://HOST/a.txt HTTP/1.1\nHost: HOST\nConnection: close\n\n")
    #expect(answer.body == "a")
  }

  @Test(arguments: [
    ("127.0.0.1:PORT", "200"), ("localhost:PORT", "200"),
    ("LocalHost:1", "200"),
    ("127.0.0.1", "200"), ("evil.example", "421"), ("evil.example:PORT", "421"),
    ("127.0.0.1.evil.example", "421"), ("127.0.0.1:PORT:1", "421"),
    ("127.0.0.1:99999", "421"), ("", "421"), ("127.0.0.1@evil", "421"),
  ])
  func foreignNamesAreRefused(_ host: String, _ status: String) throws {
    let host = host.replacing("PORT", with: String(stand.server.port))
    let answer = try stand.ask(
      "GET /a.txt HTTP/1.1\nHost: \(host)\nConnection: close\n\n")
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test func aRequestHasOneName() throws {
    for host in ["", "Host: HOST\nHost: HOST\n"] {
      let answer = try stand.ask(
        "GET /a.txt HTTP/1.1\n\(host)Connection: close\n\n")
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
    }
  }

  static let link = "Sec-Fetch-Mode: navigate\nSec-Fetch-Dest: document\n"
  static let frame = "Sec-Fetch-Mode: navigate\nSec-Fetch-Dest: iframe\n"

  @Test(arguments: [
    ("/", "Sec-Fetch-Site: same-origin\n", "200"),
    ("/", "Sec-Fetch-Site: none\n\(link)", "200"),
    ("/", "Sec-Fetch-Site: cross-site\n\(link)", "200"),
    ("/index.html", "Sec-Fetch-Site: same-site\n\(link)", "200"),
    ("/", "Sec-Fetch-Site: cross-site\n\(frame)", "403"),
    ("/", "Sec-Fetch-Site: cross-site\nSec-Fetch-Mode: no-cors\n", "403"),
    ("/a.txt", "Sec-Fetch-Site: cross-site\n\(link)", "403"),
    ("/a.txt", "Sec-Fetch-Site: same-site\n", "403"),
    ("/.greenroom/changes", "Sec-Fetch-Site: cross-site\n\(link)", "403"),
    ("/a.txt", "Origin: http://127.0.0.1:PORT\n", "200"),
    ("/a.txt", "Origin: http://127.0.0.1:1\n", "403"),
    ("/a.txt", "Origin: https://evil.example\n", "403"),
    ("/a.txt", "Origin: null\n", "403"),
  ])
  func otherSitesAreRefused(
    _ path: String, _ headers: String, _ status: String
  ) throws {
    let headers = headers.replacing("PORT", with: String(stand.server.port))
    #expect(try stand.status(path, headers) == status)
  }

  @Test(arguments: [
    ("/", "404"), ("/a.txt", "404"), ("/TOKEN", "200"), ("/TOKEN/", "200"),
    ("/TOKEN/a.txt", "200"), ("/TOKEn/a.txt", "404"), ("/TOKE/a.txt", "404"),
    ("/.greenroom/reload.js", "404"), ("/TOKEN/.greenroom/reload.js", "200"),
    ("/favicon.ico", "404"), ("/TOKEN/../a.txt", "400"),
    ("/TOKEN/.hidden", "404"),
  ])
  func inANetworkTheTokenIsNeeded(_ path: String, _ status: String) throws {
    let stand = try Stand(
      ["a.txt": "a", "index.html": "x", ".hidden": "h"],
      access: .lan(address: "127.0.0.1", token: "TOKEN"))
    #expect(try stand.status(path) == status)
    #expect(
      stand.server.address == "http://127.0.0.1:\(stand.server.port)/TOKEN/")
  }

  @Test func inANetworkPagesFindTheirScriptBelowTheToken() throws {
    let stand = try Stand(
      ["index.html": "x"], access: .lan(address: "127.0.0.1", token: "TOKEN"))
    let page = try stand.get("/TOKEN/").body
    #expect(page.hasPrefix("x<script src=\"/TOKEN/.greenroom/reload.js\" "))
    let answer = try stand.ask(
      "GET /TOKEN/ HTTP/1.1\nHost: localhost\nConnection: close\n\n")
    #expect(answer.hasPrefix("HTTP/1.1 421 "))
  }
}
