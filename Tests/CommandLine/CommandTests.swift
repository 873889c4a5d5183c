import TestSupport
import Testing

/// What each command writes, where, and how it ends.
@Suite struct CommandTests {
  private let greenroom = Executable()

  private func project(_ more: [String: String] = [:]) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(Project.files.merging(more) { $1 })
    return folder
  }

  @Test func buildCountsOnStandardErrorAndExits0() throws {
    let folder = try project()
    let first = try greenroom.run(["build"], in: folder.path)
    let files = try FileTree(folder.path("site")).names.count
    #expect(
      first
        == Executable.Result(
          status: 0, output: "",
          error: """
            33 pages rendered, \(files) files written, 0 unchanged, 0 removed

            """))
    #expect(try FileTree(folder.path("site")).text("index.html") != nil)
    let quiet = try greenroom.run(["build", "--quiet"], in: folder.path)
    #expect(quiet == Executable.Result(status: 0, output: "", error: ""))
  }

  @Test func errorsAreShownWithTheirLineAndExit1() throws {
    let folder = try project(["site.yaml": "title: Cup\nlocale: [en]\n"])
    let result = try greenroom.run(["build"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.error.contains(
        """
        site.yaml:2:1: error: unknown key “locale” [unknown-key]
          2 | locale: [en]
            | ^
          help: did you mean “locales”?

        """), "\(result.error)")
    #expect(try FileTree(folder.path("site")).names == [])
  }

  @Test func keepGoingWritesWhatHasNoErrorAndExits1() throws {
    let folder = try project(["pages/bad.md": "```widget macthes\n```\n"])
    let stopped = try greenroom.run(["build"], in: folder.path)
    #expect(stopped.status == 1)
    #expect(try FileTree(folder.path("site")).names == [])
    let result = try greenroom.run(["build", "--keep-going"], in: folder.path)
    let files = try FileTree(folder.path("site")).names.count
    #expect(result.status == 1)
    #expect(
      result.error == """
        pages/bad.md:1:1: error: there is no widget “macthes” [unknown-widget]
          1 | ```widget macthes
            | ^
          help: did you mean “matches”?
        1 error
        33 pages rendered, \(files) files written, 0 unchanged, 0 removed

        """)
    let tree = try FileTree(folder.path("site"))
    #expect(tree.text("base/en/pages/welcome.html") != nil)
    #expect(tree.text("base/en/pages/bad.html") == nil)
  }

  @Test(arguments: [
    (
      "json",
      #"""
      {"severity":"error","id":"unknown-widget","file":"pages/bad.md",\#
      "line":1,"column":1,"message":"there is no widget “macthes”",\#
      "help":"did you mean “matches”?","notes":[]}

      """#
    ),
    (
      "github",
      """
      ::error file=pages/bad.md,line=1,col=1,title=unknown-widget::there is no \
      widget “macthes”%0Ahelp: did you mean “matches”?

      """
    ),
  ])
  func diagnosticsComeInFormatsForPrograms(format: String, expected: String)
    throws
  {
    let folder = try project(["pages/bad.md": "```widget macthes\n```\n"])
    let result = try greenroom.run(
      ["check", "--format", format], in: folder.path)
    #expect(
      result
        == Executable.Result(status: 1, output: "", error: expected))
  }

  @Test func checkSaysThatThereIsNoProblemAndWritesNothing() throws {
    let folder = try project()
    let before = try FileTree(folder.path)
    #expect(
      try greenroom.run(["check"], in: folder.path)
        == Executable.Result(status: 0, output: "", error: "no problems\n"))
    #expect(try FileTree(folder.path) == before)
  }

  @Test func warningsAloneExit0() throws {
    let folder = try project()
    try folder.remove("a.png")
    let result = try greenroom.run(["check"], in: folder.path)
    #expect(result.status == 0)
    #expect(
      result.error == """
        catalog.json:3:23: warning: the image “a.png” does not exist \
        [missing-asset]
          3 |  "thumbnail": {"url": "a.png"}},
            |                       ^
          help: addresses are relative to the file that names them
        1 warning

        """)
  }

  @Test func selectWritesTheIdsInTheOrderOfTheLocale() throws {
    let folder = try project()
    #expect(
      try greenroom.run(["select", "clips"], in: folder.path)
        == Executable.Result(status: 0, output: "z\nb\n", error: ""))
    #expect(
      try greenroom.run(
        ["select", "clips", "--locale", "es"], in: folder.path)
        == Executable.Result(status: 0, output: "b\nz\n", error: ""))
  }

  @Test func selectExplainsWhyTheOthersAreOut() throws {
    let folder = try project()
    let result = try greenroom.run(
      ["select", "matches", "--explain"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.output == "m1\nm2\n")
    #expect(
      result.error == """
        z: it has no labels; the widget takes cup
        b: it has no labels; the widget takes cup
        m3: maxItems is 2, and as many come before it
        m4: its stream state is ended; the widget shows live, upcoming

        """)
  }

  @Test func selectOfAnUnknownWidgetSuggestsTheNearest() throws {
    let folder = try project()
    let result = try greenroom.run(["select", "clip"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.error == """
        site.yaml: error: there is no widget “clip” [unknown-widget]
          help: did you mean “clips”?
        1 error

        """)
  }

  @Test func templateFillsAFileWithPartialsBesideIt() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "t/page.mustache": "Hello {{name}}!\n{{>foot}}",
      "t/foot.mustache": "{{&raw}} {{missing}}.\n",
      "data.json": #"{"name": "A & B", "raw": "<b>"}"#,
    ])
    #expect(
      try greenroom.run(
        ["template", "t/page.mustache", "--data", "data.json"],
        in: folder.path)
        == Executable.Result(
          status: 0, output: "Hello A &amp; B!\n<b> .\n", error: ""))
  }

  @Test func templateSaysWhereAFileIsWrong() throws {
    let folder = try TemporaryFolder()
    try folder.write(["page.mustache": "a\n{{#open}}", "data.json": "{"])
    let missing = try greenroom.run(
      ["template", "none.mustache"], in: folder.path)
    #expect(
      missing
        == Executable.Result(
          status: 1, output: "",
          error: """
            none.mustache: error: “none.mustache” does not exist \
            [unreadable-file]
            1 error

            """))
    let open = try greenroom.run(
      ["template", "page.mustache"], in: folder.path)
    #expect(open.status == 1)
    #expect(open.output == "")
    #expect(
      open.error.hasPrefix(
        "page.mustache:2:10: error: the template ends before “open” is closed ")
    )
    let data = try greenroom.run(
      ["template", "page.mustache", "--data", "data.json"], in: folder.path)
    #expect(data.status == 1)
    #expect(data.error.contains("data.json:1:"))
  }

  @Test func wrongUsageExits2() throws {
    #expect(
      try greenroom.run(["biuld"])
        == Executable.Result(
          status: 2, output: "",
          error: """
            greenroom: unknown command “biuld”; did you mean “build”?
            Try “greenroom --help”.

            """))
    #expect(
      try greenroom.run(["build", "--job", "3"])
        == Executable.Result(
          status: 2, output: "",
          error: """
            greenroom: unknown option “--job” of build; did you mean “--jobs”?
            usage: greenroom build [OPTION …]
            Try “greenroom --help”.

            """))
    #expect(
      try greenroom.run(["check", "--format", "xml"])
        == Executable.Result(
          status: 2, output: "",
          error: """
            greenroom: “xml” is not text, json or github (--format)
            usage: greenroom check [OPTION …]

            """))
  }

  @Test func theProjectMayBeNamedFromElsewhere() throws {
    let folder = try project(["pages/bad.md": "```widget macthes\n```\n"])
    let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
    let result = try greenroom.run(
      ["check", "--project", name + "/"], in: "/tmp")
    #expect(
      result.error.hasPrefix("\(name)/pages/bad.md:1:1: error: "))
  }

  @Test func withoutAProjectTheHelpSaysWhatToGive() throws {
    let folder = try TemporaryFolder()
    #expect(
      try greenroom.run(["build"], in: folder.path)
        == Executable.Result(
          status: 1, output: "",
          error: """
            site.yaml: error: “site.yaml” does not exist [missing-site]
              help: give the folder that holds site.yaml with --project DIR
            1 error

            """))
  }
}
