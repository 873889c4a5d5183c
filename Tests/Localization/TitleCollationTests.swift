import Testing

@testable import Localization

@Suite struct TitleCollationTests {
  @Test(
    "Titles sort as people of the locale expect",
    arguments: [
      (
        "en", ["zoo", "Apple", "apple", "Ähre"],
        ["Ähre", "apple", "Apple", "zoo"]
      ),
      (
        "sv", ["öl", "ärla", "zoo", "Ål", "apa"],
        ["apa", "zoo", "Ål", "ärla", "öl"]
      ),
      (
        "de", ["zoo", "Öl", "Ofen", "Ähre", "Affe"],
        ["Affe", "Ähre", "Ofen", "Öl", "zoo"]
      ),
      ("es", ["oa", "ñu", "nz", "na"], ["na", "nz", "ñu", "oa"]),
      ("en", ["oa", "ñu", "nz", "na"], ["na", "ñu", "nz", "oa"]),
      ("da", ["å", "ø", "æ", "z", "Aa"], ["z", "æ", "ø", "Aa", "å"]),
      ("ja", ["さくら", "東京", "アメリカ", "いぬ"], ["アメリカ", "いぬ", "さくら", "東京"]),
      ("he", ["abc", "ת", "א", "ב"], ["א", "ב", "ת", "abc"]),
      ("ar", ["ب", "abc", "ا"], ["ا", "ب", "abc"]),
      ("zh", ["张", "李", "阿"], ["阿", "李", "张"]),
      ("en-XA", ["b", "ä", "a"], ["a", "ä", "b"]),
      ("ar-XB", ["ب", "b", "a"], ["a", "b", "ب"]),
      ("xx", ["z", "ö", "a"], ["a", "ö", "z"]),
      (
        "en", ["Match 10", "Match 2", "match 1"],
        ["match 1", "Match 2", "Match 10"]
      ),
      ("en", ["10", "9", "0009a"], ["9", "0009a", "10"]),
      ("en", ["b", "", "a"], ["", "a", "b"]),
      ("en", [], []),
    ] as [(String, [String], [String])])
  func order(tag: String, titles: [String], sorted: [String]) throws {
    let collation = TitleCollation(locale: try #require(LocaleID(tag)))
    #expect(collation.order(titles).map { titles[$0] } == sorted)
  }

  @Test("Titles that compare equal keep their order and share a rank")
  func ties() {
    let collation = TitleCollation(locale: LocaleID(canonical: "en"))
    let titles = ["b", "Final", "a", "Final", "e\u{301}", "Final", "\u{E9}"]
    #expect(collation.order(titles) == [2, 0, 4, 6, 1, 3, 5])
    #expect(collation.ranks(titles) == [1, 3, 0, 3, 2, 3, 2])
    #expect(collation.ranks([]) == [])
  }

  @Test("A key longer than the buffer is whole")
  func longTitles() {
    let collation = TitleCollation(locale: LocaleID(canonical: "en"))
    let start = String(repeating: "long ", count: 2000)
    let titles = [start + "b", start + "a", "x", start + "b"]
    #expect(collation.order(titles) == [1, 0, 3, 2])
  }
}
