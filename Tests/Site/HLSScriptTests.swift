import Site
import Testing

/// The copy of hls.js of a site: the program's, or its own.
@Suite struct HLSScriptTests {
  private static let playlist = SmallSite.video(
    "a", "A", #""playback": {"hls": "https://cdn.example/a.m3u8"}"#)
  private static let bundled = HLSScript(
    Array("the program's".utf8), licence: Array("its licence".utf8))

  private func site(
    _ item: String, _ more: String = "", _ files: [String: String] = [:]
  ) throws -> TestSite {
    let shown =
      "widgets: [{id: w, videosFilterParams: "
      + "{contentTypes: [Video, Stream]}}]\n"
    return try TestSite(
      files.merging([
        "site.yaml": SmallSite.configuration(shown + more),
        "catalog.json": SmallSite.catalog(item),
        "Templates/player-page.mustache": "{{page.hls}}",
        "Templates/widget-page.mustache": "{{page.hls}}",
      ]) { $1 })
  }

  /// The texts of the published copies and licences.
  private func published(_ build: TestBuild) -> [String] {
    build.tree.names.filter { $0.hasPrefix("assets/hls") }
      .compactMap(build.tree.text).sorted()
  }

  @Test func isPublishedWithItsLicenceAndNamedByPagesThatPlay() async throws {
    let build = try await site(Self.playlist).build(hls: Self.bundled)
    #expect(build.problems == "")
    #expect(published(build) == ["its licence", "the program's"])
    let page = build.tree.text("base/en/player/a.html") ?? ""
    #expect(page.hasPrefix("../../../assets/hls."))
    #expect(build.tree.text(String(page.dropFirst(9))) == "the program's")
    #expect(build.tree.text("base/en/widgets/w.html") == "")
  }

  /// A stream may get a playlist while its page is open; a video may not.
  @Test func isPublishedOnlyWhereItMayBeNeeded() async throws {
    let stream = try await site(SmallSite.stream("a", "A", "upcoming"))
      .build(hls: Self.bundled)
    #expect(published(stream).count == 2)
    let video = try await site(SmallSite.video("a", "A"))
      .build(hls: Self.bundled)
    #expect(published(video) == [])
    #expect(video.tree.text("base/en/player/a.html") == "")
  }

  @Test func aSiteBuildsWithoutOneAndSaysSoOnlyIfItPlaysHLS() async throws {
    let build = try await site(Self.playlist).build()
    #expect(
      build.problems == """
        catalog.json:2:1: notice: “a” plays by HLS, and there is no copy of \
        hls.js for the pages [no-hls-script]
          help: build Greenroom with “make greenroom”, which fetches one, or \
        name one with “hlsScript” in “site.yaml”
        """)
    #expect(published(build) == [])
    #expect(build.tree.text("base/en/player/a.html") == "")
    let stream = try await site(SmallSite.stream("a", "A", "live")).build()
    #expect(stream.problems == "")
  }

  @Test func aSiteMayNameAnother() async throws {
    let site = try site(
      Self.playlist, "hlsScript: vendor/hls.js\n",
      ["vendor/hls.js": "\u{FEFF}the site's"])
    for hls in [nil, Self.bundled] {
      let build = try await site.build(hls: hls)
      #expect(build.problems == "")
      #expect(published(build) == ["the site's"])
    }
    try site.folder.write(["vendor/hls.js": "another"])
    let build = try await site.build()
    #expect(published(build) == ["another"])
    try await site.expectEqualsFreshBuild()
  }

  @Test func oneThatIsNotThereIsAnError() async throws {
    let build = try await site(Self.playlist, "hlsScript: hls.js\n")
      .build(hls: Self.bundled)
    #expect(
      build.problems == """
        site.yaml:6:12: error: “hls.js” does not exist [unreadable-file]
          help: “hlsScript” names a copy of hls.js, relative to site.yaml
        """)
  }

  /// A program that was built anew with a copy is another program; a test of
  /// it needs no other program.
  @Test func anotherCopyIsAnotherBuild() async throws {
    let site = try site(SmallSite.stream("a", "A", "live"))
    _ = try await site.build()
    let build = try await site.build(hls: Self.bundled)
    #expect(published(build).count == 2)
    #expect(build.report.rendered > 0)
  }

  @Test func theIntervalOfPagesStandsInLiveFiles() async throws {
    let site = try site(SmallSite.stream("a", "A", "live"))
    let path = "live/base/en/widgets/w.json"
    let plain = try await site.build()
    #expect(plain.tree.text(path)?.hasPrefix("{\"streams\":[") == true)
    var options = SiteOptions(
      project: ProjectFolder(path: site.folder.path), jobs: 1)
    options.refreshInterval = 0.5
    let report = await SiteBuild(options).run()
    #expect(report.rendered > 0)
    let text = try site.tree().text(path)
    #expect(text?.hasPrefix("{\"interval\":0.5,\"streams\":[") == true)
  }
}
