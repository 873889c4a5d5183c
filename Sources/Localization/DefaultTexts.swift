extension Strings {
  /// The locale whose default texts serve `locale`: itself, else one of its
  /// fallbacks; nil where there are none, so that English ones are taken.
  public static func source(of locale: LocaleID) -> LocaleID? {
    if locale.isPseudo { return locale }
    return TextLanguage.own(of: locale)?.locale
  }
}
