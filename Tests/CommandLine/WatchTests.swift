import Foundation
import Glibc
import TestSupport
import Testing

/// `watch` and `serve` as processes: what they print, what they follow, and
/// how they end.
@Suite struct WatchTests {
  private let greenroom = Executable()

  @Test(arguments: [SIGINT, SIGTERM])
  func watchFollowsEditsAndEndsAtOnce(signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    let running = try greenroom.start(["watch"], in: folder.path)
    let page = "site/base/en/widgets/clips.html"
    until("the first build") { folder.text(page) != nil }
    try folder.write(["catalog.json": Project.catalog("!")])
    until("the edit") { folder.text(page)?.contains("Apple!") == true }
    try folder.write(["site.yaml": "title: [\n"])
    until("the broken edit") {
      running.errorText.contains("[yaml-syntax]")
    }
    #expect(folder.text(page)?.contains("Apple!") == true)
    running.signal(signal)
    let result = running.wait()
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(
      result.error.split(separator: "\n").first?
        .hasSuffix("files written, 0 unchanged, 0 removed") == true)
  }

  @Test func watchFollowsItsPoller() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    let site = try #require(Project.files["site.yaml"])
    try folder.write([
      "site.yaml": site
        + "\npoller: {url: \"file:feed.json\", interval: 1}\n",
      "feed.json": #"{"streams": [{"id": "m2", "streamState": "live"}]}"#,
    ])
    let running = try greenroom.start(["watch"], in: folder.path)
    until("the update") {
      folder.text("site/live/base/en/widgets/matches.json")?
        .contains(#"{"id":"m2","streamState":"live""#) == true
    }
    until("its line") { running.errorText.contains("m2 is live\n") }
    running.signal(SIGTERM)
    #expect(running.wait().status == 0)
    let again = try greenroom.run(["build"], in: folder.path)
    #expect(again.error.contains(", 0 files written, "))
    #expect(
      folder.text("site/base/en/widgets/matches.html")?
        .contains(#"data-video="m2" data-stream-state="live""#) == true)
  }

  @Test(arguments: ["watch", "serve"])
  func aVariableThatIsNotSetIsAnError(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    let site = try #require(Project.files["site.yaml"])
    try folder.write([
      "site.yaml": site + "\npoller: {url: \"http://localhost/${KEY}\"}\n"
    ])
    let running = try greenroom.start(
      command == "serve" ? ["serve", "--port", "0"] : ["watch"],
      in: folder.path)
    until("the error") { running.errorText.contains("1 error\n") }
    running.signal(SIGTERM)
    let result = running.wait()
    #expect(result.error.contains("“KEY”"))
    #expect(result.error.contains("site.yaml:"))
  }

  @Test func servePrintsItsAddressAndNothingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    let running = try greenroom.start(
      ["serve", "--port", "0", "--quiet"], in: folder.path)
    until("the address") { running.outputText.hasSuffix("/\n") }
    until("the site") { folder.text("site/site.json") != nil }
    let address = running.outputText.dropLast()
    #expect(
      address.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\//) != nil)
    let other = try greenroom.run(
      [
        "serve", "--port",
        String(address.split(separator: ":")[2].dropLast()),
      ], in: folder.path)
    #expect(other.status == 1)
    #expect(other.output == "")
    #expect(other.error.contains("is in use"))
    running.signal(SIGINT)
    let result = running.wait()
    #expect(result.status == 0)
    #expect(result.output == "\(address)\n")
    #expect(result.error == "")
  }
}
