import TestSupport
import Testing

/// Building again after an edit: what is rendered, what is written, what is
/// removed, and that the result is what a fresh build makes.
@Suite struct RebuildTests {
  private static let configuration = """
    title: Cup
    locales: [en, es]
    themes: [base, own]
    catalog: catalog.json
    widgets:
      - {id: first, title: {en: First, es: Primero}, dataSource: {labels: x}}
      - {id: second, dataSource: {labels: y}}
    players: {items: [{id: queue, dataSource: {ids: [b, c]}}]}

    """

  private static let catalog = SmallSite.catalog(
    SmallSite.video(
      "a", "A", #""labels": ["x"], "thumbnail": {"url": "a.png"}"#),
    SmallSite.video("b", "B", #""labels": ["x"]"#),
    SmallSite.video("c", "C", #""labels": ["y"]"#),
    SmallSite.video(
      "m", "M", #""streamState": "live", "startTime": "2026-06-18T19:00:00Z""#))

  private static let theme = """
    name: Own
    widgetItemStyle: {backgroundColor: "#FFFFFF"}
    """

  private func site() throws -> TestSite {
    try TestSite([
      "site.yaml": Self.configuration, "catalog.json": Self.catalog,
      "a.png": "picture", "themes/own/theme.yaml": Self.theme,
      "pages/about.md": "About\n\n```widget second\n```\n",
    ])
  }

  /// Builds, edits and builds again; then the folder must equal a fresh
  /// build. Returns the names of the files that are new, changed or gone.
  private func changes(
    _ counts: Counts? = nil, to site: TestSite,
    at location: SourceLocation = #_sourceLocation,
    edit: (TemporaryFolder) throws -> Void
  ) async throws -> [String] {
    let before = try await site.build()
    #expect(before.problems == "", sourceLocation: location)
    try edit(site.folder)
    let after = try await site.build()
    #expect(after.problems == "", sourceLocation: location)
    if let counts { #expect(after.counts == counts, sourceLocation: location) }
    let changed = after.tree.differences(from: before.tree)
    let touched = after.tree.touched(since: before.tree)
    #expect(
      touched.filter { !changed.contains($0) } == [], "touched in vain",
      sourceLocation: location)
    try await site.expectEqualsFreshBuild(at: location)
    let names = changed.map { $0.replacing(/[0-9a-f]{20}/, with: "#") }
    return names.sorted()
  }

  private func inEditions(_ names: String...) -> [String] {
    ["base/en", "base/es", "own/en", "own/es"].flatMap { edition in
      names.map { "\(edition)/\($0)" }
    }.sorted()
  }

  @Test func buildingAgainRendersNothingAndTouchesNoFile() async throws {
    let site = try site()
    let first = try await site.build()
    #expect(first.counts == Counts(65, 70, 0, 0))
    let second = try await site.build(
      rendered: 0, written: 0, kept: 70, removed: 0)
    #expect(second.tree == first.tree)
  }

  @Test func aTitleIsRewrittenOnThePagesThatShowIt() async throws {
    let changed = try await changes(Counts(20, 20, 50, 0), to: site()) {
      try $0.write([
        "catalog.json": Self.catalog.replacing(
          #""title": "B""#, with: #""title": "B2""#)
      ])
    }
    // The player of `a` lists `b` as the next one.
    #expect(
      changed
        == inEditions(
          "index.html", "widgets/first.html", "player/a.html", "player/b.html",
          "players/queue.html")
    )
  }

  @Test func theHeadingOfAWidgetIsRewrittenWhereItStands() async throws {
    let changed = try await changes(Counts(8, 8, 62, 0), to: site()) {
      try $0.write([
        "site.yaml": Self.configuration.replacing(
          "{en: First, es: Primero}", with: "{en: Top, es: Alto}")
      ])
    }
    #expect(changed == inEditions("index.html", "widgets/first.html"))
  }

  @Test func aColourOfAThemeChangesItsStylesheetAndThePagesOfTheTheme()
    async throws
  {
    let site = try site()
    let changed = try await changes(to: site) {
      try $0.write([
        "themes/own/theme.yaml": Self.theme.replacing(
          "#FFFFFF", with: "#FAFAFA")
      ])
    }
    // Tiny templates name no stylesheet, so that no page changes.
    #expect(
      changed == ["assets/theme-own.#.css", "assets/theme-own.#.css"])
  }

  @Test func withTheBundledTemplatesPagesFollowTheirStylesheet() async throws {
    let site = try TestSite(
      [
        "site.yaml": Self.configuration, "catalog.json": Self.catalog,
        "a.png": "picture", "themes/own/theme.yaml": Self.theme,
      ], templates: [:])
    let changed = try await changes(Counts(31, 32, 34, 1), to: site) {
      try $0.write([
        "themes/own/theme.yaml": Self.theme.replacing(
          "#FFFFFF", with: "#FAFAFA")
      ])
    }
    #expect(
      changed.filter { !$0.hasPrefix("own/") } == [
        "assets/theme-own.#.css", "assets/theme-own.#.css", "index.html",
      ])
  }

  @Test func theNameOfAThemeIsRewrittenOnTheIndexToo() async throws {
    let changed = try await changes(to: site()) {
      try $0.write([
        "themes/own/theme.yaml": Self.theme.replacing("Own", with: "Mine")
      ])
    }
    #expect(changed == ["index.html"])
  }

  @Test func aTemplateRewritesThePagesThatItMakes() async throws {
    let changed = try await changes(to: site()) {
      try $0.write(["Templates/widget-page.mustache": "{{page.title}}\n"])
    }
    #expect(
      changed == inEditions("widgets/first.html", "widgets/second.html"))
  }

  @Test func aMarkdownPageIsRewrittenAlone() async throws {
    let changed = try await changes(Counts(8, 4, 66, 0), to: site()) {
      try $0.write([
        "pages/about.md": "Changed\n\n```widget second\n```\n"
      ])
    }
    #expect(changed == inEditions("pages/about.html"))
  }

  @Test func aMarkdownPageWithAnotherNameIsLinkedUnderIt() async throws {
    let changed = try await changes(Counts(8, 9, 61, 4), to: site()) {
      try $0.rename("pages/about.md", to: "pages/contact.md")
    }
    #expect(
      changed
        == (inEditions(
          "index.html", "pages/about.html", "pages/contact.html")
        + ["site.json"]).sorted())
  }

  @Test func anotherPictureIsPublishedUnderAnotherName() async throws {
    let changed = try await changes(to: site()) {
      try $0.write(["a.png": "another picture"])
    }
    #expect(
      changed
        == (["assets/#.png", "assets/#.png"]
        + inEditions("widgets/first.html")).sorted())
  }

  @Test func captionsThatAppearGiveThePlayerItsButton() async throws {
    let site = try TestSite(
      [
        "site.yaml": SmallSite.configuration("players: {pages: all}"),
        "catalog.json": SmallSite.catalog(
          SmallSite.video(
            "a", "A", #""captions": [{"url": "a.vtt", "locale": "en"}]"#)),
      ], templates: [:])
    let before = try await site.build()
    #expect(
      before.tree.text("base/en/player/a.html")?
        .contains("button-captions") == false)
    try site.folder.write(["a.vtt": "WEBVTT\n"])
    let after = try await site.build()
    #expect(
      after.tree.text("base/en/player/a.html")?
        .contains("button-captions") == true)
    try await site.expectEqualsFreshBuild()
  }

  @Test func aVideoWithoutAPageLeavesTheQueuesOfTheOthers() async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(
        "widgets: [{id: w}]\nplayers: {pages: all}"),
      "catalog.json": Self.catalog, "a.png": "picture",
    ])
    let changed = try await changes(to: site) {
      try $0.write([
        "site.yaml": SmallSite.configuration(
          "widgets: [{id: w}]\nplayers: {pages: [b, c]}")
      ])
    }
    #expect(changed.contains("base/en/player/c.html"))
  }

  @Test func picturesThatTradePlacesAreFollowed() async throws {
    let theme = """
      playerStyle:
        buttons:
          mute: {customImage: one.svg}
          share: {customImage: two.svg}
      """
    let site = try TestSite(
      [
        "site.yaml": """
        title: Cup
        locales: [en]
        themes: [own]
        catalog: catalog.json
        """,
        "catalog.json": SmallSite.catalog(),
        "themes/own/theme.yaml": theme,
        "themes/own/one.svg": "<svg>1</svg>",
        "themes/own/two.svg": "<svg>2</svg>",
      ], templates: [:])
    let changed = try await changes(to: site) {
      try $0.write([
        "themes/own/one.svg": "<svg>2</svg>",
        "themes/own/two.svg": "<svg>1</svg>",
      ])
    }
    #expect(changed.contains("own/en/states/on-demand.html"))
  }

  @Test func aStreamThatEndsIsRewrittenWithItsLiveFiles() async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(
        "widgets: [{id: w, videosFilterParams: {contentTypes: [Stream]}}]"),
      "catalog.json": SmallSite.catalog(
        SmallSite.stream("m", "M", "live"),
        SmallSite.stream("n", "N", "upcoming")),
    ])
    let changed = try await changes(to: site) {
      try $0.write([
        "catalog.json": SmallSite.catalog(
          SmallSite.stream("m", "M", "ended"),
          SmallSite.stream("n", "N", "upcoming"))
      ])
    }
    #expect(
      changed == [
        "base/en/index.html", "base/en/player/m.html",
        "base/en/states/ended-no-recording.html",
        "base/en/states/live-behind.html", "base/en/states/live-edge.html",
        "base/en/widgets/w.html", "live/base/en/player/m.json",
        "live/base/en/widgets/w.json",
      ])
  }
}
