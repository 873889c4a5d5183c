import Catalog
import Testing

@Suite struct FileNameTests {
  static let table: [(String, String)] = [
    ("match-1", "match-1"),
    ("a.b_c-9", "a.b_c-9"),
    ("Match", "~4datch"),
    ("a b", "a~20b"),
    ("a~b", "a~7eb"),
    ("~4d", "~7e4d"),
    ("é", "~c3~a9"),
    ("e\u{301}", "e~cc~81"),
    ("日", "~e6~97~a5"),
    ("a:b*c?", "a~3ab~2ac~3f"),
    (".hidden", "~2ehidden"),
    ("...", "~2e.~2e"),
    ("end.", "end~2e"),
    ("a.b", "a.b"),
    // Names of devices on Windows, with and without an ending.
    ("con", "~63on"),
    ("nul.m3u8", "~6eul.m3u8"),
    ("com1", "~63om1"),
    ("lpt9", "~6cpt9"),
    ("com", "com"),
    ("com10", "com10"),
    ("comx", "comx"),
    ("console", "console"),
    ("CON", "~43~4f~4e"),
  ]

  @Test(arguments: table)
  func writesOtherBytesAsTildeAndHexDigits(id: String, name: String) {
    #expect(ItemID.fileName(of: id) == name)
  }

  @Test func noTwoIDsMeet() {
    let alphabet = [
      "a", "A", ".", "~", "-", "2e", "e", "é", "e\u{301}", "\u{7F}", "con",
    ]
    var ids: [String] = alphabet
    for a in alphabet {
      for b in alphabet { ids.append(a + b) }
    }
    let bytes = Set(ids.map { Array($0.utf8) })
    let names = Set(
      bytes.map { id in
        ItemID.fileName(of: String(decoding: id, as: UTF8.self)).lowercased()
      })
    #expect(names.count == bytes.count)
  }

  @Test func longNamesAreCutAndStayApart() {
    let a = String(repeating: "日", count: 66)
    let b = String(repeating: "日", count: 65) + "月"
    let names = [a, b].map { ItemID.fileName(of: $0) }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count == 194 })
    #expect(names[0].hasPrefix("~e6~97~a5~e6"))
    #expect(names[0].contains("~~"))
    #expect(
      ItemID.fileName(of: String(repeating: "a", count: 200))
        == String(repeating: "a", count: 200))
  }
}
