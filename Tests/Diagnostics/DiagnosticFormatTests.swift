import Diagnostics
import Testing

@Suite struct DiagnosticFormatTests {
  private func at(
    _ line: Int, _ column: Int, _ file: String = "site.yaml"
  ) -> Diagnostics.SourceLocation {
    Diagnostics.SourceLocation(file: file, line: line, column: column)
  }

  private var problems: [Diagnostic] {
    [
      .warning("unused", at: at(12, 3), "“seed” has no effect"),
      .error(
        "unknown-key", at: at(12, 3), "unknown key “titel”",
        help: "did you mean “title”?",
        notes: [
          .init("see here", at: at(3, 1, "catalog.json")), .init("and so on"),
        ]),
      .notice(
        "replaced", at: SourceLocation(file: "themes/base"), "replaces “base”"),
      .error("no-site", at: nil, "100%, no \"site\""),
      .warning("unused", at: at(12, 3), "“seed” has no effect"),
    ]
  }

  @Test func writesTextForPeople() {
    let expected = """
      error: 100%, no "site" [no-site]
      site.yaml:12:3: error: unknown key “titel” [unknown-key]
        help: did you mean “title”?
        note: catalog.json:3:1: see here
        note: and so on
      site.yaml:12:3: warning: “seed” has no effect [unused]
      themes/base: notice: replaces “base” [replaced]
      2 errors, 1 warning, 1 notice

      """
    #expect(DiagnosticFormat.text.render(problems) == expected)
    #expect(DiagnosticFormat.text.render(problems.reversed()) == expected)
  }

  @Test func writesOneJSONObjectALine() {
    #expect(
      DiagnosticFormat.json.render(problems) == #"""
        {"severity":"error","id":"no-site","file":null,"line":null,"column":null,"message":"100%, no \"site\"","help":null,"notes":[]}
        {"severity":"error","id":"unknown-key","file":"site.yaml","line":12,"column":3,"message":"unknown key “titel”","help":"did you mean “title”?","notes":[{"message":"see here","file":"catalog.json","line":3,"column":1},{"message":"and so on","file":null,"line":null,"column":null}]}
        {"severity":"warning","id":"unused","file":"site.yaml","line":12,"column":3,"message":"“seed” has no effect","help":null,"notes":[]}
        {"severity":"notice","id":"replaced","file":"themes/base","line":null,"column":null,"message":"replaces “base”","help":null,"notes":[]}

        """#)
  }

  @Test func writesWorkflowCommands() {
    #expect(
      DiagnosticFormat.github.render(problems) == """
        ::error title=no-site::100%25, no "site"
        ::error file=site.yaml,line=12,col=3,title=unknown-key::unknown key “titel”%0Ahelp: did you mean “title”?%0Anote: catalog.json:3:1: see here%0Anote: and so on
        ::warning file=site.yaml,line=12,col=3,title=unused::“seed” has no effect
        ::notice file=themes/base,title=replaced::replaces “base”

        """)
  }

  @Test func writesNothingForNoProblems() {
    for format in DiagnosticFormat.allCases {
      #expect(format.render([]) == "")
    }
  }

  @Test func ordersByFileThenPlaceThenSeverity() {
    let found: [Diagnostic] = [
      .error("e", at: at(2, 1, "b"), "m"), .error("e", at: at(10, 1, "a"), "m"),
      .error("e", at: at(9, 2, "a"), "m"), .notice("n", at: at(9, 1, "a"), "m"),
      .error("z", at: at(9, 1, "a"), "m"), .error("e", at: nil, "m"),
      .error("e", at: at(9, 1, "a"), "m"), .error("e", at: at(9, 1, "a"), "l"),
      .error("e", at: SourceLocation(file: "a"), "m"),
    ]
    let expected = """
      error: m [e]
      a: error: m [e]
      a:9:1: error: l [e]
      a:9:1: error: m [e]
      a:9:1: error: m [z]
      a:9:1: notice: m [n]
      a:9:2: error: m [e]
      a:10:1: error: m [e]
      b:2:1: error: m [e]
      8 errors, 1 notice

      """
    #expect(DiagnosticFormat.text.render(found) == expected)
    #expect(DiagnosticFormat.text.render(found.reversed()) == expected)
  }

  @Test func letsNoHostileCharacterThrough() {
    let hostile = "\u{1B}[31m\n\r\u{202E}\u{2066}\u{9B}\u{FEFF}\u{E0041}é"
    let problem = Diagnostic.error(
      "a,b:c%", at: at(1, 2, "x,y:z%\n\(hostile)"), hostile, help: hostile,
      notes: [.init(hostile, at: at(1, 1, hostile))])
    let shown = #"\u{1B}[31m\u{A}\u{D}\u{202E}\u{2066}\u{9B}\u{FEFF}\u{E0041}é"#
    #expect(
      DiagnosticFormat.text.render([problem], sourceLine: { _ in "a\u{1B}b" })
        == #"""
        x,y:z%\u{A}\#(shown):1:2: error: \#(shown) [a,b:c%]
          1 | a\u{1B}b
            |  ^
          help: \#(shown)
          note: \#(shown):1:1: \#(shown)
        1 error

        """#)
    let command = #"\u{1B}[31m%0A%0D\u{202E}\u{2066}\u{9B}\u{FEFF}\u{E0041}é"#
    #expect(
      DiagnosticFormat.github.render([problem])
        == "::error file=x%2Cy%3Az%25%0A\(command),line=1,col=2,"
        + "title=a%2Cb%3Ac%25::\(command)%0Ahelp: \(command)%0A"
        + "note: \(command):1:1: \(command)\n")
    let json =
      #"\u001b[31m\n\r\u202e\u2066\u009b\ufeff\udb40\udc41é"#
    #expect(
      DiagnosticFormat.json.render([problem])
        == #"{"severity":"error","id":"a,b:c%","file":"x,y:z%\n\#(json)","line":1,"#
        + #""column":2,"message":"\#(json)","help":"\#(json)","notes":[{"message":"#
        + #""\#(json)","file":"\#(json)","line":1,"column":1}]}"# + "\n")
  }
}
