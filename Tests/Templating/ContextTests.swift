import Testing

@testable import Templating

/// What a tag becomes, by where it stands.
@Suite struct ContextTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let template: String
    let expected: String
    init(_ template: String, gives expected: String) {
      self.template = template
      self.expected = expected
    }
    var testDescription: String { template }
  }

  static let examples = [
    Example(
      "<p>{{title}}</p>",
      gives: "<p>Cup &amp; &lt;b&gt;\"final\"&lt;/b&gt; 'live'</p>"),
    Example(
      "<title>{{title}}</title>",
      gives: "<title>Cup &amp; &lt;b&gt;\"final\"&lt;/b&gt; 'live'</title>"),
    Example(
      "<textarea>{{title}}</textarea>{{isLive}}",
      gives: "<textarea>Cup &amp; &lt;b&gt;\"final\"&lt;/b&gt; 'live'"
        + "</textarea>true"),
    Example(
      "<p class=\"a {{title}}\">",
      gives: "<p class=\"a Cup &amp; &lt;b&gt;&quot;final&quot;&lt;/b&gt;"
        + " &#39;live&#39;\">"),
    Example(
      "<P ALT = '{{title}}'>",
      gives: "<P ALT = 'Cup &amp; &lt;b&gt;&quot;final&quot;&lt;/b&gt;"
        + " &#39;live&#39;'>"),
    Example(
      "<p aria-busy=\"{{isLive}}\">", gives: "<p aria-busy=\"true\">"),
    Example(
      "<div>{{{body}}}{{&body}}</div>",
      gives: "<div><p>Kick-off</p><p>Kick-off</p></div>"),
    Example(
      "<a href=\"{{url}}\">",
      gives: "<a href=\"https://cdn.example/a%20b?x=1&amp;y=&#39;2&#39;\">"),
    Example(
      "<img src='{{url}}'>",
      gives: "<img src='https://cdn.example/a%20b?x=1&amp;y=&#39;2&#39;'>"),
    Example(
      "<script src=\"{{url}}\"></script>",
      gives: "<script src=\"about:invalid#greenroom\"></script>"),
    Example(
      "<link rel=\"stylesheet\" href=\"{{url}}\">",
      gives: "<link rel=\"stylesheet\" href=\"about:invalid#greenroom\">"),
    Example(
      "<a href=\"player/{{id}}.html?q={{id}}&amp;r=1#{{id}}\">",
      gives: "<a href=\"player/m%201/%C3%A9%3F%23%26.html"
        + "?q=m%201/%C3%A9%3F%23%26&amp;r=1#m%201/%C3%A9%3F%23%26\">"),
    Example(
      "<a href=\"page-{{id}}.html\">",
      gives: "<a href=\"page-m%201/%C3%A9%3F%23%26.html\">"),
    Example(
      "{{#hero}}<img src=\"{{image}}?w={{id}}\">{{/hero}}",
      gives: "<img src=\"img/hero.jpg?w=m%201/%C3%A9%3F%23%26\">"),
    Example("<a href=\"#{{layout}}\">", gives: "<a href=\"#grid\">"),
    Example(
      "<a href=\"https://tickets.example/{{layout}}\">",
      gives: "<a href=\"https://tickets.example/grid\">"),
    Example(
      "<a href=\"mailto:{{layout}}@cup.example\">",
      gives: "<a href=\"mailto:grid@cup.example\">"),
    Example(
      "<img src=\"data:image/gif;base64,R0lGODlhAQABAAAAACw=\">{{layout}}",
      gives: "<img src=\"data:image/gif;base64,R0lGODlhAQABAAAAACw=\">grid"),
    Example(
      "<script type=\"application/json\">"
        + "{\"t\":{{title}},\"l\":{{isLive}},\"d\":{{data}}}</script>",
      gives: "<script type=\"application/json\">"
        + "{\"t\":\"Cup \\u0026 \\u003cb\\u003e\\\"final\\\""
        + "\\u003c/b\\u003e 'live'\",\"l\":true,"
        + "\"d\":{\"a\":\"\\u003c/script\\u003e\\u0026\\u2028\","
        + "\"b\":[1,\"\\u2029\"]}}</script>"),
    Example(
      "<button {{#isLive}}hidden{{/isLive}}>", gives: "<button hidden>"),
    Example(
      "<p class=\"a\"{{#isLive}} lang=\"{{layout}}\"{{/isLive}} dir=auto>",
      gives: "<p class=\"a\" lang=\"grid\" dir=auto>"),
    Example(
      "<p{{#isLive}} hidden{{/isLive}}{{^isLive}} inert{{/isLive}}>",
      gives: "<p hidden>"),
    Example(
      "<p{{#cards}} x{{/cards}}>",
      gives: "<p x x>"),
    Example(
      "<p class=\"card{{#isLive}} live{{/isLive}}\">",
      gives: "<p class=\"card live\">"),
    Example(
      "<title>{{#isLive}}Live{{/isLive}}</title>",
      gives: "<title>Live</title>"),
    Example("a < b {{layout}} <3", gives: "a < b grid <3"),
    Example(
      "<!doctype html><!-- <p title=' --><p>{{layout}}</p>",
      gives: "<!doctype html><!-- <p title=' --><p>grid</p>"),
    Example(
      "<!--> {{layout}} <!---> {{layout}} <!-- a--!>{{layout}}",
      gives: "<!--> grid <!---> grid <!-- a--!>grid"),
    Example(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"{{title}}\">",
      gives: "<meta http-equiv=\"Content-Security-Policy\" content=\""
        + "Cup &amp; &lt;b&gt;&quot;final&quot;&lt;/b&gt; &#39;live&#39;\">"),
    Example(
      "<script src=\"a.js\" defer> </script><p>{{layout}}",
      gives: "<script src=\"a.js\" defer> </script><p>grid"),
    Example(
      "<svg><use href=\"#{{layout}}\"/></svg>",
      gives: "<svg><use href=\"#grid\"/></svg>"),
  ]

  @Test(arguments: examples)
  func tagsAreEscapedForWhereTheyStand(_ example: Example) throws {
    #expect(try render(example.template) == example.expected)
  }

  @Test func absentValuesRenderAsNothingButAsNullInJSON() throws {
    let template =
      "<p title=\"{{title}}\">{{title}}{{{body}}}{{hero.name}}{{isLive}}"
      + "<a href=\"{{url}}\"></a>{{#cards}}x{{/cards}}{{#hero}}x{{/hero}}"
      + "{{#title}}x{{/title}}{{^title}}none{{/title}}{{>*layout}}</p>"
      + "<script type=\"application/json\">[{{title}},{{data}},{{hero.name}}]"
      + "</script>"
    let output = try render(
      template, partials: ["row": "r", "grid": "g"], Record(PageField.self))
    #expect(
      output == "<p title=\"\"><a href=\"\"></a>none</p>"
        + "<script type=\"application/json\">[null,null,null]</script>")
  }

  @Test func controlCharactersDoNotReachThePage() throws {
    var page = Record(PageField.self)
    page[PageField.title] = .text("a\u{0}b\u{1F}\tc\n")
    #expect(
      try render("{{title}}|<p title=\"{{title}}\">", page)
        == "a\u{FFFD}b\u{FFFD}\tc\n|<p title=\"a\u{FFFD}b\u{FFFD}\tc\n\">")
    #expect(
      try render(
        "<script type=\"application/json\">{{title}}</script>", page)
        == "<script type=\"application/json\">\"a\\u0000b\\u001f\\tc\\n\""
        + "</script>")
  }

  @Test func everySpecialCharacterIsFoundAtEveryPosition() throws {
    let escapes = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
      "\u{0}": "\u{FFFD}", "\u{1F}": "\u{FFFD}", "\n": "\n", "é": "é",
      "!": "!", "#": "#", "%": "%", "=": "=", "?": "?", " ": " ",
    ]
    for (character, escaped) in escapes {
      for position in 0..<20 {
        var before = String(repeating: "x", count: position)
        before += character + String(repeating: "y", count: 19 - position)
        var page = Record(PageField.self)
        page[PageField.title] = .text(before)
        #expect(
          try render("<p title=\"{{title}}\">", page)
            == "<p title=\"\(before.replacing(character, with: escaped))\">")
      }
    }
  }
}
