import Diagnostics
import Testing

@Suite struct SourceExcerptTests {
  private func excerpt(_ line: String, _ column: Int, number: Int = 7) -> String
  {
    let location = SourceLocation(file: "f", line: number, column: column)
    return DiagnosticFormat.text
      .render([.error("e", at: location, "m")], sourceLine: { _ in line })
      .split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  @Test(arguments: [
    ("titel: x", 1, "titel: x", 0),
    ("a: x\r\n", 4, "a: x", 3),
    ("a: x", 5, "a: x", 4),
    ("a: x", 99, "a: x", 4),
    ("", 1, "", 0),
    ("日本: x", 5, "日本: x", 6),
    ("😀👍🏽e\u{301}ﬁ: x", 8, "😀👍🏽e\u{301}ﬁ: x", 7),
    ("\ta: x", 2, "    a: x", 4),
    ("ab\tc\td", 6, "ab  c   d", 8),
    ("日\tx", 3, "日  x", 4),
    ("a\u{202E}b", 3, "a\\u{202E}b", 9),
  ])
  func putsTheCaretUnderTheColumn(
    line: String, column: Int, shown: String, caret: Int
  ) {
    let indent = String(repeating: " ", count: caret)
    #expect(excerpt(line, column) == "  7 | \(shown)\n    | \(indent)^")
  }

  @Test func alignsTheMarginWithTheLineNumber() {
    #expect(excerpt("ab", 2, number: 1234) == "  1234 | ab\n       |  ^")
  }

  @Test func showsTheNeighbourhoodInLongLines() {
    let line =
      String(repeating: "a", count: 1_000) + "X"
      + String(repeating: "b", count: 1_000)
    #expect(
      excerpt(line, 1_001) == """
          7 | …\(String(repeating: "a", count: 60))X\
        \(String(repeating: "b", count: 39))…
            | \(String(repeating: " ", count: 61))^
        """)
    #expect(excerpt(String(repeating: "a", count: 20_001), 3) == "")
  }

  @Test func asksForNoLineWithoutAPlace() {
    let text = DiagnosticFormat.text.render(
      [.error("e", at: SourceLocation(file: "f"), "m")],
      sourceLine: { _ in "line" })
    #expect(text == "f: error: m [e]\n1 error\n")
  }
}
