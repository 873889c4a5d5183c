import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("titel", "title"), ("tilte", "title"), ("TITLE", "title"),
      ("timezone", "timeZone"), ("timeZon", "timeZone"), ("xtitle", "title"),
      ("t", nil), ("", nil), ("colour", nil), ("zone", nil),
      ("locale", "locales"),
      (String(repeating: "title", count: 100), nil),
    ] as [(String, String?)])
  func findsTheNearestName(word: String, expected: String?) {
    let names = ["title", "timeZone", "locales", "x"]
    #expect(Suggestion.nearest(to: word, among: names) == expected)
  }

  @Test func takesTheFirstOfEquallyNearNames() {
    #expect(Suggestion.nearest(to: "abcx", among: ["abcd", "abce"]) == "abcd")
    #expect(Suggestion.nearest(to: "abcx", among: ["abyz", "abce"]) == "abce")
    #expect(Suggestion.nearest(to: "a", among: [String]()) == nil)
    #expect(Suggestion.nearest(to: "X", among: ["x"]) == "x")
  }
}
