import Testing

@testable import Localization

/// What must hold for the default texts of every language.
@Suite struct TextTests {
  @Test("Each of the 41 locales has texts of its own")
  func promised() throws {
    let languages = try TextLanguage.promised.map {
      let locale = try #require(LocaleID($0))
      return try #require(TextLanguage.own(of: locale))
    }
    #expect(languages.count == 41)
    #expect(Set(languages) == Set(TextLanguage.allCases))
  }

  @Test("Every text exists", arguments: TextLanguage.allCases)
  func completeness(language: TextLanguage) {
    for (name, text) in language.all {
      #expect(!text.isEmpty, "\(name)")
      #expect(text != name, "\(name)")
      #expect(text.first != " " && text.last != " ", "\(name)")
      #expect(!text.contains("  "), "\(name)")
    }
  }

  @Test("Placeholders are kept", arguments: TextLanguage.allCases)
  func placeholders(language: TextLanguage) {
    for key in StringKey.allCases {
      #expect(!language.texts.text(key).contains { "{}".contains($0) })
    }
    for key in StringPattern.allCases {
      let parts = language.texts.pattern(key).split(
        separator: key.placeholder, omittingEmptySubsequences: false)
      #expect(parts.count == 2, "\(key)")
      #expect(!parts.joined().contains { "{}".contains($0) }, "\(key)")
    }
  }

  /// Hebrew and Arabic say one and two without a figure, and Arabic none.
  private static func isWithoutFigure(
    _ language: TextLanguage, _ category: PluralCategory
  ) -> Bool {
    switch (language, category) {
    case (.hebrew, .one), (.hebrew, .two), (.arabic, .zero), (.arabic, .one),
      (.arabic, .two):
      true
    default: false
    }
  }

  @Test(
    "A number stands once in each plural form",
    arguments: TextLanguage.allCases)
  func figures(language: TextLanguage) {
    let rule = PluralRule(of: language)
    let taken = Set((0...200).map { rule.category(of: $0) })
    for category in taken {
      let forms =
        [language.texts.itemCount(category)]
        + DurationUnit.allCases.map {
          language.texts.count(of: $0, category)
        }
      for form in forms where !form.contains("{count}") {
        #expect(Self.isWithoutFigure(language, category), "\(form)")
      }
      #expect(forms.allSatisfy { $0.split(separator: "{count}").count <= 2 })
    }
  }

  /// Words that a language has taken from English, or writes alike.
  private static let taken: [TextLanguage: Set<StringKey>] = [
    .german: [.live, .atEdge, .pause, .widgets, .themes, .videos],
    .spanish: [.widgets],
    .latinAmerican: [.widgets, .videos],
    .portuguese: [.widgets, .players],
    .portugal: [.widgets],
    .french: [.pause, .widgets, .pages],
    .canadianFrench: [.pause, .widgets, .pages],
    .dutch: [.live, .atEdge, .widgets],
    .swedish: [.live, .atEdge],
    .danish: [.live, .atEdge, .widgets],
  ]

  @Test(
    "No text was left in English",
    arguments: TextLanguage.allCases.filter {
      $0 != .english && $0 != .british
    })
  func translated(language: TextLanguage) {
    let same = StringKey.allCases.filter {
      language.texts.text($0).lowercased()
        == EnglishTexts.text($0).lowercased()
    }
    #expect(Set(same) == Self.taken[language] ?? [])
  }

  @Test(
    "The name of the command stands in every language",
    arguments: TextLanguage.allCases)
  func command(language: TextLanguage) {
    #expect(language.texts.text(.needsServer).contains("greenroom serve"))
  }

  @Test(
    "A text for a region differs from that of the language",
    arguments: [
      (TextLanguage.british, TextLanguage.english, 1...10),
      (.latinAmerican, .spanish, 15...40),
      (.portugal, .portuguese, 30...60),
      (.canadianFrench, .french, 5...20),
    ])
  func regions(
    region: TextLanguage, language: TextLanguage, count: ClosedRange<Int>
  ) {
    let differing = zip(region.all, language.all).filter { $0.text != $1.text }
    #expect(count.contains(differing.count), "\(differing.count)")
  }
}
