import Diagnostics
import TestSupport
import Testing

/// What a build removes: what an earlier one wrote and nothing else.
@Suite struct RemovalTests {
  private static let configuration = """
    title: Cup
    locales: [en, es]
    themes: [base, own]
    catalog: catalog.json
    widgets:
      - {id: first, dataSource: {labels: x}}
      - {id: second, dataSource: {labels: y},
         videosFilterParams: {contentTypes: [Video, Stream]}}

    """

  private static let items = [
    SmallSite.video(
      "a", "A", #""labels": ["x"], "thumbnail": {"url": "a.png"}"#),
    SmallSite.video("b", "B", #""labels": ["y"]"#),
    SmallSite.video(
      "m", "M",
      #""labels": ["y"], "streamState": "live","#
        + #" "startTime": "2026-06-18T19:00:00Z""#),
  ]

  private func site() throws -> TestSite {
    try TestSite([
      "site.yaml": Self.configuration,
      "catalog.json": SmallSite.catalog(
        Self.items[0], Self.items[1], Self.items[2]),
      "a.png": "picture", "themes/own/theme.yaml": "name: Own",
    ])
  }

  /// Builds, edits, builds again: the names of the files that are gone.
  private func removed(
    from site: TestSite, at location: Testing.SourceLocation = #_sourceLocation,
    edit: (TemporaryFolder) throws -> Void
  ) async throws -> [String] {
    let before = try await site.build()
    try edit(site.folder)
    let after = try await site.build()
    #expect(!after.report.diagnostics.hasErrors, sourceLocation: location)
    let gone = before.tree.names.filter { after.tree.bytes[$0] == nil }
    #expect(after.report.removed == gone.count, sourceLocation: location)
    try await site.expectEqualsFreshBuild(at: location)
    return gone.map { $0.replacing(/[0-9a-f]{20}/, with: "#") }
  }

  @Test func anItemGoesWithItsPagesItsLiveFilesAndItsPicture() async throws {
    let gone = try await removed(from: site()) {
      try $0.write(["catalog.json": SmallSite.catalog(Self.items[1])])
    }
    #expect(
      gone == [
        "assets/#.png", "base/en/player/a.html", "base/en/player/m.html",
        "base/es/player/a.html", "base/es/player/m.html",
        "live/base/en/player/m.json", "live/base/en/widgets/second.json",
        "live/base/es/player/m.json", "live/base/es/widgets/second.json",
        "live/own/en/player/m.json", "live/own/en/widgets/second.json",
        "live/own/es/player/m.json", "live/own/es/widgets/second.json",
        "own/en/player/a.html", "own/en/player/m.html",
        "own/es/player/a.html", "own/es/player/m.html",
      ])
  }

  @Test func aWidgetGoesWithItsPagesAlone() async throws {
    let gone = try await removed(from: site()) {
      try $0.write([
        "site.yaml": Self.configuration.replacing(
          "  - {id: first, dataSource: {labels: x}}\n", with: "")
      ])
    }
    #expect(
      gone == [
        "base/en/player/a.html",
        "base/en/widgets/first.html", "base/es/player/a.html",
        "base/es/widgets/first.html", "own/en/player/a.html",
        "own/en/widgets/first.html", "own/es/player/a.html",
        "own/es/widgets/first.html",
      ])
  }

  @Test func aLocaleGoesWithItsFolders() async throws {
    let gone = try await removed(from: site()) {
      try $0.write([
        "site.yaml": Self.configuration.replacing("[en, es]", with: "[en]")
      ])
    }
    #expect(gone.allSatisfy { $0.contains("/es/") })
    #expect(gone.count == 32)
  }

  @Test func aThemeGoesWithItsFoldersAndItsStylesheet() async throws {
    let gone = try await removed(from: site()) {
      try $0.write([
        "site.yaml": Self.configuration.replacing("[base, own]", with: "[own]")
      ])
    }
    #expect(gone.first == "assets/theme-base.#.css")
    #expect(
      gone.dropFirst().allSatisfy {
        $0.hasPrefix("base/") || $0.hasPrefix("live/base/")
      })
    #expect(gone.count == 33)
  }

  @Test func filesOfOthersStay() async throws {
    let site = try site()
    _ = try await site.build()
    let foreign = [
      "CNAME": "cup.example", "base/es/notes.txt": "mine",
      "base/es/widgets/extra.html": "mine", ".nojekyll": "",
      "base/en/index.html.bak": "mine",
    ]
    try site.folder.write(
      foreign.reduce(into: [:]) { $0["site/\($1.key)"] = $1.value })
    try site.folder.write([
      "site.yaml": Self.configuration.replacing("[en, es]", with: "[en]")
    ])
    let after = try await site.build()
    for (name, text) in foreign { #expect(after.tree.text(name) == text) }
    #expect(
      after.tree.names.filter { $0.hasPrefix("base/es/") }
        == ["base/es/notes.txt", "base/es/widgets/extra.html"])
  }

  @Test func aFileThatWasEditedByHandIsRestored() async throws {
    let site = try site()
    let first = try await site.build()
    try site.folder.write([
      "site/base/en/index.html": "edited", "site/site.json": "edited",
      "site/live/base/en/player/m.json": "edited",
    ])
    try site.folder.remove("site/base/es/player/a.html")
    let second = try await site.build()
    #expect(second.counts == Counts(3, 4, first.counts.written - 4, 0))
    #expect(second.tree.differences(from: first.tree) == [])
  }

  @Test func withoutItsManifestABuildRemovesNothing() async throws {
    let site = try site()
    let first = try await site.build()
    try site.folder.remove(".greenroom")
    try site.folder.write([
      "site.yaml": Self.configuration.replacing("[en, es]", with: "[en]")
    ])
    let second = try await site.build()
    #expect(second.report.removed == 0)
    #expect(
      second.tree.names.filter { $0.contains("/es/") }
        == first.tree.names.filter { $0.contains("/es/") })
  }

  @Test(arguments: [
    "../precious.txt", "base/../../precious.txt", "./../precious.txt",
    "", ".", "..", "/etc/hostname",
  ])
  func aManifestCannotNameAFileOutsideTheOutput(path: String) async throws {
    let site = try site()
    try site.folder.write([
      "precious.txt": "keep me",
      ".greenroom/manifest.json":
        #"{"version":1,"files":{"\#(path)":[1,2,3,4]}}"#,
    ])
    let build = try await site.build()
    #expect(build.problems == "")
    #expect(build.report.removed == 0)
    #expect(try FileTree(site.folder.path).text("precious.txt") == "keep me")
  }

  @Test(arguments: ["", "{", "[]", #"{"version":99,"files":{}}"#, "\u{0}"])
  func aManifestThatCannotBeReadCostsARenderAndNoMore(text: String)
    async throws
  {
    let site = try site()
    let first = try await site.build()
    try site.folder.write([".greenroom/manifest.json": text])
    let second = try await site.build()
    #expect(second.counts == Counts(57, 0, first.counts.written, 0))
    #expect(second.tree == first.tree)
  }
}
