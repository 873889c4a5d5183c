import Testing

@testable import Markup

@Suite struct MarkdownLimitsTests {
  @Test(
    "Long runs of marks are rendered or refused, and soon",
    arguments: [
      "> ", "- ", "[", "![", "*a ", "_a __b ", "`", "<", "[a](", "&", "<!--",
      "**_", "![[]()", "* a\n ", "\\", "1. ", ">", "![![]()", "![a](x:b) ",
      "_:", "<b>\n",
    ])
  func marks(mark: String) {
    let count = 200_000 / mark.utf8.count
    let text = String(repeating: mark, count: count)
    _ = try? Markdown.render(text)
    _ = try? Markdown.renderInline(text)
    _ = try? MarkdownPage.parse(text)
  }

  @Test("Two hundred quotes are rendered, one more is refused")
  func quotes() throws {
    let deep = String(repeating: ">", count: 200)
    #expect(try Markdown.plainText("a\n\n" + deep + "b") == "a b")
    #expect(throws: Markdown.Failure.tooDeep(line: 3)) {
      try Markdown.plainText("a\r\n\r\n>" + deep + "b")
    }
  }

  @Test(
    "Lists nest no deeper than two hundred either",
    arguments: ["- ", "* ", "1. ", "\t", "> + "])
  func lists(mark: String) {
    let text = String(repeating: mark, count: 201) + "a"
    #expect(throws: Markdown.Failure.tooDeep(line: 1)) {
      try Markdown.render(text)
    }
  }

  @Test(
    "What only looks like nesting is no problem",
    arguments: [("", "-"), ("", "*"), ("", "1"), ("a", " >")])
  func harmless(start: String, mark: String) throws {
    _ = try Markdown.render(start + String(repeating: mark, count: 5000))
  }

  @Test("Images left open before many links are refused")
  func brackets() {
    let text =
      String(repeating: "![", count: 10_000)
      + String(repeating: "[]()", count: 10_000)
    #expect(throws: Markdown.Failure.tooManyBrackets) {
      try Markdown.render(text)
    }
  }
}
