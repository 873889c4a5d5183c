import Diagnostics
import Testing

@testable import Documents

/// Texts that are built to exhaust stack, memory or time.
@Suite struct HostileTextTests {
  private func deep(_ part: String, _ count: Int = 100_000) -> [UInt8] {
    Array(String(repeating: part, count: count).utf8)
  }

  @Test func stopsAtNestedJSONListsAndObjects() {
    let message = """
      error: lists and objects are nested more than 256 levels deep [too-deep]
        help: remove some of the levels
      """
    #expect(jsonReport(deep("[")) == "f:1:257: " + message)
    #expect(jsonReport(deep("{\"a\":")) == "f:1:1281: " + message)
    #expect(
      jsonReport(deep("[", 257) + deep("]", 257)) == "f:1:257: " + message)
    #expect(jsonReport(deep("[", 256) + deep("]", 256)) == "read")
  }

  @Test(arguments: [
    ("[", "1:101"), ("- ", "1:201"), ("{a: [", "1:251"), ("{a: ", "1:401"),
  ])
  func stopsAtNestedYAML(part: String, place: String) {
    #expect(
      yamlReport(deep(part)) == """
        f:\(place): error: lists and objects are nested more than 100 levels \
        deep [too-deep]
          help: remove some of the levels
        """)
  }

  @Test func reportsAnAliasBombWithoutExpandingIt() {
    var text = "a: &a [x, x]\n"
    var before = "a"
    for name in ["b", "c", "d", "e", "g", "h", "i", "j"] {
      text += "\(name): &\(name) [*\(before), *\(before)]\n"
      before = name
    }
    var problems: [Diagnostic] = []
    #expect(YAML.parse(Array(text.utf8), file: "f", into: &problems) == nil)
    #expect(problems.count == 9 + 16)
    #expect(Set(problems.map(\.id)) == ["yaml-anchor", "yaml-alias"])
  }

  @Test func boundsWhatIsReportedOfOneFile() {
    let text = "[" + String(repeating: "*a , ", count: 5_000) + "]"
    var problems: [Diagnostic] = []
    #expect(YAML.parse(Array(text.utf8), file: "f", into: &problems) == nil)
    #expect(problems.count == 101)
    #expect(
      problems.last
        == .error(
          "yaml-refused", at: SourceLocation(file: "f", line: 1, column: 497),
          "too many anchors, aliases and tags: what follows was not read",
          help: "write the values out"))
  }

  @Test func refusesWhatIsTooLarge() {
    #expect(
      yamlReport([UInt8](repeating: 0x20, count: 4 << 20)) == """
        f: error: the file has 4 MiB or more [too-large]
          help: at most 4194303 bytes are read; split it or leave parts out
        """)
  }

  @Test(arguments: ["\n", "  \n", "\r\n", "\r"])
  func refusesLongRunsOfBlankLines(line: String) {
    let run = String(repeating: line, count: 101)
    #expect(yamlReport(Array("a: |\(run)  x\n".utf8)) == "read")
    #expect(
      yamlReport(Array("a: |\(run)\(line)  x\n".utf8)) == """
        f:102:\(line == "  \n" ? 3 : 1): error: more than 100 blank lines \
        follow each other [yaml-blank-lines]
          help: remove some of them
        """)
  }

  @Test func readsNumbersOfAnyLength() throws {
    let digits = String(repeating: "9", count: 100_000)
    var problems: [Diagnostic] = []
    let json = JSONDocument.parse(
      Array("[\(digits), -\(digits), 0.\(digits)]".utf8), file: "f",
      into: &problems)
    #expect(json?.root.elements.map(\.double) == [nil, nil, 1])
    #expect(json?.root.elements.map(\.int64) == [nil, nil, nil])
    let yaml = YAML.parse(Array(digits.utf8), file: "f", into: &problems)
    #expect(yaml?.value == .number(.infinity, text: digits))
    #expect(problems == [])
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x5B, 0xC0, 0x80], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xE6, 0x97], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0x80], [0x22, 0xE0, 0x80, 0x80],
    ] as [[UInt8]])
  func locatesInvalidUTF8(bytes: [UInt8]) {
    let expected = """
      f:1:2: error: this byte is not valid UTF-8 [encoding]
        help: save the file as UTF-8
      """
    #expect(jsonReport(bytes) == expected)
    #expect(yamlReport(bytes) == expected)
  }

  @Test func everyTruncationAndEveryChangedByteIsSurvived() {
    let json = Array(
      #"{"a": [1.5e3, "\u00e9\n", true], "日": {"b": null}}"#.utf8)
    let yaml = Array("a: &x [1, 'é']\nb: |\n  日\n? c\n: \"\\u00e9\" # d\n".utf8)
    for text in [json, yaml] {
      for end in text.indices {
        _ = jsonReport(Array(text[..<end]))
        _ = yamlReport(Array(text[..<end]))
        for byte in [0x00, 0x09, 0x0A, 0x22, 0x2D, 0x3A, 0x5C, 0x7B, 0xFF]
          as [UInt8]
        {
          var changed = text
          changed[end] = byte
          let isJSON = jsonReport(changed) == "read"
          #expect(isJSON == (JSONSyntaxCheck.firstFault(in: changed) == nil))
          #expect(yamlReport(changed) != "")
        }
      }
    }
  }
}
