import Testing

@testable import Localization

@Suite struct PluralTests {
  /// Samples of whole numbers as CLDR gives them in `plurals.xml`; what is
  /// not listed is `other`.
  private static let samples:
    [(languages: [TextLanguage], samples: [PluralCategory: [Int]])] = [
      (
        [
          .thai, .vietnamese, .indonesian, .malay, .japanese, .korean,
          .simplifiedChinese, .traditionalChinese,
        ],
        [.other: [0, 1, 2, 3, 11, 100, 1_000_000]]
      ),
      (
        [
          .english, .british, .german, .dutch, .swedish, .danish, .norwegian,
          .finnish, .hungarian, .greek, .turkish, .urdu, .tamil, .georgian,
          .swahili,
        ],
        [.one: [1], .other: [0, 2, 3, 11, 21, 101, 1_000_000]]
      ),
      (
        [.persian, .hindi, .bengali],
        [.one: [0, 1], .other: [2, 3, 11, 21, 101, 1_000_000]]
      ),
      (
        [.spanish, .latinAmerican, .italian, .portugal],
        [
          .one: [1], .many: [1_000_000, 2_000_000],
          .other: [0, 2, 16, 100, 1000, 1_000_001],
        ]
      ),
      (
        [.french, .canadianFrench, .portuguese],
        [
          .one: [0, 1], .many: [1_000_000, 2_000_000],
          .other: [2, 17, 100, 1000, 1_000_001],
        ]
      ),
      (
        [.czech, .slovak],
        [.one: [1], .few: [2, 3, 4], .other: [0, 5, 11, 19, 22, 101, 1000]]
      ),
      (
        [.polish],
        [
          .one: [1], .few: [2, 4, 22, 24, 32, 102, 1002],
          .many: [0, 5, 11, 12, 14, 19, 21, 101, 112, 1_000_000],
        ]
      ),
      (
        [.russian, .ukrainian],
        [
          .one: [1, 21, 31, 101, 1001],
          .few: [2, 4, 22, 24, 102, 1002],
          .many: [0, 5, 11, 12, 14, 19, 111, 112, 1_000_000],
        ]
      ),
      (
        [.romanian],
        [
          .one: [1], .few: [0, 2, 16, 19, 101, 102, 119, 1001],
          .other: [20, 35, 100, 120, 1000, 1_000_000],
        ]
      ),
      ([.hebrew], [.one: [1], .two: [2], .other: [0, 3, 17, 20, 102]]),
      (
        [.arabic],
        [
          .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110, 1003],
          .many: [11, 26, 99, 111, 1011], .other: [100, 102, 200, 1000],
        ]
      ),
    ]

  @Test("Plural rules are those of CLDR for every language")
  func rules() {
    var seen: Set<TextLanguage> = []
    for (languages, samples) in Self.samples {
      for language in languages {
        seen.insert(language)
        for (category, counts) in samples {
          for count in counts {
            #expect(
              PluralRule(of: language).category(of: count) == category,
              "\(language) \(count)")
          }
        }
      }
    }
    #expect(seen == Set(TextLanguage.allCases))
  }

  @Test(
    "Numbers of videos take the form of their category",
    arguments: [
      ("ru", [1, 2, 5], ["1 видео", "2 видео", "5 видео"]),
      ("pl", [1, 2, 5, 22], ["1 film", "2 filmy", "5 filmów", "22 filmy"]),
      ("cs", [1, 3, 5], ["1 video", "3 videa", "5 videí"]),
      ("sk", [1, 3, 5], ["1 video", "3 videá", "5 videí"]),
      (
        "ro", [1, 2, 20],
        ["1 videoclip", "2 videoclipuri", "20 de videoclipuri"]
      ),
      ("it", [1, 2, 1_000_000], ["1 video", "2 video", "1000000 di video"]),
      ("pt-PT", [0, 1, 2], ["0 vídeos", "1 vídeo", "2 vídeos"]),
      ("es-419", [1, 2], ["1 video", "2 videos"]),
      ("hu", [1, 2], ["1 videó", "2 videó"]),
      ("bn", [1, 12], ["১টি ভিডিও", "১২টি ভিডিও"]),
      ("fa", [1, 12], ["۱ ویدیو", "۱۲ ویدیو"]),
      ("sw", [1, 2], ["Video 1", "Video 2"]),
      ("zh-Hant", [1], ["1 部影片"]),
    ])
  func counts(tag: String, counts: [Int], texts: [String]) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    #expect(counts.map(strings.itemCount) == texts)
  }

  @Test(
    "Durations take the form of their category",
    arguments: [
      (
        "ru", [60, 120, 300, 1260],
        ["1 минута", "2 минуты", "5 минут", "21 минута"]
      ),
      ("uk", [60, 120, 660], ["1 хвилина", "2 хвилини", "11 хвилин"]),
      (
        "pl", [60, 120, 300, 1260],
        ["1 minuta", "2 minuty", "5 minut", "21 minut"]
      ),
      ("cs", [3600, 7200, 18_000], ["1 hodina", "2 hodiny", "5 hodin"]),
      ("ro", [1, 2, 20], ["1 secundă", "2 secunde", "20 de secunde"]),
    ])
  func durations(tag: String, seconds: [Double], texts: [String]) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    #expect(seconds.map { strings.spokenDuration(seconds: $0) } == texts)
  }
}
