import TestSupport
import Testing

/// A folder becomes a site that builds without a word.
@Suite struct InitTests {
  private let greenroom = Executable()

  /// Builds the project in a folder; nothing may be said against it.
  private func build(_ path: String) throws {
    let check = try greenroom.run(["check", "--quiet"], in: path)
    #expect(check.error == "")
    let result = try greenroom.run(["build", "--quiet"], in: path)
    #expect(result == Executable.Result(status: 0, output: "", error: ""))
    #expect(try FileTree("\(path)/site").text("index.html") != nil)
  }

  @Test func anEmptyFolderBecomesASiteOfSamples() throws {
    let folder = try TemporaryFolder()
    let result = try greenroom.run(["init", "demo"], in: folder.path)
    #expect(
      result
        == Executable.Result(
          status: 0, output: "",
          error: """
            wrote 17 files to demo
            next: greenroom build --project demo

            """))
    let tree = try FileTree(folder.path("demo"))
    #expect(
      tree.names.filter { !$0.hasPrefix("img/") } == [
        "catalog.json", "pages/welcome.md", "site.yaml",
        "themes/demo/notes.md", "themes/demo/theme.yaml",
      ])
    try build(folder.path("demo"))
  }

  @Test func whatIsGivenIsUsed() throws {
    let folder = try TemporaryFolder()
    try folder.write(["l.SVG": "<svg xmlns='http://www.w3.org/2000/svg'/>"])
    let result = try greenroom.run(
      [
        "init", "a", "--title", "A: \"B\"", "--brand", "#fd0", "--logo",
        "l.SVG", "--locale", "es", "--locale", "ar", "--extends", "midnight",
        "--quiet",
      ], in: folder.path)
    #expect(result == Executable.Result(status: 0, output: "", error: ""))
    let tree = try FileTree(folder.path("a"))
    let site = try #require(tree.text("site.yaml"))
    #expect(site.contains("\ntitle: \"A: \\\"B\\\"\"\n"))
    #expect(site.contains("\nlocales: [es, ar]\n"))
    #expect(site.contains("\nthemes: [a-b, midnight]\n"))
    #expect(tree.text("pages/logo.svg") != nil)
    #expect(
      tree.text("themes/a-b/theme.yaml")?.contains("\nextends: midnight\n")
        == true)
    try build(folder.path("a"))
  }

  @Test func nothingIsOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(["site.yaml": "mine", "pages/welcome.md": "mine"])
    let before = try FileTree(folder.path)
    #expect(
      try greenroom.run(["init"], in: folder.path)
        == Executable.Result(
          status: 1, output: "",
          error: """
            site.yaml: error: “site.yaml” and 1 more are there already \
            [in-the-way]
              help: nothing was written; take another folder or name, or move \
            away what is in the way
              note: pages/welcome.md: this is in the way too
            1 error

            """))
    #expect(try FileTree(folder.path) == before)
  }

  @Test func whatCannotBeWrittenLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    try folder.write(["themes": "a file where a folder should be"])
    let before = try FileTree(folder.path)
    let result = try greenroom.run(["init"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.error.contains("[unwritable-file]"))
    #expect(try FileTree(folder.path) == before)
  }

  @Test func aForeignCatalogIsGuessedAloud() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "reply.json": """
      {"data": {"videos": [
        {"uid": 7, "headline": "One", "headline_es": "Uno", "status": "LIVE_NOW",
         "kickoff": 1781805600, "genre": "cup"},
        {"uid": 8, "headline": "Two", "headline_es": "Dos", "status": "DONE", "kickoff": 1781705600,
         "genre": "cup"}]}}
      """
    ])
    let result = try greenroom.run(
      ["init", "tv", "--catalog", "reply.json"], in: folder.path)
    #expect(result.status == 0)
    #expect(
      result.error == """
        reply.json: 2 items at /data/videos; this was guessed:
          id           sure    /uid  e.g. 7
          title        sure    {en: /headline, es: /headline_es}  e.g. One
          labels       sure    /genre  e.g. cup
          streamState  sure    {from: /status, values: {LIVE_NOW: live, DONE: ended}}  e.g. LIVE_NOW
          startTime    sure    {from: /kickoff, format: "unix-seconds"}  e.g. 1781805600
          not found: subtitle, description, thumbnail, duration, createdAt, \
        updatedAt, revision, playback, captions, cta, isRead, extraInfo
        wrote 5 files to tv
        next: greenroom build --project tv

        """)
    let selected = try greenroom.run(
      ["select", "live-and-next", "--project", "tv"], in: folder.path)
    #expect(
      selected == Executable.Result(status: 0, output: "7\n", error: ""))
    try build(folder.path("tv"))
  }

  @Test(arguments: [
    ("a.json", "[1, 2]", "no-items"), ("a.json", "{", "json-syntax"),
    ("a.csv", "A;B\n", "no-items"),
    ("a.json", #"[{"x": true}]"#, "no-guess"),
  ])
  func whatIsNoCatalogIsRefused(name: String, text: String, id: String) throws {
    let folder = try TemporaryFolder()
    try folder.write([name: text])
    let result = try greenroom.run(
      ["init", "b", "--catalog", name], in: folder.path)
    #expect(result.status == 1)
    #expect(result.error.hasPrefix(name))
    #expect(result.error.contains("[\(id)]"), "\(result.error)")
    #expect(try FileTree(folder.path).names == [name])
  }
}
