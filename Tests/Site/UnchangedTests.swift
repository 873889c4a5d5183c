import Localization
import Site
import Synchronization
import TestSupport
import Testing

/// A build that has nothing to do and nothing to say does not load the
/// project; every other build does.
@Suite struct UnchangedTests {
  private func site() throws -> TestSite {
    try TestSite([
      "site.yaml": SmallSite.configuration(
        "widgets: [{id: all, dataSource: {labels: x}}]\n"),
      "catalog.json": SmallSite.catalog(
        SmallSite.video(
          "a", "A", #""labels": ["x"], "thumbnail": {"url": "a.png"}"#)),
      "a.png": "picture", "themes/own/theme.yaml": "name: Own\n",
      "pages/about.md": "About\n",
    ])
  }

  /// Builds and says which steps were taken.
  private func steps(
    _ site: TestSite, _ change: (inout SiteOptions) -> Void = { _ in }
  ) async -> (taken: [BuildStep], SiteBuild.Report) {
    var options = SiteOptions(
      project: ProjectFolder(path: site.folder.path), jobs: 2)
    change(&options)
    let taken = Mutex<[BuildStep]>([])
    let report = await SiteBuild(options) { step in
      taken.withLock { $0.append(step) }
    }.run()
    return (taken.withLock { $0 }, report)
  }

  @Test func withoutAChangeTheProjectIsNotLoaded() async throws {
    let site = try site()
    let first = try await site.build()
    #expect(first.problems == "")
    let (taken, report) = await steps(site)
    #expect(taken == [])
    #expect(report.kept == first.report.written)
    #expect(report.rendered + report.written + report.removed == 0)
    #expect(try site.tree() == first.tree)
  }

  @Test(arguments: [
    ["catalog.json": SmallSite.catalog(SmallSite.video("a", "Other"))],
    ["a.png": "another picture"],
    ["pages/about.md": "About us\n"],
    ["pages/more.md": "More\n"],
    ["themes/own/theme.yaml": "name: Mine\n"],
    ["themes/base/theme.yaml": "extends: base\n"],
    ["Templates/styles/own.css": ".own { color: red }\n"],
    ["site/index.html": "touched"],
    ["site/site.json": ""],
    [".greenroom/manifest.json": "{}"],
    [".greenroom/manifest.json.unfinished": ""],
  ])
  func aChangeAnywhereIsSeen(files: [String: String]) async throws {
    let site = try site()
    _ = try await site.build()
    try site.folder.write(files)
    let (taken, _) = await steps(site)
    #expect(taken.first == .load)
    try await site.expectEqualsFreshBuild()
  }

  @Test(arguments: [
    "a.png", "pages/about.md", "themes/own", "site/index.html", "site",
    ".greenroom",
  ])
  func aFileThatIsGoneIsMissed(name: String) async throws {
    let site = try site()
    _ = try await site.build()
    try site.folder.remove(name)
    let (taken, _) = await steps(site)
    #expect(taken.first == .load)
  }

  @Test func anotherClockIsAnotherBuild() async throws {
    let site = try site()
    _ = try await site.build()
    let (taken, _) = await steps(site) { $0.now = Instant(milliseconds: 0) }
    #expect(taken.first == .load)
  }

  @Test func aWarningIsReportedAgain() async throws {
    let site = try site()
    try site.folder.remove("a.png")
    let first = try await site.build()
    #expect(first.problems != "")
    let (taken, report) = await steps(site)
    #expect(taken.first == .load)
    #expect(report.diagnostics == first.report.diagnostics)
  }
}
