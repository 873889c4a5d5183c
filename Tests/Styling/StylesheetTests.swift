import Diagnostics
import Documents
import Testing

@testable import Styling

@Suite("A theme's stylesheet")
struct StylesheetTests {
  static func theme(_ name: String, _ text: String) throws -> Theme {
    var problems: [Diagnostic] = []
    let resolver = ThemeResolver(
      bundled: [], site: [try themeSource(name, text, into: &problems)])
    let place = SourceLocation(file: "site.yaml", line: 1, column: 1)
    let themes = resolver.resolve([Located(name, at: place)], into: &problems)
    #expect(problems == [])
    return try #require(themes.first)
  }

  static func sheet(
    _ theme: Theme, widgets: [(id: String, style: Style)] = [],
    players: [(id: String, style: Style)] = []
  ) -> String {
    String(
      decoding: Stylesheet.bytes(
        for: theme, widgets: widgets, players: players,
        resolveAsset: { reference in
          reference.path.hasPrefix("missing") ? nil : "h-" + reference.path
        }), as: UTF8.self)
  }

  /// The value of a property in its first declaration.
  static func value(_ name: String, in sheet: String) -> String? {
    sheet.split(separator: "\n").first { $0.hasPrefix("  \(name): ") }
      .map { String($0.dropFirst(name.utf8.count + 4).dropLast()) }
  }

  static let kinds: [(style: String, name: String, value: String)] = [
    ("playerStyle: {cta: {isVisible: true}}", "playerStyle-cta-isVisible", "1"),
    (
      "playerStyle: {cta: {isVisible: false}}", "playerStyle-cta-isVisible",
      "0"
    ),
    ("playerStyle: {cta: {width: 100}}", "playerStyle-cta-width", "6.25rem"),
    ("playerStyle: {cta: {width: 0.1}}", "playerStyle-cta-width", "0.00625rem"),
    (
      "widgetItemStyle: {insets: {leading: -0.5}}",
      "widgetItemStyle-insets-leading", "-0.03125rem"
    ),
    (
      "widgetItemStyle: {image: {ratio: 1.7777777}}",
      "widgetItemStyle-image-ratio", "1.77778"
    ),
    ("widgetLayout: {columns: 3}", "widgetLayout-columns", "3"),
    (
      "widgetItemStyle: {title: {readState: {numberOfLines: 0}}}",
      "widgetItemStyle-title-readState-numberOfLines", "none"
    ),
    (
      "widgetItemStyle: {title: {readState: {numberOfLines: 2}}}",
      "widgetItemStyle-title-readState-numberOfLines", "2"
    ),
    (
      "playerStyle: {overlayVisibilityThreshold: 2.5}",
      "playerStyle-overlayVisibilityThreshold", "2.5s"
    ),
    (
      "playerStyle: {backgroundColor: \"#Abc\"}", "playerStyle-backgroundColor",
      "#aabbcc"
    ),
    (
      "playerStyle: {backgroundColor: \"#01020304\"}",
      "playerStyle-backgroundColor", "#01020304"
    ),
    (
      "playerStyle: {cta: {icon: a b.png}}", "playerStyle-cta-icon",
      "url(\"h-a b.png\")"
    ),
    (
      "playerStyle: {cta: {icon: missing.png}}", "playerStyle-cta-icon", "none"
    ),
    (
      "playerStyle: {cta: {icon: \"https://x.example/a.png?b=\\\"c\"}}",
      "playerStyle-cta-icon", "url(\"https://x.example/a.png?b=\\\"c\")"
    ),
    (
      "playerStyle: {cta: {textStyle: {alignment: end}}}",
      "playerStyle-cta-textStyle-alignment", "end"
    ),
    (
      "playerStyle: {cta: {textStyle: {font: {name: Brand Sans, weight: 700}}}}",
      "playerStyle-cta-textStyle-font-name",
      "\"Brand Sans\", var(--font-stack)"
    ),
    (
      "playerStyle: {cta: {textStyle: {font: {name: system-ui, weight: 700}}}}",
      "playerStyle-cta-textStyle-font-name", "system-ui, var(--font-stack)"
    ),
    (
      "playerStyle: {cta: {textStyle: {font: {name: Arial Narrow}}}}",
      "playerStyle-cta-textStyle-font-name",
      "\"Arial Narrow\", \"Liberation Sans Narrow\", var(--font-stack)"
    ),
    (
      "playerStyle: {cta: {textStyle: {font: {name: x, weight: 700}}}}",
      "playerStyle-cta-textStyle-font-weight", "700"
    ),
    ("widgetLayout: {}", "widgetLayout-itemRatio", "initial"),
  ]

  @Test("writes each kind of value", arguments: kinds.indices)
  func kind(index: Int) throws {
    let (text, name, value) = Self.kinds[index]
    let sheet = Self.sheet(try Self.theme("t", text))
    #expect(Self.value("--" + name, in: sheet) == value)
  }

  @Test("writes no texts")
  func texts() throws {
    let sheet = Self.sheet(
      try Self.theme("t", "playerStyle: {waitingRoomMessage: Soon}"))
    #expect(!sheet.contains("waitingRoomMessage"))
    #expect(!sheet.contains("Soon"))
    #expect(!sheet.contains("-text:"))
  }

  @Test("writes of a widget and a player only what differs")
  func differences() throws {
    let theme = try Self.theme("t", "playerStyle: {cta: {width: 16}}")
    let own = try style(
      "widgetItemStyle: {cornerRadius: 8}", for: .widget
    ).style
    let ofPlayer = try style("playerStyle: {cta: {width: 32}}", for: .player)
      .style
    let sheet = Self.sheet(
      theme,
      widgets: [
        ("live", theme.style(forWidgetLayout: nil, own: own)),
        ("same", theme.style(forWidgetLayout: nil, own: Style())),
      ], players: [("big", theme.playerStyle(own: ofPlayer))])
    let start = try #require(sheet.range(of: "[data-theme=\"t\"] [data-widget"))
    #expect(
      sheet[start.lowerBound...] == """
        [data-theme="t"] [data-widget="live"],
        [data-theme="t"][data-widget="live"] {
          --widgetItemStyle-cornerRadius: 0.5rem;
          --widgetItemStyle-radius: 0.5rem;
        }
        [data-theme="t"] [data-player="big"],
        [data-theme="t"][data-player="big"] {
          --playerStyle-cta-width: 2rem;
        }

        """)
  }

  @Test("writes the theme's fonts, lighter first, without those not there")
  func fonts() throws {
    let sheet = Self.sheet(
      try Self.theme(
        "t",
        """
        fonts:
          B"d:
            files: {700: b.woff2, 400: a.ttf, 900: missing.otf}
        """))
    let end = try #require(sheet.range(of: "[data-theme"))
    #expect(
      sheet[..<end.lowerBound] == """
        @font-face {
          font-family: "B\\"d";
          font-weight: 400;
          font-style: normal;
          font-display: swap;
          src: url("h-a.ttf") format("truetype");
        }
        @font-face {
          font-family: "B\\"d";
          font-weight: 700;
          font-style: normal;
          font-display: swap;
          src: url("h-b.woff2") format("woff2");
        }

        """)
  }

  @Test("has a stack of fonts for every script")
  func stacks() throws {
    let sheet = Self.sheet(try Self.theme("t", "{}"))
    #expect(
      sheet.contains(
        """
        [data-theme="t"]:lang(he),
        [data-theme="t"]:lang(yi) {
          --font-stack: system-ui, "Arial Hebrew", "Noto Sans Hebrew", \
        "Segoe UI", "Roboto", "Helvetica Neue", "Noto Sans", "Geeza Pro"
        """))
    for font in [
      "Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Devanagari",
      "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK TC",
      "Noto Sans CJK KR", "Noto Sans Bengali", "Noto Sans Tamil",
      "Noto Sans Georgian",
    ] {
      #expect(sheet.contains("\"\(font)\""))
    }
  }

  @Test("has the same bytes every time, and those of the list of names")
  func deterministic() throws {
    let theme = try BundledThemes.theme("broadcast")
    let first = Self.sheet(theme)
    #expect(first == Self.sheet(try BundledThemes.theme("broadcast")))
    let names = Set(Stylesheet.propertyNames)
    #expect(names.count == Stylesheet.propertyNames.count)
    for line in first.split(separator: "\n") where line.hasPrefix("  --") {
      let name = line.dropFirst(2).prefix { $0 != ":" }
      #expect(names.contains(String(name)))
    }
  }
}
