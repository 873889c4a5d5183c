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
      ("nb", ["Å", "Ø", "Æ", "Z", "Aa"], ["Z", "Æ", "Ø", "Å", "Aa"]),
      ("fi", ["ö", "ä", "å", "z", "w", "v"], ["v", "w", "z", "å", "ä", "ö"]),
      (
        "cs", ["i", "ch", "h", "č", "c", "d"], ["c", "č", "d", "h", "ch", "i"]
      ),
      (
        "sk", ["o", "ô", "p", "ch", "h", "i"], ["h", "ch", "i", "o", "ô", "p"]
      ),
      (
        "hu", ["cz", "csa", "d", "gz", "gya", "ő", "ó", "ü"],
        ["cz", "csa", "d", "gz", "gya", "ó", "ő", "ü"]
      ),
      (
        "pl", ["z", "ż", "ź", "ł", "l", "m", "ą", "az", "b"],
        ["az", "ą", "b", "l", "ł", "m", "z", "ź", "ż"]
      ),
      (
        "ro", ["sz", "ș", "t", "ț", "az", "ă", "â", "b"],
        ["az", "ă", "â", "b", "sz", "ș", "t", "ț"]
      ),
      (
        "tr", ["ız", "iz", "hz", "ç", "cz", "ğ", "gz", "şz", "sz"],
        ["cz", "ç", "gz", "ğ", "hz", "ız", "iz", "sz", "şz"]
      ),
      (
        "vi", ["đa", "dz", "âu", "ăn", "az", "e"],
        ["az", "ăn", "âu", "dz", "đa", "e"]
      ),
      ("ru", ["Жук", "ёж", "Еж", "ежа"], ["Еж", "ёж", "ежа", "Жук"]),
      (
        "uk", ["ґава", "горб", "дим", "їжак", "ікра", "йод"],
        ["горб", "ґава", "дим", "ікра", "їжак", "йод"]
      ),
      ("el", ["βήτα", "Άλφα", "ωμέγα"], ["Άλφα", "βήτα", "ωμέγα"]),
      ("fa", ["پ", "ب", "ت", "گ", "ک"], ["ب", "پ", "ت", "ک", "گ"]),
      ("ur", ["پ", "ب", "ٹ", "ت"], ["ب", "پ", "ت", "ٹ"]),
      ("hi", ["ख", "क", "अ"], ["अ", "क", "ख"]),
      ("bn", ["খ", "ক", "অ"], ["অ", "ক", "খ"]),
      ("ta", ["கா", "க", "அ"], ["அ", "க", "கா"]),
      // Vowels that are written before their consonant sort behind it.
      ("th", ["เก", "กา", "ขา"], ["กา", "เก", "ขา"]),
      ("ka", ["abc", "ბ", "ა"], ["ა", "ბ", "abc"]),
      ("ko", ["abc", "나", "가"], ["가", "나", "abc"]),
      ("ja", ["さくら", "サクラ", "さくらい"], ["さくら", "サクラ", "さくらい"]),
      // By strokes in one, by sound in the other.
      ("zh-Hant", ["阿", "王", "一", "丁"], ["一", "丁", "王", "阿"]),
      ("zh-Hans", ["王", "一", "丁", "阿"], ["阿", "丁", "王", "一"]),
      ("es-419", ["oa", "ñu", "nz"], ["nz", "ñu", "oa"]),
      ("sw", ["ng'ombe", "nz", "na"], ["na", "ng'ombe", "nz"]),
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
