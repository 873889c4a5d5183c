import Diagnostics
import Testing

@testable import Localization

@Suite struct TranslationGapsTests {
  @Test(
    "A text serves its locales, those that fall to them, and pseudo-locales",
    arguments: [
      (["en", "es", "he"], ["en"], ["es", "he"]),
      (["en", "es", "he"], ["he", "es", "en"], []),
      (["en", "es", "he"], [nil], []),
      (["en", "es"], ["en", nil], []),
      (["es-CO", "es-419", "es"], ["es"], []),
      (["es", "es-CO"], ["es-419"], ["es"]),
      (["zh-Hant", "zh-HK", "zh"], ["zh-Hant"], ["zh"]),
      (["zh-Hant"], ["zh"], ["zh-Hant"]),
      (["en", "en-XA", "ar-XB"], ["fr"], ["en"]),
      (["en"], [], ["en"]),
    ] as [([String], [String?], [String])])
  func missing(site: [String], written: [String?], missing: [String]) {
    var gaps = TranslationGaps(
      locales: site.map(LocaleID.init(canonical:)))
    let text = LocalizedText(
      entries: written.map {
        .init(locale: $0.map(LocaleID.init(canonical:)), text: "T")
      })
    // The second answer comes from what is known.
    for _ in 0..<2 {
      #expect(gaps.missing(in: text).map(\.identifier) == missing)
    }
  }

  @Test("Texts with other locales each get their own answer")
  func many() {
    var gaps = TranslationGaps(locales: [LocaleID(canonical: "de")])
    for index in 0..<200 {
      let tag = "a\(index % 10)\(index / 10)"
      let text = LocalizedText(
        entries: [.init(locale: LocaleID(canonical: tag), text: "T")])
      #expect(gaps.missing(in: text).map(\.identifier) == ["de"])
    }
  }

  @Test(
    "Where default texts come from",
    arguments: [
      ("es-CO", "es-419"), ("zh-HK", "zh-Hant"), ("nn", "nb"),
      ("ar-XB", "ar-XB"), ("is", nil), ("sr", nil),
    ] as [(String, String?)])
  func sources(tag: String, source: String?) throws {
    let locale = try #require(LocaleID(tag))
    #expect(Strings.source(of: locale)?.identifier == source)
  }

  @Test("The notice names few locales in full and many by their number")
  func wording() {
    let place = SourceLocation(file: "site.yaml", line: 2, column: 3)
    let all = TextLanguage.allCases.map(\.locale)
    func message(_ count: Int) -> String {
      Diagnostic.missingTranslation(
        of: "title", in: Array(all.prefix(count)), at: place
      ).message
    }
    #expect(message(1) == "“title” lacks en")
    #expect(message(3) == "“title” lacks en, en-GB and es")
    #expect(
      message(8)
        == "“title” lacks en, en-GB, es, es-419, pt, pt-PT, fr and fr-CA")
    #expect(
      message(41)
        == "“title” lacks en, en-GB, es, es-419, pt, pt-PT, fr and 34 more")
  }
}
