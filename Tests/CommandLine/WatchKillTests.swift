import Foundation
import Glibc
import TestSupport
import Testing

/// `watch` that is killed at any moment of a refresh leaves every page old or
/// new and no live file newer than its page, and the next build is whole.
@Suite struct WatchKillTests {
  private let greenroom = Executable()
  private static let ids = 0..<60
  /// A hundred kills take minutes; `make test-all` asks for them.
  private static let rounds =
    ProcessInfo.processInfo.environment["GREENROOM_BROWSER_TESTS"] == "all"
    ? 100 : 12

  private static func streams(_ state: String, _ revision: Int) -> String {
    ids.map {
      """
      {"id": "m\($0)", "title": "T", "streamState": "\(state)",
       "startTime": "2026-06-18T19:00:00Z", "revision": \(revision)}
      """
    }.joined(separator: ",\n")
  }

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let templates = [
      "player-page": "{{#player}}{{title}} {{streamState}}{{/player}}",
      "player-fragment": "{{#player}}{{streamState}}{{/player}}",
      "widget-page":
        "{{#widget}}{{#cards}}{{title}} {{streamState}} {{/cards}}{{/widget}}",
      "card-fragment": "{{#card}}{{streamState}}{{/card}}",
      "state-page": "{{#player}}{{title}}{{/player}}",
      "gallery": "{{#gallery}}{{#videos}}{{title}} {{/videos}}{{/gallery}}",
    ]
    for (name, text) in templates {
      try folder.write(["Templates/\(name).mustache": text])
    }
    try folder.write([
      "site.yaml": """
      title: Cup
      locales: [en, es]
      themes: [base]
      catalog: catalog.json
      widgets: [{id: all, videosFilterParams: {contentTypes: [Stream]}}]
      poller: {url: "file:feed.json", interval: 1}
      """,
      "catalog.json": "{\"items\": [\(streams("upcoming", 1))]}",
    ])
    return folder
  }

  @Test func everyPageIsOldOrNewAndNoLiveFileIsNewerThanItsPage() throws {
    let folder = try Self.project()
    let site = folder.path("site")
    _ = try greenroom.run(["build", "--quiet"], in: folder.path)
    var old = try FileTree(site)
    var torn = 0
    for round in 0..<Self.rounds {
      let state = round % 2 == 0 ? "live" : "upcoming"
      try folder.write([
        "feed.json": "{\"streams\": [\(Self.streams(state, round + 2))]}"
      ])
      let names = old.names
      let moment = round * names.count / Self.rounds
      let running = try greenroom.start(
        ["watch", "--quiet", "--jobs", "1"], in: folder.path)
      let deadline = Date(timeIntervalSinceNow: 60)
      while running.isAlive, Date() < deadline {
        let now = try FileTree.stamps(of: names, in: site)
        let changed = names.count { now[$0] != old.stamps[$0] }
        if changed > 0,
          changed >= moment
            || now["live/base/es/widgets/all.json"]
              != old.stamps["live/base/es/widgets/all.json"]
        {
          break
        }
      }
      running.signal(SIGKILL)
      #expect(running.wait().status == nil, "round \(round)")
      let killed = try FileTree(site)
      let result = try greenroom.run(["build", "--quiet"], in: folder.path)
      #expect(result == Executable.Result(status: 0, output: "", error: ""))
      let new = try FileTree(site)
      #expect(
        new.text("base/en/widgets/all.html")?.contains(state) == true,
        "round \(round)")
      if Self.check(killed, old, new) { torn += 1 }
      #expect(new.names == old.names)
      old = new
    }
    #expect(torn > 0, "rounds are to end in the middle of a refresh")
  }

  /// Whether the tree is between the two.
  private static func check(
    _ tree: FileTree, _ old: FileTree, _ new: FileTree
  ) -> Bool {
    var isOld = false
    var isNew = false
    for name in tree.names where !name.hasSuffix(".greenroom-tmp") {
      let bytes = tree.bytes[name]
      guard old.bytes[name] != new.bytes[name] else { continue }
      #expect(
        bytes == old.bytes[name] || bytes == new.bytes[name],
        "\(name) is neither old nor new")
      if bytes == old.bytes[name] { isOld = true } else { isNew = true }
      guard name.hasPrefix("live/"), bytes != old.bytes[name] else { continue }
      let page = String(name.dropFirst(5).dropLast(5)) + ".html"
      #expect(
        tree.bytes[page] == new.bytes[page], "\(name) is newer than its page")
    }
    return isOld && isNew
  }
}
