/// The texts of one language.
protocol LocaleTexts {
  /// A text that stands as it is.
  static func text(_ key: StringKey) -> String
  /// A text with its placeholder in place.
  static func pattern(_ key: StringPattern) -> String
  /// A number of videos, with `{count}` in place.
  static func itemCount(_ category: PluralCategory) -> String
  /// A number of hours, minutes or seconds, with `{count}` in place.
  static func count(
    of unit: SpokenDuration.Unit, _ category: PluralCategory
  ) -> String
  /// What stands between two parts of a spoken duration.
  static var durationSeparator: String { get }
}
