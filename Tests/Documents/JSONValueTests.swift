import Diagnostics
import Testing

@testable import Documents

@Suite struct JSONValueTests {
  private func parse(_ text: String) throws -> JSONValue {
    var problems: [Diagnostic] = []
    let document = JSONDocument.parse(
      Array(text.utf8), file: "a.json", into: &problems)
    #expect(problems == [])
    return try #require(document).root
  }

  @Test func readsMembersAndElementsInOrder() throws {
    let root = try parse(
      #"{"a": [1, [2, {"x": 3}], "é"], "b": {"c": null}, "a": true}"#)
    #expect(root.kind == .object)
    #expect(root.count == 3)
    #expect(root.members.map { $0.key.string } == ["a", "b", "a"])
    #expect(root["a"]?.kind == .array)
    #expect(root["a"]?.count == 3)
    #expect(root["a"]?.elements.map(\.kind) == [.number, .array, .string])
    #expect(root["b"]?["c"]?.isNull == true)
    #expect(root["c"] == nil)
    #expect(root["a"]?["b"] == nil)
    #expect(root["a"]?.members.map(\.key.string) == [])
    #expect(root["b"]?.elements.map(\.kind) == [])
  }

  @Test(arguments: [
    (#""""#, ""),
    (#""plain 日本 😀""#, "plain 日本 😀"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""a\u00e9\uD83D\uDE00\u0000b""#, "aé😀\u{0}b"),
    (#""\uFFFF\u0800""#, "\u{FFFF}\u{800}"),
  ])
  func resolvesEscapes(text: String, expected: String) throws {
    #expect(try parse(text).string == expected)
    #expect(try parse("{\(text): 1}")[expected]?.int64 == 1)
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("7.0", 7, 7), ("70e-1", 7, 7),
      ("1.5", nil, 1.5), ("1E3", 1000, 1000),
      ("1200e-2", 12, 12), ("1200e-3", nil, 1.2), ("0.0e99", 0, 0),
      ("0.9999999999999999999999", nil, 1),
      ("1000000000000000000000e-3", 1_000_000_000_000_000_000, 1e18),
      ("1e18446744073709551617", nil, nil),

      ("9223372036854775807", .max, 0x1p63),
      ("-9223372036854775808", .min, -0x1p63),
      ("9223372036854775808", nil, 0x1p63),
      ("9007199254740993.0", 9_007_199_254_740_993, 0x1p53),
      ("1e999", nil, nil), ("-1e999", nil, nil),
      ("123456789012345678901234567890", nil, 123456789012345678901234567890.0),
    ] as [(String, Int64?, Double?)])
  func readsNumbers(text: String, integer: Int64?, double: Double?) throws {
    let value = try parse(text)
    #expect(value.kind == .number)
    #expect(value.int64 == integer)
    #expect(value.double == double)
    #expect(value.numberText == text)
  }

  @Test func givesNothingForAnotherKind() throws {
    let value = try parse(#"["1", 1, true, null]"#)
    let elements = Array(value.elements)
    #expect(elements.map(\.string) == ["1", nil, nil, nil])
    #expect(elements.map(\.double) == [nil, 1, nil, nil])
    #expect(elements.map(\.int64) == [nil, 1, nil, nil])
    #expect(elements.map(\.numberText) == [nil, "1", nil, nil])
    #expect(elements.map(\.bool) == [nil, nil, true, nil])
  }
}
