import Testing

@testable import Markup

@Suite struct HTMLTests {
  @Test(
    "Text is escaped for text and for quoted attributes",
    arguments: [
      ("plain", "plain"),
      ("", ""),
      ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
      ("\"it's\"", "&quot;it&#39;s&quot;"),
      ("&amp;", "&amp;amp;"),
      ("México שלום", "México שלום"),
    ])
  func escaping(text: String, html: String) {
    #expect(HTML(text: text).description == html)
  }
}
