import Diagnostics
import Documents
import Testing

@Suite struct JSONPointerTests {
  static let pointers: [(String, [String]?)] = [
    ("", []), ("/", [""]), ("/a/b", ["a", "b"]),
    ("/a~1b/m~0n", ["a/b", "m~n"]),
    ("/~01", ["~1"]), ("/a//b", ["a", "", "b"]),
    ("a", nil), ("/~", nil), ("/~2", nil), ("/a~", nil),
  ]

  @Test(arguments: pointers)
  func takesPointersApartAndPutsThemTogether(text: String, steps: [String]?) {
    #expect(JSONPointer(text)?.steps == steps)
    if let steps { #expect(JSONPointer(steps: steps).text == text) }
  }

  @Test func configurationBecomesValuesAtItsOwnPlaces() throws {
    var problems: [Diagnostic] = []
    let node = try #require(
      YAML.parse(
        Array("a: [x, 0x10, true]\nb: {c: null, d: \"\\\"\"}".utf8),
        file: "f", into: &problems))
    let value = try #require(node.jsonValue)
    #expect(
      value.withSourceBytes { String(decoding: $0, as: UTF8.self) }
        == #"{"a":["x",16.0,true],"b":{"c":null,"d":"\""}}"#)
    #expect(value.pointer("/a/1")?.location.description == "f:1:8")
    #expect(value.pointer("/b/d")?.location.description == "f:2:17")
    let keys = value.members.map(\.key.location.description)
    #expect(keys == ["f:1:1", "f:2:1"])
  }

  @Test func replacedValuesKeepTheirPlace() throws {
    var problems: [Diagnostic] = []
    let document = try #require(
      JSONDocument.parse(
        Array(#"{"a": 7}"#.utf8), file: "f", into: &problems))
    let value = try #require(document.root["a"])
    let text = value.replaced(byString: "x\"\n\u{1}é")
    #expect(text.string == "x\"\n\u{1}é")
    #expect(text.location.description == "f:1:7")
    #expect(value.replaced(byNumber: 1.5).double == 1.5)
    #expect(value.replaced(byNumber: .infinity).double == 7)
    #expect(value.replaced(byInteger: .min).int64 == .min)
    #expect(value.replaced(byBool: true).bool == true)
  }
}
