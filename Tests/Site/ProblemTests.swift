import Testing

/// The full text of what is said of a project that is wrong.
@Suite struct ProblemTests {
  private static let catalog = SmallSite.catalog(SmallSite.video("a", "A"))

  private func expect(
    _ expected: String, _ files: [String: String],
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let site = try TestSite(
      ["catalog.json": Self.catalog].merging(files) { $1 })
    let build = try await site.build()
    #expect(build.problems == expected, sourceLocation: location)
    #expect(build.tree.names == [], sourceLocation: location)
  }

  @Test func aFolderWithoutSite() async throws {
    try await expect(
      """
      site.yaml: error: “site.yaml” does not exist [missing-site]
        help: give the folder that holds site.yaml with --project DIR
      """, [:])
  }

  @Test func aMissingCatalog() async throws {
    try await expect(
      """
      site.yaml:4:10: error: “catalogue.json” does not exist [unreadable-file]
        help: “catalog” names a JSON or CSV file, relative to site.yaml
      """,
      [
        "site.yaml": SmallSite.configuration().replacing(
          "catalog.json", with: "catalogue.json")
      ])
  }

  @Test func aMissingTheme() async throws {
    try await expect(
      """
      site.yaml:3:10: error: unknown theme “midnigth” [unknown-theme]
        help: did you mean “midnight”?
      """,
      [
        "site.yaml": SmallSite.configuration().replacing(
          "[base]", with: "[midnigth]")
      ])
  }

  @Test func aThemeFolderWithoutItsFile() async throws {
    try await expect(
      """
      themes/own/theme.yaml: error: the theme has no theme.yaml \
      [missing-theme-file]
        help: add “themes/own/theme.yaml”, or remove its folder
      """,
      [
        "site.yaml": SmallSite.configuration().replacing(
          "[base]", with: "[own]"), "themes/own/notes.md": "Notes",
      ])
  }

  @Test func unknownBlocksOfAMarkdownPage() async throws {
    try await expect(
      """
      pages/p.md:3:1: error: there is no widget “livenow” [unknown-widget]
        help: did you mean “live-now”?
      pages/p.md:6:1: error: there is no player “nobody-at-all” \
      [unknown-player]
        help: known ones are a
      """,
      [
        "site.yaml": SmallSite.configuration("widgets: [{id: live-now}]"),
        "pages/p.md": """
        # Page

        ```widget livenow
        ```

        ```player nobody-at-all
        ```
        """,
      ])
  }

  @Test func aMarkdownPageThatIsNoText() async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(), "catalog.json": Self.catalog,
    ])
    try site.folder.makeFolder("pages/folder.md")
    let build = try await site.build()
    #expect(
      build.problems == """
        pages/folder.md: error: “pages/folder.md” is a folder, not a file \
        [unreadable-file]
        """)
  }

  @Test func aBadTemplateOfTheSite() async throws {
    try await expect(
      """
      Templates/widget-page.mustache:2:5: error: “titel” is not a field of \
      “page” [unknown-name]
        help: did you mean “title”?
      """,
      [
        "site.yaml": SmallSite.configuration(),
        "Templates/widget-page.mustache": "<h1>\n  {{page.titel}}\n</h1>",
      ])
  }

  @Test func aBadTemplateKeepsNoOtherProblemBack() async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration("widgts: []"),
      "catalog.json": #"{"items": [{"id": "a"}]}"#,
      "Templates/widget-page.mustache": "{{#page}}",
      "pages/p.md": "```widget w\n```\n",
    ])
    let build = try await site.build()
    let ids = build.report.diagnostics.map(\.id).sorted()
    #expect(
      ids == [
        "missing-key", "unclosed-section", "unknown-key", "unknown-widget",
      ])
  }

  @Test func aLayoutThatDoesNotExist() async throws {
    try await expect(
      """
      site.yaml:7:13: error: unknown preset \
      “VideosWidget.Row.horizontalRectangle” [unknown-preset]
        help: did you mean “VideosWidget.Row.horizontalRectangles”?
      """,
      [
        "site.yaml": SmallSite.configuration(
          """
          widgets:
            - id: w
              layout: VideosWidget.Row.horizontalRectangle
          """)
      ])
  }

  @Test func aPresetInTheStyleOfAWidget() async throws {
    try await expect(
      """
      site.yaml:7:28: error: a widget's “style” cannot set a preset \
      [preset-in-style]
        help: write it as the widget's “layout”
      """,
      [
        "site.yaml": SmallSite.configuration(
          """
          widgets:
            - id: w
              style: {widgetLayout: {preset: VideosWidget.Row.verticalRectangles}}
          """)
      ])
  }

  @Test func aBadColourInAThemeOfTheSite() async throws {
    try await expect(
      """
      themes/own/theme.yaml:1:36: error: “#12345G” is not a colour [bad-color]
        help: “widgetItemStyle.backgroundColor” takes "#RGB", "#RRGGBB" or \
      "#RRGGBBAA"
      """,
      [
        "site.yaml": SmallSite.configuration().replacing(
          "[base]", with: "[own]"),
        "themes/own/theme.yaml":
          ##"widgetItemStyle: {backgroundColor: "#12345G"}"##,
      ])
  }

  @Test func aBrokenThemeIsNotCalledUnknown() async throws {
    try await expect(
      """
      themes/own/theme.yaml:1:8: error: the file ends inside a list \
      [yaml-syntax]
        help: close it with “]”
        note: themes/own/theme.yaml:1:7: opened here
      """,
      [
        "site.yaml": SmallSite.configuration().replacing(
          "[base]", with: "[own, other]"),
        "themes/own/theme.yaml": "name: [",
        "themes/other/theme.yaml": "extends: own",
      ])
  }

  @Test func notesThatCannotBeRead() async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(), "catalog.json": Self.catalog,
      "themes/own/theme.yaml": "extends: base",
    ])
    try site.folder.makeFolder("themes/own/notes.md")
    #expect(
      try await site.build().problems == """
        themes/own/notes.md: error: “themes/own/notes.md” is a folder, not a \
        file [unreadable-file]
        """)
  }

  @Test func aMarkBeforeAStylesheetIsNoPartOfIt() async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(), "catalog.json": Self.catalog,
      "Templates/styles/zz.css": "\u{FEFF}p { color: red }",
    ])
    let build = try await site.build()
    #expect(build.problems == "")
    let sheets = build.tree.names.filter { $0.hasSuffix(".css") }
      .compactMap { build.tree.text($0) }
    #expect(sheets.contains { $0.contains("\np { color: red }") })
    #expect(!sheets.contains { $0.contains("\u{FEFF}") })
  }
}
