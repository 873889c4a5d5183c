/// Finds the spelling of texts that serves one locale.
///
/// Made once a locale, so that the chain of fallbacks is not worked out again
/// for every text.
public struct TextResolver: Sendable {
  private let locale: LocaleID
  private let chain: [LocaleID]
  private let siteChain: [LocaleID]
  private let pseudo: PseudoLocalization?

  /// A resolver for `locale` in a site whose first locale is `siteDefault`.
  public init(locale: LocaleID, siteDefault: LocaleID) {
    self.locale = locale
    chain = locale.fallbacks
    siteChain = siteDefault.fallbacks
    pseudo = PseudoLocalization(of: locale)
  }

  /// The spelling for the locale: its own, then those of its fallbacks, then
  /// one for every locale, then those of the site's first locale and its
  /// fallbacks, then the first given; empty when there is none at all. With
  /// it comes the locale that it is written in, where that is known.
  ///
  /// For a pseudo-locale every spelling but its own is made pseudo.
  public func resolve(
    _ text: LocalizedText
  ) -> (text: String, locale: LocaleID?) {
    guard let found = entry(of: text) else { return ("", nil) }
    guard let pseudo, found.locale != locale else {
      return (found.text, found.locale)
    }
    return (pseudo.apply(to: found.text), locale)
  }

  private func entry(of text: LocalizedText) -> LocalizedText.Entry? {
    Self.first(of: chain, in: text)
      ?? text.entries.first { $0.locale == nil }
      ?? Self.first(of: siteChain, in: text)
      ?? text.entries.first
  }

  private static func first(
    of locales: [LocaleID], in text: LocalizedText
  ) -> LocalizedText.Entry? {
    for locale in locales {
      if let entry = text.entries.first(where: { $0.locale == locale }) {
        return entry
      }
    }
    return nil
  }
}
