import Glibc
import TestSupport
import Testing

/// What `watch` does when the files of a project, or of its site, are moved
/// about beneath it.
@Suite struct WatchTroubleTests {
  private let greenroom = Executable()
  private static let page = "site/base/en/widgets/clips.html"
  private static let live = "site/live/base/en/widgets/matches.json"

  private func project(_ more: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    let site = try #require(Project.files["site.yaml"])
    try folder.write(["site.yaml": "\(site)\n\(more)\n"])
    return folder
  }

  /// Watches a project from its first build on.
  private func watch(_ folder: TemporaryFolder) throws -> Executable.Running {
    let running = try greenroom.start(["watch"], in: folder.path)
    until("the first build") { running.errorText.contains("files written") }
    return running
  }

  private func stop(_ running: consuming Executable.Running)
    -> Executable.Result
  {
    running.signal(SIGTERM)
    return running.wait()
  }

  @Test func aSiteThatIsTakenAwayComesBack() throws {
    let folder = try project()
    let running = try watch(folder)
    let before = try FileTree(folder.path("site"))
    try folder.rename("site", to: ".aside")
    until("the site again") {
      folder.text("site/site.json") != nil
        && running.errorText.split(separator: "\n").count == 2
    }
    let after = try FileTree(folder.path("site"))
    #expect(after.differences(from: before) == [])
    let result = stop(running)
    #expect(
      result.error.split(separator: "\n").allSatisfy {
        $0.hasSuffix("files written, 0 unchanged, 0 removed")
      }, "\(result.error)")
  }

  @Test func aCatalogMayGoAndComeBackChanged() throws {
    let folder = try project()
    let running = try watch(folder)
    try folder.remove("catalog.json")
    until("the error") { running.errorText.contains("[unreadable-file]") }
    #expect(folder.text(Self.page)?.contains("Apple") == true)
    try folder.write(["catalog.json": Project.catalog("!")])
    until("the new one") {
      folder.text(Self.page)?.contains("Apple!") == true
    }
    #expect(stop(running).status == 0)
  }

  @Test func aCatalogElsewhereIsWatchedToo() throws {
    let other = try TemporaryFolder()
    try other.write(["catalog.json": Project.catalog(), "a.png": "picture"])
    let folder = try TemporaryFolder()
    let site = try #require(Project.files["site.yaml"])
    try folder.write([
      "site.yaml": site.replacing(
        "catalog.json", with: other.path("catalog.json")),
      "pages/welcome.md": "# Welcome\n",
    ])
    let running = try greenroom.start(["watch"], in: folder.path)
    until("the first build") { folder.text(Self.page) != nil }
    try other.write(["catalog.json": Project.catalog("!")])
    until("the edit") { folder.text(Self.page)?.contains("Apple!") == true }
    #expect(stop(running).status == 0)
  }

  @Test func anEditOfThePollerStartsAnother() throws {
    let folder = try project(#"poller: {url: "file:one.json", interval: 1}"#)
    try folder.write([
      "one.json": #"{"streams": []}"#,
      "two.json": #"{"streams": [{"id": "m2", "streamState": "live"}]}"#,
    ])
    let running = try watch(folder)
    let site = try #require(folder.text("site.yaml"))
    try folder.write([
      "site.yaml": site.replacing("one.json", with: "two.json")
    ])
    until("what the other says") {
      folder.text(Self.live)?
        .contains(#"{"id":"m2","streamState":"live""#) == true
    }
    // Without one nothing is polled, and what is known stays.
    let plain = try #require(Project.files["site.yaml"])
    try folder.write([
      "site.yaml": plain,
      "catalog.json": Project.catalog("!"),
      "two.json": #"{"streams": [{"id": "m2", "streamState": "ended"}]}"#,
    ])
    until("the edit") { folder.text(Self.page)?.contains("Apple!") == true }
    let result = stop(running)
    #expect(result.status == 0)
    #expect(result.error.contains("m2 is live\n"))
    #expect(!result.error.contains("m2 is ended\n"))
    #expect(
      folder.text(Self.live)?.contains(#""id":"m2","streamState":"live""#)
        == true)
  }

  @Test func anEditWaitsForTheBuildOfAnother() throws {
    let folder = try project()
    let running = try watch(folder)
    let file = open(folder.path(".greenroom/lock"), O_RDWR | O_CLOEXEC)
    #expect(flock(file, LOCK_EX) == 0)
    try folder.write(["catalog.json": Project.catalog("!")])
    until("its line") {
      running.errorText.hasSuffix("waiting for another build of this project\n")
    }
    #expect(folder.text(Self.page)?.contains("Apple!") == false)
    close(file)
    until("the edit") { folder.text(Self.page)?.contains("Apple!") == true }
    #expect(!stop(running).error.contains("project-busy"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsABuildInItsMiddle(signal: Int32) throws {
    let folder = try project("players: {pages: all}")
    let items = (0..<2_000).map { #"{"id": "v\#($0)", "title": "T"}"# }
    try folder.write([
      "catalog.json": "{\"items\": [\(items.joined(separator: ","))]}"
    ])
    let running = try greenroom.start(
      ["watch", "--jobs", "1"], in: folder.path)
    until("the first pages") {
      folder.text("site/base/en/player/v0.html") != nil
    }
    running.signal(signal)
    let result = running.wait()
    #expect(result == Executable.Result(status: 0, output: "", error: ""))
    #expect(folder.text("site/site.json") == nil, "it was not done yet")
  }
}
