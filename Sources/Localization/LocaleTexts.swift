/// The texts of one language.
protocol LocaleTexts {
  /// A text that stands as it is.
  static func text(_ key: StringKey) -> String
  /// A text with its placeholder in place.
  static func pattern(_ key: StringPattern) -> String
  /// A number of videos, with `{count}` where a figure stands.
  static func itemCount(_ category: PluralCategory) -> String
  /// A number of hours, minutes or seconds, with `{count}` where a figure
  /// stands.
  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String
  /// What stands between the parts of a duration, and before the last one.
  static var durationSeparators: (middle: String, last: String) { get }
}

/// A unit of a duration in words.
enum DurationUnit: CaseIterable {
  case hours, minutes, seconds
}
