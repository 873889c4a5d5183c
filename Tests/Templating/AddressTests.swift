import Testing

@testable import Templating

/// Which addresses reach a page.
@Suite struct AddressTests {
  /// Addresses that lead nowhere, wherever they stand.
  static let hostile = [
    "javascript:alert(1)", "JavaScript:alert(1)", "JAVASCRIPT:alert(1)",
    "javascript://x/%0Aalert(1)", "javascript&colon;alert(1):",
    " javascript:alert(1)", "\u{9}javascript:alert(1)",
    "\u{A}javascript:alert(1)", "\u{D}\u{A}javascript:alert(1)",
    "\u{0}javascript:alert(1)", "\u{1}javascript:alert(1)",
    "\u{1F}javascript:alert(1)", "java\u{9}script:alert(1)",
    "java\u{A}script:alert(1)", "java\u{D}script:alert(1)",
    "javascript\u{9}:alert(1)", "javascript\u{0}:alert(1)",
    "java\u{7F}script:alert(1)", "javascript :alert(1)",
    "\u{A0}javascript:alert(1)", "\u{FEFF}javascript:alert(1)",
    "\u{200B}javascript:alert(1)", "ｊavascript:alert(1)",
    "vbscript:msgbox(1)", "VBScript:msgbox(1)", "livescript:x",
    "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD4=", "DATA:text/html,x", "data:,x",
    "data:image/svg+xml,<svg onload=alert(1)>", "data:image/svg+xml;base64,x",
    "data:image/pngx,x", "data: image/png,x", "data:image/png",
    "file:///etc/passwd", "FILE:/etc/passwd", "blob:https://x/y",
    "filesystem:https://x/y", "about:blank", "view-source:https://x",
    "ws://x", "ftp://x", "intent://x", "mhtml:x", "jar:x", "feed:x",
    "//evil.example", "//evil.example/a.png", "///evil.example",
    "/\\evil.example", "\\\\evil.example", "\\/evil.example",
    "/\u{9}/evil.example", "/\u{A}/evil.example", "\u{9}//evil.example",
    " //evil.example", "https:evil.example", "https:/evil.example",
    "https:///evil.example", "https:\\\\evil.example", "https://",
    "https://?x", "https://#x", "https://:80/", "https://@evil.example",
    "http:\u{9}//evil.example", "https://good.example\\@evil.example",
    "a\\b", ":", "a:b", "x:y/z", "https\u{0}://x", "%6Aavascript:alert(1)",
  ]

  @Test(arguments: hostile)
  func hostileAddressesLeadNowhere(_ address: String) throws {
    var page = Record(PageField.self)
    page[PageField.url] = .text(address)
    let elements = [
      "<a href=\"*\">", "<img src=\"*\">", "<script src=\"*\"></script>",
      "<link href=\"*\">", "<form action=\"*\">", "<video poster=\"*\">",
    ]
    for element in elements {
      let output = try render(
        element.replacing("*", with: "{{url}}"), page)
      #expect(
        output == element.replacing("*", with: "about:invalid#greenroom"))
    }
  }

  /// Addresses, where they may stand and what they become there.
  static let allowed: [(address: String, in: String, gives: String)] = [
    ("", "a href", ""),
    ("https://a.example/x", "a href", "https://a.example/x"),
    ("HTTPS://a.example", "a href", "HTTPS://a.example"),
    ("http://[::1]:80/", "img src", "http://[::1]:80/"),
    (
      "mailto:a@b.example?subject=x y", "a href",
      "mailto:a@b.example?subject=x%20y"
    ),
    ("tel:+15550100", "area href", "tel:+15550100"),
    ("data:image/png;base64,AA+/=", "img src", "data:image/png;base64,AA+/="),
    ("DATA:IMAGE/webp,x", "video poster", "DATA:IMAGE/webp,x"),
    ("../a/b.html", "a href", "../a/b.html"),
    ("./a:b", "a href", "./a:b"),
    ("a/b:c", "link href", "a/b:c"),
    ("/a//b", "a href", "/a//b"),
    ("?a=b:c&d='e'", "a href", "?a=b:c&amp;d=&#39;e&#39;"),
    ("#a:b", "use href", "#a:b"),
    ("a?b\\c", "a href", "a?b%5Cc"),
    ("a\"><b>`{}|^", "a href", "a%22%3E%3Cb%3E%60%7B%7D%7C%5E"),
    ("100%25 é", "a href", "100%25%20é"),
  ]

  @Test(arguments: allowed)
  func otherAddressesStay(_ example: (String, String, String)) throws {
    var page = Record(PageField.self)
    page[PageField.url] = .text(example.0)
    #expect(
      try render("<\(example.1)=\"{{url}}\">", page)
        == "<\(example.1)=\"\(example.2)\">")
  }

  /// Addresses that are fine elsewhere.
  static let misplaced = [
    ("mailto:a@b.example", "img src"), ("tel:1", "form action"),
    ("data:image/png,x", "a href"), ("data:image/png,x", "video src"),
    ("https://a.example/x.js", "script src"),
    ("https://a.example/x.css", "link href"),
    ("https://a.example/x.svg", "use href"),
  ]

  @Test(arguments: misplaced)
  func schemesDependOnTheElement(_ example: (String, String)) throws {
    var page = Record(PageField.self)
    page[PageField.url] = .text(example.0)
    // The text of a script element would have to be closed.
    let end = example.1.hasPrefix("script") ? "</script>" : ""
    #expect(
      try render("<\(example.1)=\"{{url}}\">\(end)", page)
        == "<\(example.1)=\"about:invalid#greenroom\">\(end)")
  }

  @Test func partsOfAddressesStayParts() throws {
    var page = Record(PageField.self)
    page[PageField.id] = .text("javascript:x//y?z#&=+'\"\\%41\u{9}")
    #expect(
      try render("<a href=\"p-{{id}}\">", page)
        == "<a href=\"p-javascript%3Ax//y%3Fz%23%26=+%27%22%5C%2541%09\">")
    #expect(
      try render("<a href=\"p/{{id}}\">", page)
        == "<a href=\"p/javascript:x//y%3Fz%23%26=+%27%22%5C%2541%09\">")
    #expect(
      try render("<a href=\"?{{id}}\">", page)
        == "<a href=\"?javascript:x//y%3Fz%23%26%3D%2B%27%22%5C%2541%09\">")
  }
}
