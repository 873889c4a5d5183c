import Testing

@testable import Styling

@Suite("Hostile names stay inside their string")
struct CSSTextTests {
  static let names: [(name: String, css: String)] = [
    ("plain", "\"plain\""),
    ("a\"b", "\"a\\\"b\""),
    ("a\\b", "\"a\\\\b\""),
    ("\"]{}*{color:red}", "\"\\\"]{}*{color:red}\""),
    ("</style><script>", "\"\\3c /style\\3e \\3c script\\3e \""),
    ("a\nb", "\"a\\a b\""),
    ("a\r\u{c}\u{0}b", "\"a\\d \\c \\0 b\""),
    ("\u{202E}x\u{2028}", "\"\\202e x\\2028 \""),
    ("日本 é", "\"日本 é\""),
  ]

  @Test("whatever is in them", arguments: names.indices)
  func string(index: Int) {
    #expect(CSSText.string(Self.names[index].name) == Self.names[index].css)
  }

  @Test("also in the selectors of a stylesheet")
  func selectors() throws {
    let hostile = "\"] x{}</style>\n"
    let theme = try BundledThemes.theme("base")
    let own = try style("widgetItemStyle: {cornerRadius: 8}", for: .widget)
      .style
    let sheet = String(
      decoding: Stylesheet.bytes(
        for: theme,
        widgets: [(hostile, theme.style(forWidgetLayout: nil, own: own))],
        players: [], resolveAsset: { _ in nil }), as: UTF8.self)
    #expect(
      sheet.hasSuffix(
        """
        [data-theme="base"] [data-widget="\\"] x{}\\3c /style\\3e \\a "],
        [data-theme="base"][data-widget="\\"] x{}\\3c /style\\3e \\a "] {
          --widgetItemStyle-cornerRadius: 0.5rem;
          --widgetItemStyle-radius: 0.5rem;
        }

        """))
  }

  static let numbers: [(value: Double, css: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (0.1, "0.1"), (-0.25, "-0.25"),
    (1.0 / 3, "0.33333"), (2.0 / 3, "0.66667"), (0.000001, "0"),
    (-0.000001, "0"), (10_000, "10000"), (1e300, "1000000000"),
    (.infinity, "0"), (.nan, "0"), (0.05, "0.05"), (99.99999, "99.99999"),
  ]

  @Test("and numbers have no exponents", arguments: numbers.indices)
  func number(index: Int) {
    #expect(
      CSSText.number(Self.numbers[index].value) == Self.numbers[index].css)
  }
}
