import Glibc
import Site
import TestSupport
import Testing

/// What a build does to folders that are not its own to write, and what it
/// refuses.
@Suite struct OutputTests {
  private static let files = [
    "site.yaml": SmallSite.configuration("widgets: [{id: w}]"),
    "catalog.json": SmallSite.catalog(SmallSite.video("a", "A")),
  ]

  @Test func theProjectAndTheFoldersThatHoldItAreRefused() async throws {
    for above in ["", "/.", "/..", "/pages/.."] {
      let site = try TestSite(Self.files)
      try site.folder.makeFolder("pages")
      let before = try FileTree(site.folder.path)
      var options = SiteOptions(
        project: ProjectFolder(path: site.folder.path), jobs: 1)
      options.output = site.folder.path + above
      // What stands in these folders is not for a test to read.
      let build = TestBuild(
        report: await SiteBuild(options).run(), tree: before,
        project: site.folder.path)
      let shown = above == "" ? "PROJECT" : String(above.dropFirst())
      #expect(
        build.problems.replacing("PROJECT/", with: "") == """
          \(shown): error: the output folder “\(shown)” is the project or \
          holds it [output-holds-project]
            help: write to a folder of its own, such as site
          """)
      #expect(try FileTree(site.folder.path).bytes == before.bytes)
    }
  }

  @Test func aLinkInPlaceOfAFolderIsNotFollowed() async throws {
    let site = try TestSite(Self.files)
    let elsewhere = try TemporaryFolder()
    try site.folder.link("site/base/en/widgets", to: elsewhere.path)
    let build = try await site.build()
    #expect(
      build.problems == """
        site/base/en/widgets/w.html: error: “site/base/en/widgets/w.html” \
        cannot be reached: a part of its path is a link or not a folder \
        [unwritable-output]
          help: remove what stands there: no link is followed below the output
        """)
    #expect(try FileTree(elsewhere.path).names == [])
    #expect(build.tree.text("base/en/player/a.html") != nil)
  }

  @Test func aLinkInPlaceOfAFileIsReplacedAndNotWrittenThrough() async throws {
    let site = try TestSite(Self.files)
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(["precious": "keep me"])
    try site.folder.link(
      "site/base/en/index.html", to: elsewhere.path("precious"))
    let build = try await site.build()
    #expect(build.problems == "")
    #expect(
      build.tree.text("base/en/index.html")?.hasPrefix("Gallery") == true)
    #expect(try FileTree(elsewhere.path).text("precious") == "keep me")
  }

  @Test func aFileInPlaceOfAFolderIsNamed() async throws {
    let site = try TestSite(Self.files)
    try site.folder.write(["site/base/en/widgets": "in the way"])
    let build = try await site.build()
    #expect(
      build.problems.hasPrefix(
        "site/base/en/widgets/w.html: error: “site/base/en/widgets/w.html” "
          + "cannot be reached"))
    #expect(build.tree.text("base/en/widgets") == "in the way")
  }

  @Test func theOutputFolderItselfMayBeALink() async throws {
    let site = try TestSite(Self.files)
    let elsewhere = try TemporaryFolder()
    try site.folder.link("site", to: elsewhere.path)
    let build = try await site.build()
    #expect(build.problems == "")
    #expect(try FileTree(elsewhere.path).text("index.html") != nil)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() async throws {
    let site = try TestSite(Self.files)
    let build = try await site.build(into: "/sys/greenroom-test")
    #expect(
      build.problems == """
        /sys/greenroom-test: error: “/sys/greenroom-test” may not be used: \
        permission denied [unwritable-output]
        """)
  }

  @Test func whileAnotherBuildRunsTheSecondSaysSo() async throws {
    let site = try TestSite(Self.files)
    _ = try await site.build()
    let file = open(site.folder.path(".greenroom/lock"), O_RDWR)
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    try site.folder.write([
      "catalog.json": SmallSite.catalog(SmallSite.video("a", "B"))
    ])
    let before = try site.tree()
    let second = try await site.build()
    #expect(
      second.problems == """
        PROJECT: error: another build of this project is running [project-busy]
          help: wait until it is done
        """)
    #expect(second.tree == before)
    close(file)
    let third = try await site.build()
    #expect(third.problems == "")
    try await site.expectEqualsFreshBuild()
  }

  @Test func severalOutputFoldersOfOneProjectDoNotMixUp() async throws {
    let site = try TestSite(Self.files)
    let other = try TemporaryFolder()
    let first = try await site.build()
    let second = try await site.build(into: other.path("a"))
    let third = try await site.build(into: other.path("b"))
    #expect(second.report.written == first.report.written)
    #expect(third.tree.bytes == first.tree.bytes)
    #expect(try await site.build().report.written == 0)
    #expect(try await site.build(into: other.path("a")).report.written == 0)
  }

  @Test func whatAKilledBuildLeftBesideItsFilesIsRemoved() async throws {
    let site = try TestSite(Self.files)
    let first = try await site.build()
    try site.folder.write([
      ".greenroom/manifest.json.unfinished": "",
      ".greenroom/manifest.json.greenroom-tmp": "half",
      "site/index.html.greenroom-tmp": "half",
      "site/base/en/widgets/w.html.greenroom-tmp": "half",
      "site/notes.greenroom-tmp": "not ours",
    ])
    let second = try await site.build()
    #expect(second.report.written == 0)
    #expect(
      Set(second.tree.names).subtracting(first.tree.names)
        == ["notes.greenroom-tmp"])
    #expect(
      try FileTree(site.folder.path(".greenroom")).names
        == ["lock", "manifest.json"])
  }
}
