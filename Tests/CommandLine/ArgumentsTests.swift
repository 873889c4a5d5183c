import Testing

@testable import greenroom

/// How words become a request, and what is said of those that do not.
@Suite struct ArgumentsTests {
  @Test(
    arguments: [
      ([], .help(nil)), (["--help"], .help(nil)), (["-h"], .help(nil)),
      (["help"], .help(nil)), (["help", "build"], .help(.build)),
      (["--version"], .version), (["build"], .run(.build)),
      (["build", "--help"], .help(.build)), (["select", "-h"], .help(.select)),
      (["theme", "new", "--help"], .help(.newTheme)),
      (["help", "theme", "new"], .help(.newTheme)),
      (["init"], .run(.initialize)), (["init", "a"], .run(.initialize)),
      (["theme", "new", "a", "--brand", "#123"], .run(.newTheme)),
    ] as [([String], Arguments.Request)])
  func wordsAskForOneThing(
    words: [String], expected: Arguments.Request
  ) throws {
    #expect(try Arguments(words).request == expected)
  }

  @Test func optionsTakeTheirValueAsAWordOrAfterAnEqualsSign() throws {
    let arguments = try Arguments([
      "build", "--project", "a b", "--output=x=y", "--jobs=3", "--keep-going",
    ])
    #expect(
      arguments.values == [
        .project: "a b", .output: "x=y", .jobs: "3", .keepGoing: "",
      ])
  }

  @Test func initTakesSeveralLocales() throws {
    let arguments = try Arguments([
      "init", "--locale", "en", "--locale=pt-BR", "--locale", "en",
    ])
    #expect(arguments.lists == [.locale: ["en", "pt-BR", "en"]])
    #expect(
      try Settings(arguments).locales.map(\.identifier) == ["en", "pt-BR"])
  }

  @Test(arguments: ["red", "#12", "#E5002B80", ""])
  func aBrandIsASolidColour(text: String) throws {
    let arguments = try Arguments(["theme", "new", "a", "--brand", text])
    let error = #expect(throws: Arguments.UsageError.self) {
      _ = try Settings(arguments)
    }
    #expect(
      error?.message == "“\(text)” is not a colour like #E5002B (--brand)")
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try Arguments(["select", "--", "--odd"]).operand == "--odd")
    #expect(try Arguments(["select", "-"]).operand == "-")
  }

  @Test(arguments: [
    (["biuld"], "unknown command “biuld”; did you mean “build”?"),
    (["frobnicate"], "unknown command “frobnicate”"),
    (["--projet", "x"], "unknown command “--projet”"),
    (
      ["build", "--projet", "x"],
      "unknown option “--projet” of build; did you mean “--project”?"
    ),
    (["check", "--frob"], "unknown option “--frob” of check"),
    (["check", "-x"], "unknown option “-x” of check"),
    (
      ["check", "--keep-going"],
      "unknown option “--keep-going” of check"
    ),
    (["build", "--project"], "“--project” needs a value"),
    (["build", "--quiet=yes"], "“--quiet” takes no value"),
    (["build", "--jobs", "1", "--jobs", "2"], "“--jobs” is given twice"),
    (["build", "extra"], "unexpected “extra”"),
    (["select"], "WIDGET is missing"),
    (["select", "a", "b"], "unexpected “b”"),
    (["template"], "FILE is missing"),
    (["theme"], "“theme” is not all: there is “theme new”"),
    (
      ["theme", "--brand", "#123"],
      "“theme” is not all: there is “theme new”"
    ),
    (
      ["theme", "nwe"], "unknown command “theme nwe”; did you mean “theme new”?"
    ),
    (["theme", "new"], "NAME is missing"),
    (["theme", "new", "a"], "--brand COLOUR is missing"),
    (["init", "a", "b"], "unexpected “b”"),
    (["init", "--title", "a", "--title", "b"], "“--title” is given twice"),
    (["schema"], "site|theme|catalog|scenario is missing"),
  ])
  func wrongUsageSaysWhatIsWrong(words: [String], expected: String) {
    let error = #expect(throws: Arguments.UsageError.self) {
      _ = try Arguments(words)
    }
    #expect(error?.message == expected)
  }

  @Test(arguments: [
    (
      ["--now", "yesterday"],
      "“yesterday” is not an instant like 2026-06-18T20:00:00Z (--now)"
    ),
    (["--format", "xml"], "“xml” is not text, json or github (--format)"),
    (["--jobs", "0"], "“0” is not a number from 1 to 256 (--jobs)"),
    (["--jobs", "257"], "“257” is not a number from 1 to 256 (--jobs)"),
    (["--jobs", "many"], "“many” is not a number from 1 to 256 (--jobs)"),
  ])
  func valuesOfOptionsAreChecked(words: [String], expected: String) throws {
    let arguments = try Arguments(["build"] + words)
    let error = #expect(throws: Arguments.UsageError.self) {
      _ = try Settings(arguments)
    }
    #expect(error?.message == expected)
  }

  @Test func aLocaleThatIsNoneIsRefused() throws {
    let arguments = try Arguments(["select", "w", "--locale", "e!"])
    let error = #expect(throws: Arguments.UsageError.self) {
      _ = try Settings(arguments)
    }
    #expect(
      error?.message == "“e!” is not a locale like es or pt-BR (--locale)")
  }

  @Test(
    arguments: [
      ([], ".", nil), (["--project", "/"], "/", nil),
      (["--project", "a//", "--output", "b/"], "a", "b"),
      (["--project", ""], ".", nil),
    ] as [([String], String, String?)])
  func foldersLoseTheSlashesAtTheirEnd(
    words: [String], project: String, output: String?
  ) throws {
    let settings = try Settings(Arguments(["build"] + words))
    #expect(settings.project.path == project)
    #expect(settings.output == output)
  }
}
