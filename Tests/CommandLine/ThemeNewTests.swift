import TestSupport
import Testing

/// Themes in a brand colour, and the schemas that editors use.
@Suite struct ThemeNewTests {
  private let greenroom = Executable()

  @Test func aThemeIsMadeBesideTheOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.files)
    let result = try greenroom.run(
      ["theme", "new", "acme", "--extends", "broadcast", "--brand", "#E5002B"],
      in: folder.path)
    #expect(
      result
        == Executable.Result(
          status: 0, output: "",
          error: """
            wrote themes/acme/theme.yaml
            wrote themes/acme/notes.md
            name “acme” under “themes” in site.yaml to see it

            """))
    let site = try #require(Project.files["site.yaml"])
    try folder.write([
      "site.yaml": site.replacing("[base]", with: "[acme]")
    ])
    let check = try greenroom.run(["check"], in: folder.path)
    #expect(
      check == Executable.Result(status: 0, output: "", error: "no problems\n"))
  }

  @Test func whatIsThereAlreadyStays() throws {
    let folder = try TemporaryFolder()
    try folder.write(["themes/acme/notes.md": "mine"])
    let before = try FileTree(folder.path)
    let result = try greenroom.run(
      ["theme", "new", "acme", "--brand", "#123"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.error.contains("themes/acme/notes.md: error: "))
    #expect(try FileTree(folder.path) == before)
  }

  @Test(arguments: [
    (
      ["a/b"],
      """
      error: “a/b” cannot be the name of a theme: it has a “/” [invalid-name]
        help: take one such as acme
      1 error

      """
    ),
    (
      ["acme", "--extends", "brodcast"],
      """
      --extends: error: unknown theme “brodcast” [unknown-theme]
        help: did you mean “broadcast”?
      1 error

      """
    ),
  ])
  func namesAreChecked(words: [String], expected: String) throws {
    let folder = try TemporaryFolder()
    let result = try greenroom.run(
      ["theme", "new", "--brand", "#123"] + words, in: folder.path)
    #expect(
      result == Executable.Result(status: 1, output: "", error: expected))
    #expect(try FileTree(folder.path).names == [])
  }

  @Test func schemasComeOnStandardOutput() throws {
    for name in ["site", "theme", "catalog"] {
      let result = try greenroom.run(["schema", name])
      #expect(result.status == 0)
      #expect(result.error == "")
      #expect(
        result.output.hasPrefix(
          """
          {
            "$schema": "http://json-schema.org/draft-07/schema#",
            "title": "Greenroom: \(name)
          """))
    }
    let unknown = try greenroom.run(["schema", "sit"])
    #expect(unknown.status == 2)
    #expect(
      unknown.error.hasPrefix(
        "greenroom: “sit” is not site, theme, catalog or scenario; did you mean “site”?"
      ))
  }
}
