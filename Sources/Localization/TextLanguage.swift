/// A language that the default texts are written in.
enum TextLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case spanish = "es"
  case hebrew = "he"
  case japanese = "ja"
  case arabic = "ar"
  case german = "de"
  case french = "fr"
  case portuguese = "pt"

  /// The first of the fallbacks of `locale` that has texts, else English.
  init(for locale: LocaleID) {
    let written = locale.fallbacks.lazy.compactMap {
      TextLanguage(rawValue: $0.identifier)
    }
    self = written.first ?? .english
  }

  var texts: any LocaleTexts.Type {
    switch self {
    case .english: EnglishTexts.self
    case .spanish: SpanishTexts.self
    case .hebrew: HebrewTexts.self
    case .japanese: JapaneseTexts.self
    case .arabic: ArabicTexts.self
    case .german: GermanTexts.self
    case .french: FrenchTexts.self
    case .portuguese: PortugueseTexts.self
    }
  }
}
