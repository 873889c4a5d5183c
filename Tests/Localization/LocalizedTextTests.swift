import Testing

@testable import Localization

@Suite struct LocalizedTextTests {
  private static func text(_ entries: [(String?, String)]) -> LocalizedText {
    LocalizedText(
      entries: entries.map { tag, text in
        LocalizedText.Entry(locale: tag.flatMap { LocaleID($0) }, text: text)
      })
  }

  @Test(
    "The nearest spelling serves",
    arguments: [
      // Its own, a fallback, one for all, the site's, the first given.
      ("es", [("en", "A"), ("es", "B")], "B", "es"),
      ("es-CO", [("es", "B"), ("es-419", "C")], "C", "es-419"),
      ("es-CO", [("en", "A"), ("es", "B")], "B", "es"),
      ("he", [("en", "A"), (nil, "N"), ("fr", "F")], "N", nil),
      ("he", [("fr", "F"), ("en", "A")], "A", "en"),
      ("he", [("fr", "F"), ("de", "D")], "F", "fr"),
      ("zh-HK", [("zh", "S"), ("zh-Hant", "T")], "T", "zh-Hant"),
      ("zh-Hant", [("zh", "S"), ("en", "A")], "A", "en"),
      ("zh-TW", [("zh-TW", "T"), ("en", "A")], "T", "zh-Hant"),
      ("en", [], "", nil),
      // The pseudo-locales.
      ("en-XA", [("en", "Live")], "[Ļîṽé~]", "en-XA"),
      ("en-XA", [("en", "Live"), ("en-XA", "own")], "own", "en-XA"),
      ("en-XA", [(nil, "Live")], "[Ļîṽé~]", "en-XA"),
      ("en-XA", [("fr", "Éa")], "[Éå~]", "en-XA"),
      (
        "ar-XB", [("en", "Live now"), ("ar", "X")],
        "\u{200F}\u{202E}Live\u{202C}\u{200F} "
          + "\u{200F}\u{202E}now\u{202C}\u{200F}",
        "ar-XB"
      ),
      ("en-XA", [("en", "")], "", "en-XA"),
    ] as [(String, [(String?, String)], String, String?)])
  func resolution(
    locale: String, entries: [(String?, String)], text: String, tag: String?
  ) throws {
    let resolved = Self.text(entries).resolved(
      for: try #require(LocaleID(locale)),
      siteDefault: LocaleID(canonical: "en"))
    #expect(resolved.text == text)
    #expect(resolved.locale?.identifier == tag)
  }

  @Test("The site's first locale has fallbacks too")
  func siteFallbacks() {
    let resolved = Self.text([("de", "D"), ("pt", "P")]).resolved(
      for: LocaleID(canonical: "he"), siteDefault: LocaleID(canonical: "pt-BR"))
    #expect(resolved.text == "P")
  }
}
