import Glibc
import TestSupport
import Testing

/// Output that cannot be written, by the executable as a process.
@Suite struct WriteFailureTests {
  private let greenroom = Executable()

  /// Root may write anywhere; without its capabilities it is like anybody.
  private static let unprivileged =
    geteuid() == 0
    ? ["/usr/bin/setpriv", "--bounding-set=-all", "--inh-caps=-all"] : []

  private static var canRun: Bool {
    unprivileged.isEmpty || access(unprivileged[0], X_OK) == 0
  }

  @Test(.enabled(if: canRun))
  func aReadOnlyFolderIsNamedAndTheRestIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    let words = ["build", "--quiet"]
    let first = try greenroom.run(words, in: folder.path)
    #expect(first.status == 0)
    let before = try FileTree(folder.path("site"))
    try folder.write(["catalog.json": Project.catalog("!")])
    let closed = folder.path("site/base/es/widgets")
    #expect(chmod(closed, 0o555) == 0)
    let second = try greenroom.run(
      words, in: folder.path, through: Self.unprivileged)
    #expect(chmod(closed, 0o755) == 0)
    #expect(
      second
        == Executable.Result(
          status: 1, output: "",
          error: """
            site/base/es/widgets/clips.html: error: \
            “site/base/es/widgets/clips.html” may not be used: permission \
            denied [unwritable-output]
            site/base/es/widgets/matches.html: error: \
            “site/base/es/widgets/matches.html” may not be used: permission \
            denied [unwritable-output]
            2 errors

            """))
    let after = try FileTree(folder.path("site"))
    #expect(
      after.text("base/es/widgets/clips.html")
        == before.text("base/es/widgets/clips.html"))
    #expect(
      after.text("base/en/widgets/clips.html")?.contains("Apple!") == true)
    // The live file of a page that stayed old stays old with it.
    #expect(
      after.text("live/base/es/widgets/matches.json")
        == before.text("live/base/es/widgets/matches.json"))
    let third = try greenroom.run(words, in: folder.path)
    #expect(third.status == 0)
    let other = try TemporaryFolder()
    _ = try greenroom.run(
      words + ["--output", other.path("fresh")], in: folder.path)
    #expect(
      try FileTree(folder.path("site"))
        .differences(from: FileTree(other.path("fresh"))) == [])
  }

  @Test func theProjectAsOutputIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    let before = try FileTree(folder.path)
    for output in [".", "..", folder.path, "pages/.."] {
      let result = try greenroom.run(
        ["build", "--output", output], in: folder.path)
      #expect(result.status == 1)
      #expect(
        result.error == """
          \(output): error: the output folder “\(output)” is the project or \
          holds it [output-holds-project]
            help: write to a folder of its own, such as site
          1 error

          """)
    }
    #expect(try FileTree(folder.path) == before)
  }

  @Test func aSecondBuildAtTheSameTimeSaysSoAndExits1() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    try folder.write([".greenroom/lock": ""])
    let file = open(folder.path(".greenroom/lock"), O_RDWR | O_CLOEXEC)
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    let result = try greenroom.run(["build"], in: folder.path)
    #expect(
      result
        == Executable.Result(
          status: 1, output: "",
          error: """
            .: error: another build of this project is running [project-busy]
              help: wait until it is done
            1 error

            """))
    close(file)
    #expect(try greenroom.run(["build"], in: folder.path).status == 0)
  }
}
