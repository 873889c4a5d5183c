import Localization

/// Recognizes locales as other systems write them.
enum LocaleNames {
  /// Languages (ISO 639-1) that a name is taken for; any two letters would be
  /// too many, since `no`, `id` and `to` are words too.
  private static let languages: Set<String> = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu",
    "fa", "fi", "fr", "gl", "he", "hi", "hr", "hu", "is", "it", "ja", "ka",
    "ko", "lt", "lv", "ms", "nb", "nl", "nn", "pl", "pt", "ro", "ru", "sk",
    "sl", "sr", "sv", "sw", "ta", "th", "tr", "uk", "ur", "vi", "zh",
  ]

  private static let words: [String: String] = [
    "arabic": "ar", "deutsch": "de", "eng": "en", "engl": "en",
    "english": "en", "español": "es", "espanol": "es", "français": "fr",
    "francais": "fr", "french": "fr", "german": "de", "italian": "it",
    "italiano": "it", "japanese": "ja", "português": "pt", "portuguese": "pt",
    "spanish": "es", "englisch": "en", "spanisch": "es", "französisch": "fr",
  ]

  /// The locale that `en`, `en_US`, `pt-BR` or `English` names.
  static func locale(_ text: String) -> LocaleID? {
    let lower = text.lowercased()
    if let language = words[lower] { return LocaleID(language) }
    let parts = lower.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first, languages.contains(String(language)),
      parts.count <= 3
    else { return nil }
    return LocaleID(parts.joined(separator: "-"))
  }

  /// A name that ends in a locale, such as `title_es`, `titleEs`, `Title ES`
  /// and `Titel (engl.)`, as what is before and the locale.
  static func suffix(of name: String) -> (stem: String, locale: LocaleID)? {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || (wasLower && character.isUppercase) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word.append(character) }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    for count in [2, 1] where words.count > count {
      let ending = words.suffix(count).joined(separator: "-")
      if let locale = locale(ending) {
        return (words.dropLast(count).joined().lowercased(), locale)
      }
    }
    return nil
  }
}
