import Testing

@testable import Localization

@Suite struct StringsTests {
  private static let locales = [
    "en", "es", "he", "ja", "ar", "de", "fr", "pt-BR", "en-XA", "ar-XB",
  ]

  @Test("Every text exists in every locale", arguments: locales)
  func completeness(tag: String) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    for key in StringKey.allCases {
      let text = strings[key]
      #expect(!text.isEmpty, "\(key)")
      #expect(text != key.rawValue, "\(key)")
      #expect(!text.contains("{"), "\(key)")
      #expect(text.first != " " && text.last != " ", "\(key)")
    }
    for key in StringPattern.allCases {
      let parts = strings.pattern(key).split(
        separator: key.placeholder, omittingEmptySubsequences: false)
      #expect(parts.count == 2, "\(key)")
    }
  }

  @Test(
    "Texts come from the nearest language",
    arguments: [
      ("es-CO", "es-419", "EN VIVO"), ("es-ES", "es", "EN DIRECTO"),
      ("pt-AO", "pt-PT", "EM DIRETO"), ("pt", "pt", "AO VIVO"),
      ("iw", "he", "שידור חי"), ("en-AU", "en", "LIVE"),
      ("fa-AF", "fa", "زنده"), ("ar-Latn", "en", "LIVE"),
      ("zh-HK", "zh-Hant", "直播中"), ("zh-CN", "zh", "直播中"),
      ("nn", "nb", "DIREKTE"), ("is", "en", "LIVE"),
      ("en-XA", "en-XA", "[ĻÎṼÉ~]"),
    ])
  func language(tag: String, textLocale: String, live: String) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    #expect(strings.textLocale.identifier == textLocale)
    #expect(strings[.live] == live)
  }

  @Test(
    "Placeholders are filled",
    arguments: [
      ("en", "Watch {title}", "1 hour 42 minutes behind live"),
      ("es", "Ver {title}", "1 hora y 42 minutos por detrás del directo"),
      ("he", "צפייה: {title}", "שעה אחת, 42 דקות מאחורי השידור החי"),
      ("ja", "「{title}」を見る", "ライブから1時間42分遅れ"),
      (
        "ar", "مشاهدة {title}",
        "متأخر عن البث المباشر بمقدار ساعة واحدة و٤٢ دقيقة"
      ),
      ("de", "{title} ansehen", "1 Stunde und 42 Minuten hinter Live"),
      (
        "fr", "Regarder {title}",
        "1 heure et 42 minutes de retard sur le direct"
      ),
      (
        "pt-BR", "Assistir a {title}",
        "1 hora e 42 minutos de atraso em relação ao vivo"
      ),
      (
        "en-XA", "[Ŵåţçĥ {title}~]",
        "[1 ĥöûŕ 42 ɱîñûţéš ƀéĥîñđ ļîṽé óñé ţŵö~]"
      ),
    ])
  func filling(tag: String, watch: String, behind: String) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    #expect(strings.watch(title: "{title}") == watch)
    #expect(strings.behindLive(seconds: 6120) == behind)
  }

  @Test("A title that holds a placeholder is not filled again")
  func hostileTitle() {
    let strings = Strings(locale: LocaleID(canonical: "en"))
    #expect(strings.watch(title: "{title}{title}") == "Watch {title}{title}")
    #expect(strings.startsAt(time: "{time}") == "Starts {time}")
  }

  @Test(
    "Durations are spoken in whole seconds",
    arguments: [
      ("en", 0, "0 seconds"), ("en", 1.9, "1 second"), ("en", 60, "1 minute"),
      ("en", 3661, "1 hour 1 minute 1 second"), ("en", -5, "0 seconds"),
      ("en", .nan, "0 seconds"), ("en", 7200, "2 hours"),
      ("en", .infinity, "277777777 hours 46 minutes 40 seconds"),
      ("es", 3723, "1 hora, 2 minutos y 3 segundos"),
      ("he", 7322, "שעתיים, שתי דקות, שתי שניות"),
      ("he", 11045, "3 שעות, 4 דקות, 5 שניות"),
      ("ja", 3723, "1時間2分3秒"),
      ("ar", 7322, "ساعتان ودقيقتان وثانيتان"),
      ("ar", 11045, "٣ ساعات و٤ دقائق و٥ ثوانٍ"),
      ("ar", 0, "٠ ثانية"),
      ("ar-AE", 39600, "11 ساعة"),
      ("de", 3723, "1 Stunde, 2 Minuten und 3 Sekunden"),
      ("fr", 3601, "1 heure et 1 seconde"),
      ("pt-BR", 3723, "1 hora, 2 minutos e 3 segundos"),
    ])
  func spoken(tag: String, seconds: Double, text: String) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    #expect(strings.spokenDuration(seconds: seconds) == text)
  }

  @Test("A duration has a label")
  func durationLabel() {
    let strings = Strings(locale: LocaleID(canonical: "fr"))
    #expect(strings.durationLabel(seconds: 60) == "Durée\u{A0}: 1 minute")
  }

  @Test(
    "Numbers of videos take the right plural form",
    arguments: [
      ("en", 0, "0 videos"), ("en", 1, "1 video"), ("en", 2, "2 videos"),
      ("en", -1, "0 videos"),
      ("es", 1, "1 vídeo"), ("es", 1_000_000, "1000000 de vídeos"),
      ("he", 1, "סרטון אחד"), ("he", 2, "שני סרטונים"), ("he", 3, "3 סרטונים"),
      ("ja", 1, "動画1本"),
      ("ar", 0, "لا توجد مقاطع فيديو"), ("ar", 1, "مقطع فيديو واحد"),
      ("ar", 2, "مقطعا فيديو"), ("ar", 3, "٣ مقاطع فيديو"),
      ("ar", 11, "١١ مقطع فيديو"), ("ar", 100, "١٠٠ مقطع فيديو"),
      ("de", 1, "1 Video"), ("de", 0, "0 Videos"),
      ("fr", 0, "0 vidéo"), ("fr", 2, "2 vidéos"),
      ("pt-BR", 0, "0 vídeo"), ("pt-BR", 2, "2 vídeos"),
    ])
  func counts(tag: String, count: Int, text: String) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    #expect(strings.itemCount(count) == text)
  }
}
