import Glibc
import TestSupport
import Testing

/// A build that is killed at any moment leaves every page old or new, and the
/// next build makes good what it left.
@Suite struct KillTests {
  private let greenroom = Executable()

  /// Pages that write little, so that much of a build is writing.
  private static let templates = [
    "player-page": "{{#player}}{{title}} {{playerState}}{{/player}}",
    "player-fragment": "{{#player}}{{title}}{{/player}}",
    "widget-page": "{{#widget}}{{#cards}}{{title}} {{/cards}}{{/widget}}",
    "card-fragment": "{{#card}}{{title}}{{/card}}",
    "state-page": "{{#player}}{{title}}{{/player}}",
    "gallery": "{{#gallery}}{{#videos}}{{title}} {{/videos}}{{/gallery}}",
  ]

  /// A catalog of streams; the two differ in every title and in some ids.
  private static func catalog(_ version: String, _ ids: Range<Int>) -> String {
    let items = ids.map { id in
      """
      {"id": "m\(id)", "title": "\(version) \(id)", "streamState": "live",
       "startTime": "2026-06-18T19:00:00Z"}
      """
    }
    return "{\"items\": [\(items.joined(separator: ",\n"))]}"
  }

  private static let catalogs = [
    catalog("one", 0..<90), catalog("two", 10..<100),
  ]

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      templates.reduce(into: [:]) {
        $0["Templates/\($1.key).mustache"] = $1.value
      })
    try folder.write([
      "site.yaml": """
      title: Cup
      locales: [en]
      themes: [base]
      catalog: catalog.json
      widgets: [{id: all, videosFilterParams: {contentTypes: [Stream]}}]
      """,
      "catalog.json": catalogs[0],
    ])
    return folder
  }

  private func build(_ folder: TemporaryFolder, _ words: [String] = []) throws {
    let result = try greenroom.run(
      ["build", "--quiet"] + words, in: folder.path)
    #expect(result == Executable.Result(status: 0, output: "", error: ""))
  }

  /// How many of these files are not as they were.
  private func count(
    of names: [String], in folder: String, notAsIn before: FileTree
  ) throws -> Int {
    let now = try FileTree.stamps(of: names, in: folder)
    return names.count { now[$0] != before.stamps[$0] }
  }

  @Test func everyPageIsOldOrNewAndTheNextBuildIsWhole() throws {
    let folder = try Self.project()
    let site = folder.path("site")
    var fresh: [FileTree] = []
    for catalog in Self.catalogs {
      try folder.write(["catalog.json": catalog])
      let other = try TemporaryFolder()
      try build(folder, ["--output", other.path("fresh")])
      fresh.append(try FileTree(other.path("fresh")))
    }
    let names = Set(fresh[0].names).union(fresh[1].names).sorted()
    #expect(names.count > 200)
    try folder.write(["catalog.json": Self.catalogs[0]])
    try build(folder)
    var killed = 0
    for round in 0..<25 {
      // From the first catalog to the second, then back, and so on.
      let (old, new) = (fresh[round % 2], fresh[(round + 1) % 2])
      try folder.write(["catalog.json": Self.catalogs[(round + 1) % 2]])
      let before = try FileTree(site)
      #expect(before.differences(from: old) == [])
      let moment = round * names.count / 24
      let running = try greenroom.start(
        ["build", "--quiet", "--jobs", "2"], in: folder.path)
      while running.isAlive {
        let changed = try count(of: names, in: site, notAsIn: before)
        if changed >= moment { break }
      }
      running.signal(SIGKILL)
      if running.wait().status == nil { killed += 1 }
      try expectOldOrNew(FileTree(site), old, new)
      try build(folder)
      let after = try FileTree(site)
      #expect(after.differences(from: new) == [], "round \(round)")
      #expect(after.emptyFolders == [])
      #expect(
        try FileTree(folder.path(".greenroom")).names
          .filter { !$0.hasPrefix("manifest-") } == ["lock", "manifest.json"])
    }
    #expect(killed >= 10, "rounds are to end by the signal")
  }

  private func expectOldOrNew(
    _ tree: FileTree, _ old: FileTree, _ new: FileTree
  ) {
    let suffix = ".greenroom-tmp"
    for name in tree.names {
      let bytes = tree.bytes[name]
      if name.hasSuffix(suffix) {
        let owner = String(name.dropLast(suffix.count))
        #expect(old.bytes[owner] != nil || new.bytes[owner] != nil)
        continue
      }
      #expect(
        bytes == old.bytes[name] || bytes == new.bytes[name],
        "\(name) is neither old nor new")
      guard name.hasPrefix("live/"), bytes != old.bytes[name] else { continue }
      let page = String(name.dropFirst(5).dropLast(5)) + ".html"
      #expect(
        tree.bytes[page] == new.bytes[page],
        "\(name) is newer than its page")
    }
  }
}
