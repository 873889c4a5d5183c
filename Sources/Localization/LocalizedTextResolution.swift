extension LocalizedText {
  /// The spelling for `locale`: its own, then those of its fallbacks, then
  /// one for every locale, then those of the site's first locale and its
  /// fallbacks, then the first given; empty when there is none at all. With
  /// it comes the locale that it is written in, where that is known.
  ///
  /// For a pseudo-locale every spelling but its own is made pseudo.
  public func resolved(
    for locale: LocaleID, siteDefault: LocaleID
  ) -> (text: String, locale: LocaleID?) {
    guard let found = entry(for: locale, siteDefault: siteDefault) else {
      return ("", nil)
    }
    guard found.locale != locale,
      let pseudo = PseudoLocalization(of: locale)
    else { return (found.text, found.locale) }
    return (pseudo.apply(to: found.text), locale)
  }

  private func entry(for locale: LocaleID, siteDefault: LocaleID) -> Entry? {
    first(of: locale.fallbacks)
      ?? entries.first { $0.locale == nil }
      ?? first(of: siteDefault.fallbacks)
      ?? entries.first
  }

  private func first(of locales: [LocaleID]) -> Entry? {
    for locale in locales {
      if let entry = entries.first(where: { $0.locale == locale }) {
        return entry
      }
    }
    return nil
  }
}
