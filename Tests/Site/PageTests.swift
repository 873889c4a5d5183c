import Testing

/// Which pages there are, what they are called, and what of a project
/// reaches them.
@Suite struct PageTests {
  private static let three = SmallSite.catalog(
    SmallSite.video("a", "A", #""labels": ["x"]"#),
    SmallSite.video("b", "B"), SmallSite.video("c", "C"))

  @Test(arguments: [
    ("shown", ["a"]), ("all", ["a", "b", "c"]), ("none", []),
    ("[c, a]", ["a", "c"]),
  ])
  func videosHavePlayerPagesAsPlayersPagesSays(
    pages: String, expected: [String]
  ) async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(
        """
        widgets: [{id: w, dataSource: {labels: x}}]
        players: {pages: \(pages)}
        """),
      "catalog.json": Self.three,
    ])
    let build = try await site.build()
    #expect(build.problems == "")
    #expect(
      build.tree.names.filter { $0.hasPrefix("base/en/player/") }
        == expected.map { "base/en/player/\($0).html" })
    #expect(
      build.files["base/en/widgets/w.html"] == """
        w · Cup ltr\u{20}
        [w] w
        - A\(pages == "none" ? "" : " ../player/a.html")

        """)
  }

  @Test func videosOfPlayersAreShownToo() async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(
        "players: {items: [{id: p, dataSource: {ids: [b]}}]}"),
      "catalog.json": Self.three,
    ])
    let build = try await site.build()
    #expect(
      build.tree.names.filter { $0.hasPrefix("base/en/player") }
        == ["base/en/player/b.html", "base/en/players/p.html"])
  }

  @Test(arguments: [
    ("Final", "~46inal"), ("final", "final"), ("a~b", "a~7eb"),
    ("50% \\\"off\\\"", "50~25~20~22off~22"), ("⚽", "~e2~9a~bd"),
    ("#<&>'", "~23~3c~26~3e~27"), (".hidden", "~2ehidden"),
  ])
  func idsBecomeFileNamesThatMeetOnNoFileSystem(
    id: String, name: String
  ) async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration("widgets: [{id: \"\(id)\"}]"),
      "catalog.json": SmallSite.catalog(
        SmallSite.video(id, "Title"), SmallSite.video("other", "Other")),
    ])
    let build = try await site.build()
    #expect(build.problems == "")
    let files = build.files
    #expect(
      files["base/en/widgets/\(name).html"]?.hasSuffix(
        """
        - Title ../player/\(name).html
        - Other ../player/other.html

        """) == true)
    #expect(
      files["base/en/player/\(name).html"]?.contains(
        #"","href":"../player/\#(name).html"}"#) == true)
  }

  @Test func idsThatDifferInCaseOnlyHavePagesOfTheirOwn() async throws {
    let site = try TestSite([
      "site.yaml": SmallSite.configuration("widgets: [{id: w}]"),
      "catalog.json": SmallSite.catalog(
        SmallSite.video("A", "Large"), SmallSite.video("a", "Small")),
    ])
    let files = try await site.build().files
    #expect(files["base/en/player/~41.html"]?.hasPrefix("Large") == true)
    #expect(files["base/en/player/a.html"]?.hasPrefix("Small") == true)
  }

  @Test func aStillPageShowsTheFirstItemThatCanBeInItsState() async throws {
    let recorded = SmallSite.stream("e2", "Recorded", "ended")
      .replacing("}", with: #", "playback": {"mp4": "https://a.example/a"}}"#)
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(
        """
        widgets: [{id: w, videosFilterParams: {contentTypes: [Video, Stream]}}]
        """),
      "catalog.json": SmallSite.catalog(
        SmallSite.stream("u", "Upcoming", "upcoming"),
        SmallSite.stream("l", "Live", "live"),
        SmallSite.stream("e1", "Lost", "ended"), recorded,
        SmallSite.video("v", "Video")),
    ])
    let files = try await site.build().files
    let stills = states(
      "base/en",
      [
        "waiting-room": "u", "live-edge": "l", "live-behind": "l",
        "ended-behind": "e2", "ended-replay": "e2",
        "ended-no-recording": "e1", "end-of-content": "e2", "on-demand": "v",
      ])
    #expect(files.filter { $0.key.contains("/states/") } == stills)
    #expect(
      files["base/en/widgets/w.html"] == """
        w · Cup ltr ../../../live/base/en/widgets/w.json
        [w] w
        - Upcoming upcoming ../player/u.html
        - Live live ../player/l.html
        - Lost ended ../player/e1.html
        - Recorded ended ../player/e2.html
        - Video ../player/v.html

        """)
    let states = [
      "u": "waiting-room", "l": "live-edge", "e1": "ended-no-recording",
      "e2": "ended-replay", "v": "on-demand",
    ]
    for (id, state) in states {
      #expect(
        files["base/en/player/\(id).html"]?.contains(" \(state) ") == true)
      #expect(
        (files["live/base/en/player/\(id).json"] != nil) == (id != "v"))
    }
  }

  @Test func theFolderOfAThemeNeedsNoEscapeInAnAddress() async throws {
    let site = try TestSite([
      "site.yaml": """
      title: Cup
      locales: [pt-BR]
      themes: ['Red #1 "old"']
      catalog: catalog.json
      """,
      #"themes/Red #1 "old"/theme.yaml"#: "name: Red",
      "catalog.json": SmallSite.catalog(),
    ])
    let first = try await site.build()
    #expect(first.problems == "")
    #expect(
      first.files["index.html"] == """
        Cup pt-BR ltr
        Red: Português (Brasil) ~52ed~20~231~20~22old~22/pt-BR/index.html

        """)
    try await site.build(rendered: 0, written: 0, kept: 13, removed: 0)
  }

  @Test(arguments: [
    ("", "- noindex"), ("draft: true", "draft noindex"),
    ("index: true", "- -"), ("draft: true\nindex: true", "draft -"),
  ])
  func pagesKnowWhetherTheyAreDraftsAndMayBeIndexed(
    lines: String, expected: String
  ) async throws {
    let template = """
      {{#page.isDraft}}draft{{/page.isDraft}}\
      {{^page.isDraft}}-{{/page.isDraft}} \
      {{#page.isIndexed}}-{{/page.isIndexed}}\
      {{^page.isIndexed}}noindex{{/page.isIndexed}}
      """
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(lines),
      "catalog.json": SmallSite.catalog(),
      "Templates/index.mustache": template,
      "Templates/gallery.mustache": template,
    ])
    let build = try await site.build()
    #expect(build.problems == "")
    #expect(build.files["index.html"] == expected)
    #expect(build.files["base/en/index.html"] == expected)
  }

  @Test func aGalleryOfManyVideosHasSeveralPages() async throws {
    let items = (1...241).map { SmallSite.video("v\($0)", "Video \($0)") }
    let site = try TestSite([
      "site.yaml": SmallSite.configuration("players: {pages: all}"),
      "catalog.json": "{\"items\": [\(items.joined(separator: ","))]}",
    ])
    let files = try await site.build().files
    func lines(_ name: String) -> [Substring] {
      (files["base/en/\(name)"] ?? "").split(separator: "\n")
    }
    #expect(lines("index.html").count == 122)
    #expect(lines("index.html").last == "1 / 3  index-2.html")
    #expect(lines("index-2.html").count == 122)
    #expect(
      lines("index-2.html").dropFirst().first
        == "video Video 121: player/v121.html")
    #expect(lines("index-2.html").last == "2 / 3 index.html index-3.html")
    #expect(
      lines("index-3.html") == [
        "Gallery · Cup base en ltr", "video Video 241: player/v241.html",
        "3 / 3 index-2.html ",
      ])
    #expect(files["base/en/index-4.html"] == nil)
  }

  @Test func aPageOfTheBundledGalleryStaysUnder200Kilobytes() async throws {
    let title = String(repeating: "Überraschung im Elfmeterschießen ", count: 4)
    let thumbnail = #""thumbnail": {"url": "https://cdn.example/images/"#
    let items = (1...130).map {
      SmallSite.video(
        "2026-world-cup-video-\($0)", title,
        thumbnail + #"very/long/\#($0).jpg", "width": 1280, "height": 720}"#)
    }
    let site = try TestSite(
      [
        "site.yaml": SmallSite.configuration("players: {pages: all}"),
        "catalog.json": "{\"items\": [\(items.joined(separator: ","))]}",
      ], templates: [:])
    let build = try await site.build()
    #expect(build.problems == "")
    let first = build.tree.bytes["base/en/index.html"]?.count ?? 0
    #expect(first > 50_000 && first < 200_000)
  }
}
