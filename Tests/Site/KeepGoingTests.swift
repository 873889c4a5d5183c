import Diagnostics
import TestSupport
import Testing

/// Errors stop a build before it writes, unless it is told to keep going.
@Suite struct KeepGoingTests {
  private static let bad = [
    "site.yaml": SmallSite.configuration("widgets: [{id: w}]"),
    "catalog.json": SmallSite.catalog(SmallSite.video("a", "A")),
    "pages/good.md": "Good\n", "pages/bad.md": "```widget nobody\n```\n",
    "Templates/widget-page.mustache": "{{unheard-of}}",
  ]

  @Test func withErrorsNothingIsWritten() async throws {
    let site = try TestSite(Self.bad)
    let build = try await site.build()
    #expect(build.report.diagnostics.hasErrors)
    #expect(build.counts == Counts(0, 0, 0, 0))
    #expect(build.tree.names == [])
    #expect(try FileTree(site.folder.path(".greenroom")).names == [])
  }

  @Test func keepingGoingWritesThePagesWithoutErrors() async throws {
    let site = try TestSite(Self.bad)
    let build = try await site.build(keepsGoing: true)
    #expect(build.report.diagnostics.count == 2)
    #expect(build.files["base/en/pages/good.html"] != nil)
    #expect(build.files["base/en/player/a.html"] != nil)
    #expect(build.files["base/en/pages/bad.html"] == nil)
    #expect(build.files["base/en/widgets/w.html"] == nil)
    #expect(build.files["site.json"]?.contains("widgets/w.html") == false)
  }

  @Test func keepingGoingLeavesEarlierPagesOfWhatHasErrors() async throws {
    var good = Self.bad
    good["Templates/widget-page.mustache"] = "fine\n"
    good["pages/bad.md"] = "Fine\n"
    let site = try TestSite(good)
    let before = try await site.build()
    try site.folder.write(Self.bad)
    let after = try await site.build(keepsGoing: true)
    #expect(after.report.removed == 0)
    #expect(
      after.files["base/en/widgets/w.html"]
        == before.files["base/en/widgets/w.html"])
    try site.folder.write(good)
    #expect(try await site.build().problems == "")
    try await site.expectEqualsFreshBuild()
  }

  @Test func keepingGoingWithoutErrorsIsAnOrdinaryBuild() async throws {
    var files = Self.bad
    files["Templates/widget-page.mustache"] = "fine\n"
    files["pages/bad.md"] = "Fine\n"
    let site = try TestSite(files)
    _ = try await site.build()
    try site.folder.remove("pages/bad.md")
    let after = try await site.build(keepsGoing: true)
    #expect(after.report.removed == 1)
    try await site.expectEqualsFreshBuild()
  }

  @Test func checkingReportsTheSameAndWritesNothing() async throws {
    let site = try TestSite(Self.bad)
    let before = try FileTree(site.folder.path)
    let found = site.check()
    let built = try await site.build()
    #expect(found == built.report.diagnostics)
    #expect(try FileTree(site.folder.path) == before)
  }
}
