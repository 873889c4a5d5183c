import Testing

@testable import Markup

@Suite struct MarkdownPageTests {
  @Test("Fences with a widget or player stand between pieces of HTML")
  func placements() throws {
    let page = try MarkdownPage.parse(
      """
      Welcome to *the cup*.

      ## Now & then

      ```widget live-now
      ignored
      ```

      ~~~  player   final day
      ~~~
        ```player

        ```
      ```swift widget
      code
      ```
      > ```widget quoted
      > ```
      """)
    #expect(page.title == "Now & then")
    #expect(
      page.blocks == [
        .html(
          HTML(
            trusted: Array(
              "<p>Welcome to <em>the cup</em>.</p>\n<h2>Now &amp; then</h2>\n"
                .utf8))),
        .widget(id: "live-now", line: 5, column: 1),
        .player(id: "final day", line: 9, column: 1),
        .player(id: "", line: 11, column: 3),
        .html(
          HTML(
            trusted: Array(
              """
              <pre><code class="language-swift">code
              </code></pre>
              <blockquote>
              <pre><code class="language-widget">\
              </code></pre>
              </blockquote>

              """.utf8))),
      ])
  }

  @Test(
    "The title is the text of the first heading",
    arguments: [
      ("# A *b* `c`\n\n# D", "A b c"),
      ("text\n\nUnder\n===", "Under"),
      ("> # Quoted", "Quoted"),
      ("# <b>x</b> [y](javascript:z)", "x y"),
      ("no heading", nil),
      ("#\n\ntext", nil),
      ("", nil),
    ] as [(String, String?)])
  func title(text: String, title: String?) throws {
    #expect(try MarkdownPage.parse(text).title == title)
  }

  @Test("An empty page has no pieces")
  func empty() throws {
    #expect(try MarkdownPage.parse("<!-- -->").blocks.isEmpty)
  }

  @Test("Pieces of a page are cleaned too")
  func cleaned() throws {
    let page = try MarkdownPage.parse("[a](javascript:b)\n\n<script>")
    #expect(page.blocks == [.html(HTML(trusted: Array("<p>a</p>\n".utf8)))])
  }
}
