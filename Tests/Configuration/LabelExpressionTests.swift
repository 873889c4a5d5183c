import Configuration
import Diagnostics
import Testing

@Suite struct LabelExpressionTests {
  static let a = LabelExpression.singleLabel("a")
  static let b = LabelExpression.singleLabel("b")
  static let c = LabelExpression.singleLabel("c")

  /// Spellings as YAML, and what each means.
  static let spellings: [(String, LabelExpression)] = [
    ("a", a),
    ("\"a\"", a),
    ("2026", .singleLabel("2026")),
    ("group a, b", .singleLabel("group a, b")),
    ("and", .singleLabel("and")),
    ("[and, a]", .mustInclude([a])),
    ("[or, a]", .atLeastOneOf([a])),
    ("[and, a, b]", .mustInclude([a, b])),
    ("[and, a, [or, b, c]]", .mustInclude([a, .atLeastOneOf([b, c])])),
    ("\"[and,a,[or,b,c]]\"", .mustInclude([a, .atLeastOneOf([b, c])])),
    ("'[and,a,[or,b,c]]'", .mustInclude([a, .atLeastOneOf([b, c])])),
    (
      "\"[ and , a , [ or , b , c ] ] \"",
      .mustInclude([a, .atLeastOneOf([b, c])])
    ),
    (">-\n  [and,a,\n  [or,b,c]]", .mustInclude([a, .atLeastOneOf([b, c])])),
    (
      "\n  - or\n  - a\n  - - and\n    - b\n    - c",
      .atLeastOneOf([a, .mustInclude([b, c])])
    ),
    // A compact string inside a list.
    ("[and, a, \"[or,b,c]\"]", .mustInclude([a, .atLeastOneOf([b, c])])),
    // Only the first element is a sign.
    (
      "[or, and, or]", .atLeastOneOf([.singleLabel("and"), .singleLabel("or")])
    ),
    (
      "\"[or,and,or]\"",
      .atLeastOneOf([.singleLabel("and"), .singleLabel("or")])
    ),
    ("[\"and\", a]", .mustInclude([a])),
    // Labels with signs of the compact spelling stand in quotes.
    (
      #"'[or,"a,b","[c]","say \"x\"","\\"]'"#,
      .atLeastOneOf([
        .singleLabel("a,b"), .singleLabel("[c]"), .singleLabel("say \"x\""),
        .singleLabel("\\"),
      ])
    ),
    (
      "\"[and,two words,日本]\"",
      .mustInclude([.singleLabel("two words"), .singleLabel("日本")])
    ),
    (
      "[and, 7, 1.50]", .mustInclude([.singleLabel("7"), .singleLabel("1.50")])
    ),
  ]

  @Test(arguments: spellings)
  func readsEverySpelling(yaml: String, expression: LabelExpression) {
    let lines = yaml.replacing("\n", with: "\n      ")
    let (site, diagnostics) = readSite(
      essentials + "widgets:\n  - id: w\n    dataSource:\n"
        + "      labels: \(lines)")
    #expect(diagnostics == [])
    #expect(site?.widgets.first?.dataSource.labels == expression)
  }

  /// What is wrong; columns count from the start of the value.
  static let problems: [(String, Int, String, String)] = [
    ("[]", 0, "a list of labels starts with “and” or “or”", sign),
    (
      "[a, b]", 1,
      "a list of labels starts with “and” or “or”, not with “a”", sign
    ),
    (
      "[AND, a]", 1,
      "a list of labels starts with “and” or “or”, not with “AND”", sign
    ),
    (
      "[[or, a], b]", 1,
      "a list of labels starts with “and” or “or”, not with “[…]”", sign
    ),
    ("[and]", 1, "no label follows “and”", spelling),
    ("[or, a, [and]]", 9, "no label follows “and”", spelling),
    ("\"\"", 0, "a label is empty", spelling),
    ("[and, a, \"\"]", 9, "a label is empty", spelling),
    ("\"[]\"", 2, "a list of labels starts with “and” or “or”", sign),
    (
      "\"[a,b]\"", 2,
      "a list of labels starts with “and” or “or”, not with “a”", sign
    ),
    (
      "\"[[or,a],b]\"", 2,
      "a list of labels starts with “and” or “or”, not with “[”", sign
    ),
    ("\"[and]\"", 2, "no label follows “and”", spelling),
    ("\"[and,a,[or]]\"", 9, "no label follows “or”", spelling),
    ("\"[and,,a]\"", 6, "a label is empty", spelling),
    ("\"[and,a,]\"", 8, "a label is empty", spelling),
    ("\"[and,日本,]\"", 9, "a label is empty", spelling),
    ("\"[and,a\"", 7, "a list of labels is not closed", "add “]”"),
    ("\"[and,a,[or,b]\"", 14, "a list of labels is not closed", "add “]”"),
    ("\"[\"", 2, "a list of labels starts with “and” or “or”", sign),
    ("\"[and,a]]\"", 8, "“]” is not expected here", quotes),
    ("\"[and,a] b\"", 9, "“b” is not expected here", quotes),
    ("\"[and,a[b]\"", 7, "“[” is not expected here", quotes),
    ("\"[and [or,a]]\"", 6, "“[” is not expected here", quotes),
    ("'[and,\"a\"b]'", 9, "“b” is not expected here", quotes),
    (
      "'[and,\"a]'", 6, "a quoted label is not closed",
      "add “\"” after the label"
    ),
  ]
  static let sign =
    "write [and, …] for items that have all of the labels, "
    + "[or, …] for items that have any"
  static let spelling = "write a label, or a list such as [and, a, [or, b, c]]"
  static let quotes = "put labels with “[”, “]” or “,” into double quotes"

  @Test(arguments: problems)
  func saysWhatIsWrongAndWhere(
    yaml: String, column: Int, message: String, help: String
  ) {
    let (site, diagnostics) = readSite(
      essentials + "widgets: [{id: w, dataSource: {labels: \(yaml)}}]")
    #expect(
      report(diagnostics) == """
        site.yaml:5:\(40 + column): error: \(message) [label-expression]
          help: \(help)
        """)
    #expect(site?.widgets.first?.dataSource.labels == nil)
  }

  @Test func reportsEveryWrongPartOfAList() {
    #expect(
      siteReport(
        "widgets: [{id: w, dataSource: {labels: [and, [x], true, [or]]}}]")
          == """
          site.yaml:5:47: error: a list of labels starts with “and” or “or”, not with “x” [label-expression]
            help: \(Self.sign)
          site.yaml:5:51: error: “labels” must be a string, not true [wrong-type]
            help: put it in quotation marks: "true"
          site.yaml:5:58: error: no label follows “or” [label-expression]
            help: \(Self.spelling)
          """)
  }

  @Test(arguments: [64, 65])
  func nestsTo64Levels(depth: Int) {
    let open = String(repeating: "[and, ", count: depth)
    let close = String(repeating: "]", count: depth)
    let tooDeep = """
      error: lists of labels are nested more than 64 levels deep [label-expression]
        help: remove some of the levels
      """
    let list = siteReport(
      "widgets: [{id: w, dataSource: {labels: \(open)a\(close)}}]")
    let compact = siteReport(
      "widgets: [{id: w, dataSource: {labels: \"\(open)a\(close)\"}}]")
    #expect(list == (depth == 64 ? "" : "site.yaml:5:424: \(tooDeep)"))
    #expect(compact == (depth == 64 ? "" : "site.yaml:5:425: \(tooDeep)"))
  }

  @Test(arguments: spellings.map(\.1))
  func writesItsCompactSpelling(expression: LabelExpression) {
    guard case .singleLabel = expression else {
      let text = expression.description.replacing("'", with: "''")
      let (site, _) = readSite(
        essentials + "widgets: [{id: w, dataSource: {labels: '\(text)'}}]")
      #expect(site?.widgets.first?.dataSource.labels == expression)
      return
    }
  }

  @Test func namesEachLabelOnceInOrder() {
    let expression = LabelExpression.mustInclude([
      Self.c, .atLeastOneOf([Self.a, Self.c]), Self.b,
    ])
    #expect(expression.labels == ["c", "a", "b"])
    #expect(expression.description == "[and,c,[or,a,c],b]")
  }
}
