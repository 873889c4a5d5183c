import TestSupport
import Testing

@testable import greenroom

/// The help texts name everything that can be given.
@Suite struct HelpTests {
  private let greenroom = Executable()

  @Test func theOverviewListsTheCommandsOnStandardOutput() throws {
    #expect(
      try greenroom.run(["--help"])
        == Executable.Result(
          status: 0,
          output: """
            Greenroom turns a site config, a catalog snapshot and style themes into
            preview pages of video widgets and players.

            usage: greenroom COMMAND [OPTION …]

            commands:
              init       make a site in an empty folder, from any catalog
              build      build the site: pages, live files and assets
              check      report every problem of the project, write nothing
              watch      build, then keep the site fresh from files and poller
              serve      watch, and show the site in browsers of this machine
              select     list the ids that a widget shows, in order
              template   fill one template by the plain Mustache specification
              theme new  make a theme in a brand colour that can be read
              schema     print the JSON Schema of a file, for editors

            options:
              --help     show this help
              --version  show the version

            “greenroom COMMAND --help” tells more, with an example.
            Exit status: 0 without errors, 1 with errors, 2 for wrong usage.

            """, error: ""))
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandHasAHelp(command: CommandName) throws {
    let result = try greenroom.run(
      command.rawValue.split(separator: " ").map(String.init) + ["--help"])
    #expect(result.status == 0)
    #expect(result.error == "")
    let lines = result.output.split(separator: "\n")
    let operand = command.operand.map { " \($0.name)" } ?? ""
    #expect(
      lines.first
        == "usage: greenroom \(command.rawValue)\(operand) [OPTION …]")
    for option in command.options + [.help] {
      #expect(lines.contains { $0.hasPrefix("  \(option.usage) ") })
      #expect(lines.contains { $0.hasSuffix("  \(option.summary)") })
    }
    #expect(lines.last == "  \(command.example)")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  /// The example of each command is one that its own parser accepts.
  @Test(arguments: CommandName.allCases)
  func theExampleOfACommandCanBeRun(command: CommandName) throws {
    let words = command.example.split(separator: " ").map {
      String($0).replacing("'", with: "")
    }.prefix { $0 != ">" }
    #expect(words.first == "greenroom")
    let arguments = try Arguments(Array(words.dropFirst()))
    #expect(arguments.request == .run(command))
    _ = try Settings(arguments)
  }

  @Test func theVersionIsThatOfTheProgram() throws {
    #expect(
      try greenroom.run(["--version"])
        == Executable.Result(
          status: 0, output: "greenroom \(Version.current)\n", error: ""))
  }
}
