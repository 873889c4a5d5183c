import Testing

@testable import Markup

@Suite struct MarkdownAttackTests {
  @Test(
    "What could run or lead astray is taken out",
    arguments: [
      // Raw HTML.
      ("<script>alert(1)</script>", ""),
      ("a <script>alert(1)</script> b", "<p>a alert(1) b</p>\n"),
      ("<img src=x onerror=alert(1)>", ""),
      ("x <img src=x onerror=alert(1)>", "<p>x </p>\n"),
      ("<svg onload=alert(1)>", ""),
      (
        "<svg/onload=alert(1)>", "<p>&lt;svg/onload=alert(1)&gt;</p>\n"
      ),
      ("<iframe srcdoc='<script>1</script>'></iframe>", ""),
      ("<div>\n*a*\n\n*b*", "<p><em>b</em></p>\n"),
      ("a <!-- <script> --> b", "<p>a  b</p>\n"),
      ("<!-- a -->", ""),
      ("<?php a ?>", ""),
      ("<![CDATA[ a ]]>", ""),
      ("<!DOCTYPE html>", ""),
      ("- <b>x</b>\n- <i>", "<ul>\n<li>x</li>\n<li></li>\n</ul>\n"),
      ("&lt;script&gt;", "<p>&lt;script&gt;</p>\n"),
      ("\\<script>", "<p>&lt;script&gt;</p>\n"),
      ("<style>a{}</style>", ""),
      ("x <a href=\"javascript:a\">b</a>", "<p>x b</p>\n"),
      // Links.
      ("[a](javascript:alert(1))", "<p>a</p>\n"),
      ("[a](JaVaScRiPt:alert(1))", "<p>a</p>\n"),
      ("[a](<java\tscript:alert(1)>)", "<p>a</p>\n"),
      ("[a](java&#9;script:alert(1))", "<p>a</p>\n"),
      ("[a](java&NewLine;script:alert(1))", "<p>a</p>\n"),
      ("[a](&#106;avascript:alert(1))", "<p>a</p>\n"),
      ("[a](javascript&colon;alert(1))", "<p>a</p>\n"),
      ("[a](javascript\\:alert(1))", "<p>a</p>\n"),
      ("[a](<&#1;javascript:alert(1)>)", "<p>a</p>\n"),
      ("[a](<&#32;javascript:alert(1)>)", "<p>a</p>\n"),
      ("[a](vbscript:x)", "<p>a</p>\n"),
      ("[a](data:text/html,<script>)", "<p>a</p>\n"),
      ("[a](file:///etc/passwd)", "<p>a</p>\n"),
      ("[a](blob:https://x)", "<p>a</p>\n"),
      ("[a](//evil.example)", "<p>a</p>\n"),
      ("[a](/\\\\evil.example)", "<p>a</p>\n"),
      ("[a](\\\\\\\\evil.example)", "<p>a</p>\n"),
      ("[a](/&#9;/evil.example)", "<p>a</p>\n"),
      ("[a](http:evil.example)", "<p>a</p>\n"),
      ("[a](https:///evil.example)", "<p>a</p>\n"),
      ("[a](https://@evil.example)", "<p>a</p>\n"),
      ("[a](mailto:)", "<p>a</p>\n"),
      ("[a](x:y)", "<p>a</p>\n"),
      ("[a](:y)", "<p>a</p>\n"),
      ("[a][b]\n\n[b]: javascript:alert(1)", "<p>a</p>\n"),
      ("<javascript:alert(1)>", "<p>javascript:alert(1)</p>\n"),
      ("[*a*](javascript:b)", "<p><em>a</em></p>\n"),
      (
        "[![a](b.png)](javascript:c)",
        "<p><img src=\"b.png\" alt=\"a\" /></p>\n"
      ),
      // Images.
      ("![a](javascript:b)", "<p>a</p>\n"),
      ("![a](data:image/png;base64,AAAA)", "<p>a</p>\n"),
      ("![a](data:image/svg+xml,<svg>)", "<p>a</p>\n"),
      ("![a](mailto:a@b)", "<p>a</p>\n"),
      ("![a](//evil.example/p.png)", "<p>a</p>\n"),
      ("![![a](data:b)](c)", "<p><img src=\"c\" alt=\"a\" /></p>\n"),
      // Breaking out of attributes.
      (
        "[a](<x\" onclick=\"y>)",
        "<p><a href=\"x%22%20onclick=%22y\">a</a></p>\n"
      ),
      (
        "[a](b '\" onclick=\"c')",
        "<p><a href=\"b\" title=\"&quot; onclick=&quot;c\">a</a></p>\n"
      ),
      (
        "![\"><script>](a)",
        "<p><img src=\"a\" alt=\"&quot;&gt;\" /></p>\n"
      ),
      (
        "```\"><script>\nx\n```",
        "<pre><code class=\"language-&quot;&gt;&lt;script&gt;\">x\n"
          + "</code></pre>\n"
      ),
    ])
  func attack(text: String, html: String) throws {
    #expect(try Markdown.render(text).description == html)
  }
}
