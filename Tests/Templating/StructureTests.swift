import Diagnostics
import Documents
import Testing

@testable import Templating

/// Whatever the values are, the tags and attributes of a page stay the same.
@Suite struct StructureTests {
  static let template = """
    <!doctype html><title>{{title}}</title>
    <p class="a {{title}}" title='{{title}}'{{#url}} lang="{{url}}"{{/url}}>
    {{title}}</p><textarea>{{title}}</textarea>
    <a href="{{url}}">{{url}}</a><a href='p/{{id}}?q={{id}}#{{id}}'>x</a>
    <img src="{{url}}" alt="{{title}}"><img src='x{{id}}'>
    <script src="{{url}}" defer></script>
    <button {{#isLive}}hidden{{/isLive}}>{{#hero}}{{name}}{{/hero}}</button>
    <script type="application/json">{"a":{{title}},"b":[{{url}}]}</script>
    <p>{{#cards}}<b title="{{name}}">{{image}}</b>{{/cards}}</p>
    """

  static let fragments = [
    "<", ">", "\"", "'", "&", "=", "/", "\\", " ", "\n", "\t", "\u{0}",
    "`", "-->", "<!--", "]]>", "<![CDATA[", "</script>", "</title>",
    "</textarea>", "<script>", "<img src=x onerror=alert(1)>", "onload=",
    "javascript:", "data:", "https://", "//", ":", "&quot;", "&#34;", "&lt;",
    "{{title}}", "}}", "${x}", "\u{2028}", "\u{2029}", "é", "日本", "\u{202E}",
    "%22", "%3C", "\r", "\u{B}", "\u{C}", "a", "b", "1", "<?", "<%", "</",
  ]

  @Test func hostileValuesNeverChangeTheTags() throws {
    let compiled = try #require(compile(Self.template).template)
    let expected = Page(render(compiled, { "word" })).tags
    #expect(expected.count == 23)
    var random = SeededGenerator(state: 20_260_618)
    for _ in 0..<400 {
      var values: [String] = []
      let output = render(compiled) {
        let value = (0..<Int.random(in: 1...6, using: &random)).map { _ in
          Self.fragments.randomElement(using: &random) ?? ""
        }.joined()
        values.append(value)
        return value
      }
      let page = Page(output)
      #expect(page.tags == expected, "\(values)")
      #expect(page.addresses.allSatisfy(Self.isHarmless), "\(values)")
      try checkJSON(page.json, values)
    }
  }

  private func render(
    _ template: Template, _ value: () -> String
  ) -> String {
    var page = Record(PageField.self)
    page[PageField.title] = .text(value())
    page[PageField.url] = .text(value())
    page[PageField.id] = .text(value())
    page[PageField.isLive] = .bool(true)
    page[PageField.hero] = .record(card(value(), image: value()))
    page[PageField.cards] = .list([card(value(), image: value())])
    var output: [UInt8] = []
    template.render(page, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// The JSON of the page holds exactly what was put in.
  private func checkJSON(_ text: String, _ values: [String]) throws {
    var diagnostics: [Diagnostic] = []
    let document = try #require(
      JSONDocument.parse(Array(text.utf8), file: "x", into: &diagnostics),
      "\(values)")
    #expect(document.root["a"]?.string == values[0])
    #expect(document.root.pointer("/b/0")?.string == values[1])
  }

  private static func isHarmless(_ address: String) -> Bool {
    let start = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if address.hasPrefix("//") || address.contains("\\") { return false }
    return !start.contains(":") || address.hasPrefix("https://")
      || address == "about:invalid#greenroom"
  }
}

/// What a browser would see of a page, by a reader that is as simple as the
/// pages of this test allow and shares nothing with the compiler.
private struct Page {
  var tags: [String] = []
  var addresses: [String] = []
  var json = ""

  init(_ text: String) {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      let end = Self.tagEnd(rest[open...])
      let (tag, found) = Self.tag(rest[open..<end])
      tags.append(tag)
      addresses += found
      rest = rest[end...].dropFirst()
      // The text of these elements ends at their end tag only.
      for name in ["title", "textarea", "script"]
      where tag.hasPrefix("<\(name)") {
        let close = rest.firstRange(of: "</\(name)>")?.lowerBound
        let content = rest[..<(close ?? rest.endIndex)]
        if tag == "<script type" { json = String(content) }
        rest = rest[(close ?? rest.endIndex)...]
      }
    }
  }

  private static func tagEnd(_ text: Substring) -> Substring.Index {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return text.endIndex
  }

  /// The name of a tag with the names of its attributes, and its addresses.
  private static func tag(_ text: Substring) -> (String, [String]) {
    var names = ""
    var addresses: [String] = []
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      names += rest[..<equals]
      rest = rest[equals...].dropFirst()
      guard let quote = rest.first, quote == "\"" || quote == "'" else {
        return (names + "!", addresses)
      }
      rest = rest.dropFirst()
      let end = rest.firstIndex(of: quote) ?? rest.endIndex
      if names.hasSuffix("href") || names.hasSuffix("src") {
        addresses.append(
          String(rest[..<end]).replacing("&amp;", with: "&")
            .replacing("&#39;", with: "'"))
      }
      rest = rest[end...].dropFirst()
    }
    return (names + String(rest), addresses)
  }
}

/// Random numbers that are the same on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
