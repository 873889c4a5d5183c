import Diagnostics
import Testing

@testable import Documents

@Suite struct JSONLocationTests {
  private func parse(_ text: String) throws -> JSONValue {
    var problems: [Diagnostic] = []
    let document = JSONDocument.parse(
      Array(text.utf8), file: "a.json", into: &problems)
    #expect(problems == [])
    return try #require(document).root
  }

  @Test func countsColumnsInScalars() throws {
    let root = try parse(
      "\u{FEFF}{\"日本😀é\": [1,\r\n\t\"é\", {}],\r\"x\":\n\n  null}")
    let places = root.members.flatMap {
      [$0.key.location, $0.value.location] + $0.value.elements.map(\.location)
    }
    #expect(root.location.description == "a.json:1:1")
    #expect(
      places.map(\.description) == [
        "a.json:1:2", "a.json:1:10", "a.json:1:11", "a.json:2:2", "a.json:2:7",
        "a.json:3:1", "a.json:5:3",
      ])
  }

  @Test func agreesWithPlainCountingInLongLines() {
    var text = ""
    for number in 0..<2_000 {
      text += number % 700 == 699 ? "\r\n" : ["a", "é", "日", "😀"][number % 4]
    }
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    var (line, column, offset) = (1, 1, 0)
    for scalar in text.unicodeScalars {
      let position = table.position(of: offset, in: bytes)
      #expect(position == (line, column))
      offset += scalar.utf8.count
      column += 1
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
    #expect(table.position(of: bytes.count, in: bytes) == (line, column))
    #expect(table.position(of: bytes.count + 9, in: bytes) == (line, column))
  }

  @Test func lendsTheTextOfAValue() throws {
    let root = try parse(#" {"a" : [1, "x\n" ] , "b":{} }"#)
    let text = { (value: JSONValue?) in
      value.map { String(decoding: $0.sourceBytes, as: UTF8.self) }
    }
    #expect(text(root) == #"{"a" : [1, "x\n" ] , "b":{} }"#)
    #expect(text(root["a"]) == #"[1, "x\n" ]"#)
    #expect(text(root["b"]) == "{}")
    #expect(root["a"]?.withSourceBytes(\.count) == 11)
  }

  /// The example of RFC 6901, section 5, and what is no pointer.
  @Test(
    arguments: [
      ("/foo/0", "\"bar\""), ("/foo/1", "\"baz\""), ("/", "0"), ("/a~1b", "1"),
      ("/c%d", "2"), ("/e^f", "3"), ("/g|h", "4"), (#"/i\j"#, "5"),
      (#"/k"l"#, "6"), ("/ ", "7"), ("/m~0n", "8"), ("/foo/2", nil),
      ("/foo/01", nil), ("/foo/-", nil), ("/foo/", nil), ("/foo/0/x", nil),
      ("foo", nil), ("/m~n", nil), ("/m~", nil),
      ("/foo/99999999999999999999", nil),
    ] as [(String, String?)])
  func followsPointers(pointer: String, expected: String?) throws {
    let root = try parse(
      #"""
      {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4,
      "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8}
      """#)
    let value = root.pointer(pointer)
    #expect(
      value.map { String(decoding: $0.sourceBytes, as: UTF8.self) } == expected)
    #expect(root.pointer("")?.location == root.location)
  }

  @Test(arguments: [0, 30])
  func reportsDuplicateKeysOfSmallAndLargeObjects(others: Int) throws {
    let filler = (0..<others).map { "\"k\($0)\": 0, " }.joined()
    let root = try parse(
      "{\n\"a\": 1,\n \"b\": {\"a\": 1},\n\(filler)\"\\u0061\": 2}")
    var problems: [Diagnostic] = []
    root.reportDuplicateKeys(into: &problems)
    root["b"]?.reportDuplicateKeys(into: &problems)
    let column = filler.count + 1
    #expect(
      report(problems) == """
        a.json:4:\(column): error: key “a” is given twice [duplicate-key]
          help: remove one of the two
          note: a.json:2:1: first given here
        """)
  }

  @Test func givesTheLinesOfAFile() {
    let lines = SourceLines(
      Array("\u{FEFF}é\r\n\n\rx".utf8) + [0x0A]
        + [UInt8](repeating: 0x61, count: 20_001))
    #expect(
      (0...6).map(lines.line) == [nil, "é", "", "", "x", nil, nil])
  }
}
