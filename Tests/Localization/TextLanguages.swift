@testable import Localization

extension TextLanguage {
  /// The 41 locales that texts are promised in, as a site names them.
  static let promised = [
    "en", "en-GB", "es", "es-419", "pt-BR", "pt-PT", "fr", "fr-CA", "de",
    "it", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk", "hu", "ro", "el",
    "tr", "ru", "uk", "he", "ar", "fa", "ur", "hi", "bn", "ta", "th", "vi",
    "id", "ms", "ja", "ko", "zh-Hans", "zh-Hant", "ka", "sw",
  ]

  /// Every text of the language, with its name.
  var all: [(name: String, text: String)] {
    let counts: [(String, String)] = PluralCategory.allCases.flatMap {
      category in
      [("itemCount \(category)", texts.itemCount(category))]
        + DurationUnit.allCases.map {
          ("\($0) \(category)", texts.count(of: $0, category))
        }
    }
    return StringKey.allCases.map { ($0.rawValue, texts.text($0)) }
      + StringPattern.allCases.map { ($0.rawValue, texts.pattern($0)) }
      + counts
  }
}
