import Diagnostics
import Documents
import Testing

@Suite struct MappingReaderTests {
  private enum Order: String, CaseIterable, Sendable {
    case manual, aToZ, zToA
  }

  private static let keys = [
    "id", "flag", "interval", "columns", "order", "labels", "style", "title",
  ]

  /// What reading every key of a text by its type reports.
  private func problems(in text: String, required: Bool = false) -> String {
    var problems: [Diagnostic] = []
    guard
      let node = YAML.parse(Array(text.utf8), file: "f", into: &problems),
      let reader = MappingReader(
        node, .file, keys: Self.keys, allowsSchema: true, into: &problems)
    else { return report(problems) }
    _ = reader.string("id", into: &problems)
    _ = reader.bool("flag", into: &problems)
    _ = reader.number("interval", in: 0.5...3600, into: &problems)
    _ = reader.integer("columns", in: 1...3, into: &problems)
    _ = reader.choice("order", of: Order.self, into: &problems)
    _ = reader.strings("labels", into: &problems)
    _ = reader.mapping("style", keys: ["color"], into: &problems)
    _ = reader.freeMapping("title", into: &problems)
    if required { reader.require("id", "order", into: &problems) }
    return report(problems)
  }

  @Test func readsEveryType() throws {
    let text = """
      $schema: site.schema.json
      id: x
      flag: true
      interval: 2.5
      columns: 3
      order: aToZ
      labels: [a, "1"]
      style: {color: red}
      title: {en: A, es: B, en: C}
      """
    var problems: [Diagnostic] = []
    let node = try #require(
      YAML.parse(Array(text.utf8), file: "f", into: &problems))
    let reader = try #require(
      MappingReader(
        node, .file, keys: Self.keys, allowsSchema: true, into: &problems))
    #expect(reader.string("id", into: &problems)?.value == "x")
    #expect(reader.string("id", into: &problems)?.location.line == 2)
    #expect(reader.keyLocation("columns")?.description == "f:5:1")
    #expect(reader.bool("flag", into: &problems)?.value == true)
    #expect(reader.number("interval", into: &problems)?.value == 2.5)
    #expect(reader.integer("columns", in: 1...3, into: &problems)?.value == 3)
    #expect(
      reader.choice("order", of: Order.self, into: &problems)?.value == .aToZ)
    #expect(
      reader.strings("labels", into: &problems)?.map(\.value) == ["a", "1"])
    let style = reader.mapping("style", keys: ["color"], into: &problems)
    #expect(style?.string("color", into: &problems)?.value == "red")
    #expect(style?.location.description == "f:8:8")
    #expect(style?.string("other", into: &problems) == nil)
    #expect(reader.entries.map(\.key) == Self.keys)
    #expect(problems == [])
    let title = reader.freeMapping("title", into: &problems)
    #expect(title?.map(\.key) == ["en", "es"])
    #expect(
      report(problems) == """
        f:9:23: error: key “en” is given twice [duplicate-key]
          help: remove one of the two
          note: f:9:9: first given here
        """)
  }

  @Test(arguments: [
    (
      "id: 1.10", "1:5: “id” must be a string, not a number",
      #"put it in quotation marks: "1.10""#
    ),
    ("id: no", "", ""),
    (
      "id: true", "1:5: “id” must be a string, not true",
      #"put it in quotation marks: "true""#
    ),
    (
      "id:", "1:1: “id” must be a string, not null",
      "write a string or remove it"
    ),
    ("id: [a]", "1:5: “id” must be a string, not a list", "write a string"),
    (
      "flag: yes", "1:7: “flag” must be true or false, not a string",
      "write true"
    ),
    (
      "flag: 'off'", "1:7: “flag” must be true or false, not a string",
      "write false"
    ),
    (
      "flag: 1", "1:7: “flag” must be true or false, not a number",
      "write true or false"
    ),
    (
      "interval: '10'", "1:11: “interval” must be a number, not a string",
      "remove the quotation marks: 10"
    ),
    (
      "interval: soon", "1:11: “interval” must be a number, not a string",
      "write digits such as 12"
    ),
    (
      "interval: [1]", "1:11: “interval” must be a number, not a list",
      "write a number"
    ),
    (
      "interval: .nan", "1:11: “interval” must be a number, not .nan",
      "write a number"
    ),
    (
      "columns: 1.5", "1:10: “columns” must be a whole number, not 1.5",
      "write a whole number"
    ),
    (
      "labels: a", "1:9: “labels” must be a list, not a string",
      "put it in brackets: [a]"
    ),
    (
      "labels: {a: b}", "1:9: “labels” must be a list, not a mapping",
      "write a list such as [a, b]"
    ),
    (
      "labels: [a, {b: c}, 7]",
      "1:13: an entry of “labels” must be a string, not a mapping",
      "write a string"
    ),
    (
      "style: red", "1:8: “style” must be a mapping, not a string",
      "write keys and values such as {key: value}"
    ),
    (
      "- a", "1:1: the file must be a mapping, not a list",
      "write keys and values such as {key: value}"
    ),
  ])
  func reportsWrongTypes(text: String, message: String, help: String) {
    let first = problems(in: text).split(separator: "\n").prefix(2)
    let expected =
      message.isEmpty
      ? []
      : [
        "f:"
          + message.replacing(": “", with: ": error: “")
          .replacing(": an ", with: ": error: an ")
          .replacing(": the ", with: ": error: the ") + " [wrong-type]",
        "  help: " + help,
      ]
    #expect(first.map(String.init) == expected)
  }

  @Test func reportsValuesOutOfRangeAndUnknown() {
    #expect(
      problems(in: "interval: 0\ncolumns: 4\norder: atoz\n") == """
        f:1:11: error: “interval” must be from 0.5 to 3600, not 0 [out-of-range]
          help: write a number from 0.5 to 3600
        f:2:10: error: “columns” must be from 1 to 3, not 4 [out-of-range]
          help: write a number from 1 to 3
        f:3:8: error: “order” cannot be “atoz” [unknown-value]
          help: did you mean “aToZ”?
        """)
    #expect(
      problems(in: "columns: 1e99\norder: newest\n") == """
        f:1:10: error: “columns” must be from 1 to 3, not 1e99 [out-of-range]
          help: write a number from 1 to 3
        f:2:8: error: “order” cannot be “newest” [unknown-value]
          help: it can be “manual”, “aToZ” and “zToA”
        """)
  }

  @Test func reportsUnknownDuplicateAndMissingKeys() {
    #expect(
      problems(
        in: "titel: {}\nid: a\nid: b\nqqq: 1\nstyle: {colour: x, $schema: y}\n",
        required: true) == """
          f:1:1: error: key “order” is missing [missing-key]
            help: add “order”
          f:1:1: error: unknown key “titel” [unknown-key]
            help: did you mean “title”?
          f:3:1: error: key “id” is given twice [duplicate-key]
            help: remove one of the two
            note: f:2:1: first given here
          f:4:1: error: unknown key “qqq” [unknown-key]
            help: the keys here are “id”, “flag”, “interval”, “columns”, \
          “order”, “labels”, “style” and “title”
          f:5:9: error: unknown key “colour” [unknown-key]
            help: did you mean “color”?
          f:5:20: error: unknown key “$schema” [unknown-key]
            help: the keys here are “color”
          """)
  }

  @Test func boundsTheReportOfUnknownKeys() {
    let text = (0..<500).map { "k\($0): 1\n" }.joined()
    let lines = problems(in: text).split(separator: "\n")
    #expect(lines.count == 2 * 101)
    #expect(
      lines.contains(
        "f:100:1: error: 400 more unknown keys follow [unknown-key]"))
  }
}
