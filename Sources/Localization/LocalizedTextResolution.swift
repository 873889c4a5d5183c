extension LocalizedText {
  /// The spelling for `locale`, as `TextResolver` finds it; use that one for
  /// more than a few texts.
  public func resolved(
    for locale: LocaleID, siteDefault: LocaleID
  ) -> (text: String, locale: LocaleID?) {
    if let own = entries.first(where: { $0.locale == locale }) {
      return (own.text, locale)
    }
    return TextResolver(locale: locale, siteDefault: siteDefault).resolve(self)
  }
}
