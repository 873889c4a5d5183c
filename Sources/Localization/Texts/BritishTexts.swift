/// British English, where it differs from that of the United States.
enum BritishTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .captions: "Subtitles"
    case .pictureInPicture: "Picture-in-picture"
    default: EnglishTexts.text(key)
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    EnglishTexts.pattern(key)
  }

  static func itemCount(_ category: PluralCategory) -> String {
    EnglishTexts.itemCount(category)
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    EnglishTexts.count(of: unit, category)
  }

  static let durationSeparators = EnglishTexts.durationSeparators
}
