import Glibc
import TestSupport
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(2))) struct WatcherTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "site.yaml": "x", "themes/a/theme.yaml": "x", "site/index.html": "x",
      "elsewhere/real.json": "x",
    ])
  }

  /// Tells of changes until one is of the last of these paths; every path
  /// must have been told by then, and none of the others.
  private func expect(
    _ paths: [String], from watcher: FileWatcher,
    after change: () throws -> Void
  ) async throws {
    try change()
    var told: Set<String> = []
    for await changes in watcher {
      guard case .paths(let some) = changes else { break }
      told.formUnion(some.map { String($0.dropFirst(folder.path.count + 1)) })
      if paths.allSatisfy(told.contains) { break }
    }
    #expect(told.isSuperset(of: paths))
    #expect(
      told.allSatisfy { !$0.hasPrefix("site/") && !$0.contains("/.") },
      "\(told)")
  }

  private func watcher(_ names: [String]) throws -> FileWatcher {
    try FileWatcher(
      names.map(folder.path), ignoring: [folder.path("site")], quiet: 20)
  }

  @Test func changesAreToldWhateverWayTheyAreMade() async throws {
    let watcher = try watcher(["site.yaml", "themes", "catalog.json"])
    try await expect(["site.yaml"], from: watcher) {
      try folder.write(["site.yaml": "y"])
    }
    // Editors write beside the file and rename.
    try await expect(["site.yaml"], from: watcher) {
      try folder.write(["site.yaml~": "z"])
      try folder.rename("site.yaml~", to: "site.yaml")
    }
    // A file that was not there.
    try await expect(["catalog.json"], from: watcher) {
      try folder.write(["catalog.json": "{}"])
    }
    try await expect(["catalog.json"], from: watcher) {
      try folder.remove("catalog.json")
    }
    // What stands in a new folder, and in those below it.
    try await expect(
      ["themes/b/fonts/x.woff2", "themes/b/theme.yaml"], from: watcher
    ) {
      try folder.write([
        "themes/b/theme.yaml": "x", "themes/b/fonts/x.woff2": "x",
      ])
    }
    try await expect(["themes/b/fonts/y.woff2"], from: watcher) {
      try folder.write([
        "site/index.html": "y", "themes/.git/x": "y", "other.txt": "x",
        "themes/b/fonts/y.woff2": "x",
      ])
    }
    // A folder with another name.
    try await expect(["themes/c"], from: watcher) {
      try folder.rename("themes/b", to: "themes/c")
    }
    try await expect(["themes/c/fonts/x.woff2"], from: watcher) {
      try folder.write(["themes/c/fonts/x.woff2": "z"])
    }
    // A folder that goes and comes back.
    try await expect(["themes"], from: watcher) { try folder.remove("themes") }
    try await expect(["themes/a/theme.yaml"], from: watcher) {
      try folder.write(["themes/a/theme.yaml": "x"])
    }
    watcher.stop()
  }

  @Test func whatIsBelowFoldersThatComeLaterIsTold() async throws {
    let watcher = try watcher(["data/deep/catalog.json"])
    try await expect(["data/deep/catalog.json"], from: watcher) {
      try folder.write(["data/deep/catalog.json": "x"])
    }
    try await expect(["data/deep/catalog.json"], from: watcher) {
      try folder.write(["data/deep/catalog.json": "y"])
    }
  }

  @Test func aLinkIsFollowedToItsFile() async throws {
    try folder.link("catalog.json", to: "elsewhere/real.json")
    let watcher = try watcher(["catalog.json"])
    try await expect(["catalog.json"], from: watcher) {
      try folder.write(["elsewhere/new.json": "y"])
      try folder.rename("elsewhere/new.json", to: "elsewhere/real.json")
    }
  }

  @Test func foldersInsideThemselvesEnd() async throws {
    try folder.link("themes/a/loop", to: "..")
    let watcher = try watcher(["themes"])
    try await expect(["themes/a/theme.yaml"], from: watcher) {
      try folder.write(["themes/a/theme.yaml": "y"])
    }
  }

  @Test func othersAreWatchedFromNowOn() async throws {
    let watcher = try watcher(["site.yaml"])
    try await expect(["themes/a"], from: watcher) {
      watcher.watch([folder.path("themes")])
    }
    try await expect(["themes/a/theme.yaml"], from: watcher) {
      try folder.write(["themes/a/theme.yaml": "y"])
    }
    watcher.stop()
    for await changes in watcher { Issue.record("\(changes)") }
  }

  @Test func aBatchEndsWhenItHasBeenQuiet() {
    var batch = ChangeBatch(quiet: 100, patience: 1000, limit: 3)
    #expect(batch.due == nil)
    batch.add("b", at: 10)
    batch.add("a", at: 60)
    batch.add("b", at: 70)
    #expect(batch.due == 170)
    #expect(batch.take(at: 169) == nil)
    #expect(batch.take(at: 170) == .paths(["a", "b"]))
    #expect(batch.due == nil)
    #expect(batch.take(at: 999) == nil)
  }

  @Test func aBatchEndsEvenIfItIsNeverQuiet() {
    var batch = ChangeBatch(quiet: 100, patience: 1000, limit: 3)
    for time in stride(from: 0, through: 990, by: 90) {
      batch.add("a", at: time)
    }
    #expect(batch.due == 1000)
  }

  @Test func tooMuchIsEverything() {
    var batch = ChangeBatch(quiet: 100, patience: 1000, limit: 3)
    for path in ["a", "b", "c", "d", "e"] { batch.add(path, at: 0) }
    #expect(batch.take(at: 100) == .everything)
    batch.addEverything(at: 200)
    batch.add("a", at: 250)
    #expect(batch.take(at: 350) == .everything)
    batch.add("a", at: 400)
    #expect(batch.take(at: 500) == .paths(["a"]))
  }

  @Test func whatIsCoveredIsNotWhatToolsPutBeside() {
    let paths = WatchedPaths(
      wanted: ["/p/site.yaml", "/p/themes", "/p/.x/y"], ignored: ["/p/site"])
    let covered = [
      "/p/site.yaml", "/p/themes/a/b", "/p/themes", "/p", "/p/.x/y",
    ]
    let others = [
      "/p/site.yaml~", "/p/.site.yaml.swp", "/p/themes/.git/x", "/p/site/a",
      "/p/site", "/p/themes2", "/q", "/p/themes/a/.b",
    ]
    for path in covered { #expect(paths.covers(path), "\(path)") }
    for path in others { #expect(!paths.covers(path), "\(path)") }
  }
}
