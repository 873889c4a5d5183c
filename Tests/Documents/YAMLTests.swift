import Diagnostics
import Documents
import Testing

@Suite struct YAMLTests {
  @Test(arguments: [
    ("", "null@1:1"),
    ("# only a comment\n", "null@1:1"),
    ("---\n", "null@1:1"),
    ("a: 1\n...\n", "{a@1:1: 1.0<1>@1:4}@1:1"),
    ("a: 1\r\nb: 2\r\n", "{a@1:1: 1.0<1>@1:4, b@2:1: 2.0<2>@2:4}@1:1"),
    ("a: 1\rb: 2", "{a@1:1: 1.0<1>@1:4, b@2:1: 2.0<2>@2:4}@1:1"),
    ("\u{FEFF}a: 1", "{a@1:1: 1.0<1>@1:4}@1:1"),
    ("日本: é 😀 # x\n", "{日本@1:1: 'é 😀'@1:5}@1:1"),
    ("{日: [😀, x]}", "{日@1:2: ['😀'@1:6, 'x'@1:9]@1:5}@1:1"),
    ("a: \"x\ty\"", "{a@1:1: 'x\ty'@1:4}@1:1"),
    ("{\n\t\"a\":\t[\n\t\t2\n\t]\n}\n", "{a@2:2: [2.0<2>@3:3]@2:7}@1:1"),
    (
      #"{"a":1,"b":[true,"\u00e9\/\ud83d\ude00"]}"#,
      "{a@1:2: 1.0<1>@1:6, b@1:8: [true@1:13, 'é/😀'@1:18]@1:12}@1:1"
    ),
    ("a:\n  b:\n  c:\n", "{a@1:1: {b@2:3: null@2:3, c@3:3: null@3:3}@2:3}@1:1"),
    ("-\n- x\n-\n", "[null@1:1, 'x'@2:3, null@3:1]@1:1"),
    ("- \"\"\n-\n", "[''@1:3, null@2:1]@1:1"),
    ("a: 'it''s'\nb: \"q\"", "{a@1:1: 'it's'@1:4, b@2:1: 'q'@2:4}@1:1"),
    ("a: |\n  x\n  y\n", "{a@1:1: 'x\ny\n'@1:4}@1:1"),
    ("a: >- # c | d\n  x\n  y", "{a@1:1: 'x y'@1:4}@1:1"),
    ("- |2\n   x\n", "[' x\n'@1:3]@1:1"),
    ("a: |\n\n\n  x\n", "{a@1:1: '\n\nx\n'@1:4}@1:1"),
    (
      "{a, b: 1, ? c}",
      "{a@1:2: null@1:2, b@1:5: 1.0<1>@1:8, c@1:13: null@1:13}@1:1"
    ),
    ("[a: 1, b]", "[{a@1:2: 1.0<1>@1:5}@1:2, 'b'@1:8]@1:1"),
    ("? a\n: b", "{a@1:3: 'b'@2:3}@1:1"),
    ("a: 1\na: 2", "{a@1:1: 1.0<1>@1:4, a@2:1: 2.0<2>@2:4}@1:1"),
    (
      "1: x\ntrue: y\n'~': z",
      "{1@1:1: 'x'@1:4, true@2:1: 'y'@2:7, ~@3:1: 'z'@3:6}@1:1"
    ),
    ("%YAML 1.1\n---\na: yes", "{a@3:1: 'yes'@3:4}@3:1"),
    ("plain", "'plain'@1:1"),
  ])
  func givesValuesWithTheirPlaces(text: String, expected: String) {
    var problems: [Diagnostic] = []
    let node = YAML.parse(Array(text.utf8), file: "f", into: &problems)
    #expect(problems == [])
    #expect(node.map(outline) == expected)
  }

  @Test(arguments: [
    ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"),
    ("nULL", "'nULL'"), ("true", "true"), ("FALSE", "false"),
    ("yes", "'yes'"), ("no", "'no'"), ("on", "'on'"), ("off", "'off'"),
    ("y", "'y'"), ("0", "0.0<0>"), ("-12", "-12.0<-12>"), ("+7", "7.0<+7>"),
    ("0123", "123.0<0123>"), ("0o17", "15.0<0o17>"), ("0o8", "'0o8'"),
    ("0x1F", "31.0<0x1F>"), ("0x", "'0x'"), ("-0x1", "'-0x1'"),
    ("1_000", "'1_000'"), ("1e3", "1000.0<1e3>"),
    ("-1.5E+3", "-1500.0<-1.5E+3>"),
    ("5.", "5.0<5.>"), (".5", "0.5<.5>"), (".", "'.'"), ("1e", "'1e'"),
    ("+", "'+'"), ("1.2.3", "'1.2.3'"), (".inf", "inf<.inf>"),
    ("-.INF", "-inf<-.INF>"), (".nan", "nan<.nan>"), ("inf", "'inf'"),
    ("nan", "'nan'"), ("1e999", "inf<1e999>"), ("2026-06-18", "'2026-06-18'"),
    ("12:30", "'12:30'"), ("'1'", "'1'"), ("\"true\"", "'true'"),
    ("!!str 12", "'12'"), ("! 12", "'12'"), ("!!int 0x10", "16.0<0x10>"),
    ("!!int '7'", "7.0<7>"), ("!!float 7", "7.0<7>"), ("!!null ''", "null"),
    ("!!bool true", "true"), ("!!map {}", "{}"), ("!!seq []", "[]"),
  ])
  func typesPlainScalarsByTheCoreSchema(text: String, expected: String) {
    var problems: [Diagnostic] = []
    let node = YAML.parse(Array("[\(text)]".utf8), file: "f", into: &problems)
    #expect(problems == [])
    guard case .list(let entries)? = node?.value, let entry = entries.first
    else {
      Issue.record("no list")
      return
    }
    #expect(
      outline(entry).split(separator: "@").first.map(String.init) == expected)
  }
}
