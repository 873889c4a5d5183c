import Testing

@testable import Localization

@Suite struct LocaleIDTests {
  @Test(
    "Well-formed tags become canonical",
    arguments: [
      ("en", "en"), ("EN", "en"), ("pt-br", "pt-BR"), ("es-419", "es-419"),
      ("ZH-hant-tw", "zh-Hant-TW"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-HK"),
      ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("no", "nb"),
      ("no-NO", "nb-NO"), ("ji", "yi"), ("tl-PH", "fil-PH"),
      ("sh", "sr-Latn"), ("sr-Latn-RS", "sr-Latn-RS"), ("en-UK", "en-GB"),
      ("fil", "fil"), ("en-xa", "en-XA"), ("AR-XB", "ar-XB"),
    ])
  func reading(text: String, identifier: String) {
    #expect(LocaleID(text)?.identifier == identifier)
  }

  @Test(
    "What is no tag is refused, with what may have been meant",
    arguments: [
      ("en_US", "en-US"), ("pt_BR.UTF-8", "pt-BR"), ("sr_RS@latin", "sr-RS"),
      ("de-u-co-phonebk", "de"), ("de-DE-1996", "de-DE"), ("en ", "en"),
      ("en--US", "en-US"), ("-en", "en"), ("en-", "en"), ("en-USA", "en"),
      ("x-klingon", nil), ("english", nil), ("e", nil), ("", nil),
      ("e1", nil), ("日本", nil), ("en-Latn-US-x", "en-Latn-US"),
      ("../en", nil), ("es-41", "es"),
    ] as [(String, String?)])
  func refusing(text: String, suggestion: String?) {
    #expect(LocaleID(text) == nil)
    #expect(LocaleID.suggestion(for: text)?.identifier == suggestion)
  }

  @Test(
    "A locale knows its parts and its direction",
    arguments: [
      ("en", "en", "Latn", nil, .leftToRight),
      ("he", "he", "Hebr", nil, .rightToLeft),
      ("ar-EG", "ar", "Arab", "EG", .rightToLeft),
      ("fa", "fa", "Arab", nil, .rightToLeft),
      ("ur-IN", "ur", "Arab", "IN", .rightToLeft),
      ("yi", "yi", "Hebr", nil, .rightToLeft),
      ("dv", "dv", "Thaa", nil, .rightToLeft),
      ("ff-Adlm", "ff", "Adlm", nil, .rightToLeft),
      ("pa-PK", "pa", "Arab", "PK", .rightToLeft),
      ("pa", "pa", "Guru", nil, .leftToRight),
      ("az-Arab", "az", "Arab", nil, .rightToLeft),
      ("ar-Latn", "ar", "Latn", nil, .leftToRight),
      ("sr", "sr", "Cyrl", nil, .leftToRight),
      ("ja", "ja", "Jpan", nil, .leftToRight),
      ("zh", "zh", "Hans", nil, .leftToRight),
      ("zh-HK", "zh", "Hant", "HK", .leftToRight),
      ("zh-Hant", "zh", "Hant", nil, .leftToRight),
      ("es-419", "es", "Latn", "419", .leftToRight),
      ("en-XA", "en", "Latn", "XA", .leftToRight),
      ("ar-XB", "ar", "Latn", "XB", .rightToLeft),
    ] as [(String, String, String, String?, Direction)])
  func parts(
    text: String, language: String, script: String, region: String?,
    direction: Direction
  ) throws {
    let locale = try #require(LocaleID(text))
    #expect(locale.language == language)
    #expect(locale.script == script)
    #expect(locale.region == region)
    #expect(locale.direction == direction)
    #expect(locale.isPseudo == (region == "XA" || region == "XB"))
  }

  @Test("Directions are spelled as the attribute is")
  func spelling() {
    #expect(Direction.allCases.map(\.rawValue) == ["ltr", "rtl"])
  }

  @Test(
    "Fallbacks follow CLDR and never leave the script",
    arguments: [
      ("en", ["en"]),
      ("en-US", ["en-US", "en"]),
      ("en-AU", ["en-AU", "en-001", "en"]),
      ("en-DE", ["en-DE", "en-150", "en-001", "en"]),
      ("es-CO", ["es-CO", "es-419", "es"]),
      ("es-ES", ["es-ES", "es"]),
      ("es-419", ["es-419", "es"]),
      ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
      ("pt-BR", ["pt-BR", "pt"]),
      ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant"]),
      ("zh-TW", ["zh-Hant"]),
      ("zh-MO", ["zh-MO", "zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
      ("zh-Hant", ["zh-Hant"]),
      ("zh-Hans-CN", ["zh-Hans-CN", "zh-Hans", "zh"]),
      ("zh-CN", ["zh-CN", "zh"]),
      ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn"]),
      ("sr-Cyrl", ["sr-Cyrl", "sr"]),
      ("pa-PK", ["pa-PK", "pa-Arab-PK", "pa-Arab"]),
      ("hi-Latn", ["hi-Latn", "en-IN", "en-001", "en"]),
      ("ar-EG", ["ar-EG", "ar"]),
      ("nn-NO", ["nn-NO", "nn", "nb"]),
      ("en-XA", ["en-XA", "en"]),
      ("ar-XB", ["ar-XB", "en"]),
    ])
  func fallbacks(text: String, chain: [String]) throws {
    let locale = try #require(LocaleID(text))
    #expect(locale.fallbacks.map(\.identifier) == chain)
  }

  @Test("A tag that was never checked still has an end to its fallbacks")
  func unchecked() {
    let tags = ["", "-", "--", "en-US-x-y", "zh-HK-MO", "a-Hant-b"]
    for tag in tags {
      #expect(LocaleID(canonical: tag).fallbacks.count < 10)
    }
  }

  @Test(
    "A locale has its own digits",
    arguments: [
      ("en", "latn"), ("ar", "arab"), ("ar-EG", "arab"), ("ar-SA", "arab"),
      ("ar-AE", "latn"), ("ar-MA", "latn"), ("ar-XB", "latn"),
      ("fa", "arabext"), ("ur", "latn"), ("ur-IN", "arabext"),
      ("ckb", "arab"), ("hi", "latn"), ("mr", "deva"), ("ne", "deva"),
      ("bn", "beng"), ("bn-IN", "latn"), ("my", "mymr"), ("th", "latn"),
      ("ff-Adlm", "adlm"), ("ff", "latn"), ("he", "latn"), ("ja", "latn"),
    ])
  func digits(text: String, system: String) throws {
    #expect(try #require(LocaleID(text)).numberingSystem == system)
  }
}
