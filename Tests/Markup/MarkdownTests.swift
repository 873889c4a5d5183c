import Testing

@testable import Markup

@Suite struct MarkdownTests {
  @Test(
    "CommonMark becomes HTML",
    arguments: [
      ("Kick-off **soon**", "<p>Kick-off <strong>soon</strong></p>\n"),
      ("# A\n\n### B", "<h1>A</h1>\n<h3>B</h3>\n"),
      ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
      ("3. a", "<ol start=\"3\">\n<li>a</li>\n</ol>\n"),
      ("`a<b`", "<p><code>a&lt;b</code></p>\n"),
      (
        "```json\n{}\n```",
        "<pre><code class=\"language-json\">{}\n</code></pre>\n"
      ),
      ("a  \nb", "<p>a<br />\nb</p>\n"),
      ("a & b &copy; &#65;", "<p>a &amp; b © A</p>\n"),
      ("> שלום", "<blockquote>\n<p>שלום</p>\n</blockquote>\n"),
      ("", ""),
      ("a\u{0}b", "<p>a\u{FFFD}b</p>\n"),
    ])
  func rendering(text: String, html: String) throws {
    #expect(try Markdown.render(text).description == html)
  }

  @Test(
    "Addresses that lead somewhere harmless remain",
    arguments: [
      (
        "[a](https://x.example/y?z=1&w=2#f)",
        "https://x.example/y?z=1&amp;w=2#f"
      ),
      ("[a](HTTP://x.example)", "HTTP://x.example"),
      ("[a](mailto:a@x.example)", "mailto:a@x.example"),
      ("[a](../b.html)", "../b.html"),
      ("[a](/b)", "/b"),
      ("[a](#b)", "#b"),
      ("[a](?q=b:c)", "?q=b:c"),
      ("[a](./b:c)", "./b:c"),
      ("[a](<b c>)", "b%20c"),
      ("[a](javascript%3Aalert)", "javascript%3Aalert"),
      ("<a@x.example>", "mailto:a@x.example"),
    ])
  func harmless(text: String, address: String) throws {
    let html = try Markdown.render(text).description
    #expect(html.hasPrefix("<p><a href=\"\(address)\">"))
  }

  @Test(
    "A piece for inside a line has no blocks",
    arguments: [
      ("a *b*", "a <em>b</em>"),
      ("a\n\nb", "a<br />b"),
      ("# T\n\n- x\n- y", "T<br />x<br />y"),
      ("    a < b", "a &lt; b"),
      ("<b>x</b>", "x"),
      ("", ""),
      ("[a](javascript:b) [c](d)", "a <a href=\"d\">c</a>"),
    ])
  func inline(text: String, html: String) throws {
    #expect(try Markdown.renderInline(text).description == html)
  }

  @Test(
    "Plain text is what a reader would read aloud",
    arguments: [
      ("a *b*\n  c", "a b c"),
      (
        "# Title\n\nText with [a link](https://x.example).",
        "Title Text with a link."
      ),
      ("![the pitch](p.jpg) & <i>more</i>", "the pitch & more"),
      ("- a\n- b\n\n```\nc\n  d\n```\n\n---\n\ne", "a b c d e"),
      ("  ", ""),
    ])
  func plainText(text: String, plain: String) throws {
    #expect(try Markdown.plainText(text) == plain)
  }

  @Test("Addresses can be rewritten, and are checked again")
  func rewriting() throws {
    var seen: [MarkdownAddress] = []
    let html = try Markdown.render(
      "![a](a.jpg)\n\n[b](b) [c](c) [d](javascript:d)"
    ) { address in
      seen.append(address)
      switch address.text {
      case "a.jpg": return "../assets/a-1234.jpg"
      case "b": return "javascript:b"
      default: return nil
      }
    }
    #expect(
      html.description
        == "<p><img src=\"../assets/a-1234.jpg\" alt=\"a\" /></p>\n"
        + "<p>b c d</p>\n")
    #expect(
      seen == [
        MarkdownAddress(use: .image, text: "a.jpg", line: 1),
        MarkdownAddress(use: .link, text: "b", line: 3),
        MarkdownAddress(use: .link, text: "c", line: 3),
      ])
  }

  @Test("A text above one megabyte is refused")
  func tooLarge() {
    let text = String(repeating: "a", count: Markdown.maximumBytes + 1)
    #expect(throws: Markdown.Failure.tooLarge(bytes: 1_048_577)) {
      try Markdown.render(text)
    }
    #expect(throws: Markdown.Failure.tooLarge(bytes: 1_048_577)) {
      try MarkdownPage.parse(text)
    }
  }
}

@Suite struct HeadingTests {
  @Test(arguments: [
    ("# A\n\n## B", 3, "<h3>A</h3>\n<h4>B</h4>\n"),
    ("## A\n\n# B", 2, "<h3>A</h3>\n<h2>B</h2>\n"),
    ("### A", 2, "<h2>A</h2>\n"),
    ("# A\n\n###### B", 4, "<h4>A</h4>\n<h6>B</h6>\n"),
    ("# A", 1, "<h1>A</h1>\n"),
    ("no heading", 3, "<p>no heading</p>\n"),
  ])
  func headingsAreLoweredToFitUnderThePage(
    text: String, top: Int, expected: String
  ) throws {
    #expect(
      try Markdown.render(text, topHeading: top).description == expected)
  }
}
