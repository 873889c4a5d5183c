import Catalog
import Diagnostics
import Glibc
import Localization
import Site
import TestSupport
import Testing

/// What a session does when files are in its way, are taken away, or change
/// without need.
@Suite struct SessionTests {
  private let moving: MovingSite
  private var site: TestSite { moving.site }

  init() async throws { moving = try await MovingSite() }

  private func problems(_ diagnostics: [Diagnostic]) -> String {
    DiagnosticFormat.text.render(diagnostics)
      .split(separator: "\n").dropLast().joined(separator: "\n")
      .replacing(site.folder.path + "/", with: "")
      .replacing(site.folder.path, with: "PROJECT")
  }

  // MARK: The order of writes

  @Test func noPageIsWrittenWhenWhatIsKnownCannotBeKept() async throws {
    try site.folder.makeFolder(".greenroom/streams.json")
    let before = try site.tree()
    let refresh = await moving.goLive()
    #expect(
      problems(refresh.diagnostics) == """
        .greenroom/streams.json: error: “.greenroom/streams.json” is a folder, \
        not a file [unwritable-output]
        """)
    #expect(refresh.rendered == 0)
    #expect(try site.tree().touched(since: before) == [])
    try site.folder.remove(".greenroom/streams.json")
    let again = await moving.tryAgain()
    #expect(again.diagnostics.isEmpty)
    #expect(again.rendered == 6)
    #expect(try moving.stateOfM() == "live")
    try await site.expectEqualsFreshBuild()
  }

  @Test func theLiveFileOfAPageThatCannotBeWrittenStaysOld() async throws {
    let page = "base/en/player/m.html"
    let before = try site.tree()
    try site.folder.remove("site/" + page)
    try site.folder.write(["site/\(page)/in-the-way": ""])
    let refresh = await moving.goLive()
    #expect(
      problems(refresh.diagnostics) == """
        site/\(page): error: “site/\(page)” is a folder, not a file \
        [unwritable-output]
        """)
    let live = "live/base/en/player/m.json"
    let after = try site.tree()
    #expect(after.text(live) == before.text(live))
    #expect(try moving.stateOfM("base/es/player/m.html") == "live")
    try site.folder.remove("site/" + page)
    #expect(await moving.tryAgain().diagnostics.isEmpty)
    #expect(try moving.stateOfM() == "live")
    try await site.expectEqualsFreshBuild()
  }

  @Test func nothingIsWrittenWhileAnotherProcessBuilds() async throws {
    let before = try site.tree()
    let file = open(
      site.folder.path(".greenroom/lock"), O_RDWR | O_CLOEXEC)
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    let refresh = await moving.goLive()
    #expect(refresh.isBusy)
    #expect(
      problems(refresh.diagnostics) == """
        PROJECT: error: another build of this project is running [project-busy]
          help: wait until it is done
        """)
    let report = try #require(await moving.session.build())
    #expect(report.isBusy)
    #expect(try site.tree().touched(since: before) == [])
    close(file)
    let again = await moving.tryAgain()
    #expect(again.rendered == 6)
    #expect(try moving.stateOfM() == "live")
  }

  @Test(arguments: [".greenroom/streams.json", ".greenroom"])
  func whatIsKnownOutlivesItsFile(name: String) async throws {
    _ = await moving.goLive()
    try site.folder.remove(name)
    try site.folder.write(["pages/about.md": "About\n"])
    let report = try #require(await moving.session.build())
    #expect(report.diagnostics.isEmpty)
    #expect(try moving.stateOfM() == "live")
    try await site.expectEqualsFreshBuild()
  }

  @Test func aBuildByAnotherReadsWhatIsKept() async throws {
    _ = await moving.goLive()
    let kept = try FileTree(site.folder.path(".greenroom"))
      .text("streams.json")
    let other = try await MovingSite()
    try other.site.folder.write(
      [".greenroom/streams.json": try #require(kept)])
    let built = try await other.site.build()
    #expect(built.problems == "")
    #expect(built.report.rendered == 6)
    #expect(try other.stateOfM() == "live")
    #expect(other.site.check().isEmpty)
  }

  // MARK: What is worth a build

  @Test func filesThatNoBuildReadsBuildNothing() async throws {
    try site.folder.write(["notes.txt": "…", "site.yaml~": "title: [\n"])
    #expect(await moving.session.build() == nil)
    _ = await moving.goLive()
    #expect(await moving.session.build() == nil)
    try site.folder.write(["site.yaml": MovingSite.configuration + "\n"])
    let report = try #require(await moving.session.build())
    #expect(report.written == 0)
    #expect(await moving.session.build() == nil)
  }

  @Test func aBrokenEditIsReportedOnceUntilSomethingElseChanges()
    async throws
  {
    try site.folder.write(["site.yaml": "title: [\n"])
    let report = try #require(await moving.session.build())
    #expect(report.diagnostics.hasErrors)
    #expect(await moving.session.build() == nil)
    try site.folder.write(["site.yaml": MovingSite.configuration])
    let mended = try #require(await moving.session.build())
    #expect(mended.diagnostics.isEmpty)
  }

  @Test(arguments: ["site.yaml", "catalog.json"])
  func whatIsTakenAwayKeepsTheLastGoodSite(name: String) async throws {
    try site.folder.rename(name, to: "aside")
    let report = try #require(await moving.session.build())
    #expect(report.diagnostics.hasErrors)
    #expect(await moving.goLive().rendered == 6)
    #expect(try moving.stateOfM() == "live")
    try site.folder.rename("aside", to: name)
    #expect(try #require(await moving.session.build()).diagnostics.isEmpty)
    #expect(try moving.stateOfM() == "live")
    try await site.expectEqualsFreshBuild()
  }

  @Test func pagesThatAreTakenAwayComeBack() async throws {
    _ = await moving.goLive()
    let before = try site.tree()
    #expect(await moving.session.isOutputGone == false)
    try site.folder.remove("site")
    #expect(await moving.session.isOutputGone)
    let report = try #require(await moving.session.build())
    #expect(report.diagnostics.isEmpty)
    #expect(try site.tree().differences(from: before) == [])
  }

  @Test func whatIsReadElsewhereIsKnown() async throws {
    let other = try TemporaryFolder()
    try other.write(["catalog.json": MovingSite.catalog()])
    let elsewhere = other.path("catalog.json")
    try site.folder.write([
      "site.yaml": MovingSite.configuration.replacing(
        "catalog.json", with: elsewhere)
    ])
    let report = try #require(await moving.session.build())
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    #expect(await moving.session.inputsElsewhere == [elsewhere])
  }
}
