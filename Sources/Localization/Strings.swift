/// The default texts in one locale.
///
/// Made once a locale; texts that stand as they are are looked up, not made.
public struct Strings: Sendable {
  /// The locale that was asked for.
  public let locale: LocaleID
  /// The locale that the texts are written in: one of the fallbacks of
  /// `locale`, else English. A pseudo-locale has texts of its own.
  public let textLocale: LocaleID

  private let language: TextLanguage
  private let plural: PluralRule
  private let numberingSystem: NumberingSystem
  private let pseudo: PseudoLocalization?
  private let texts: [StringKey: String]

  /// The texts for `locale`.
  public init(locale: LocaleID) {
    let language = TextLanguage(for: locale)
    let pseudo = PseudoLocalization(of: locale)
    self.locale = locale
    self.language = language
    self.pseudo = pseudo
    plural = PluralRule(of: language)
    textLocale = pseudo == nil ? language.locale : locale
    // The digits of a region belong to the texts of its own language.
    let numberingSystem =
      locale.language == language.locale.language
      ? NumberingSystem(of: locale) : .latn
    self.numberingSystem = numberingSystem
    texts = Dictionary(
      uniqueKeysWithValues: StringKey.allCases.map { key in
        let text = numberingSystem.localize(language.texts.text(key))
        return (key, pseudo?.apply(to: text) ?? text)
      })
  }

  /// A text that stands as it is.
  public subscript(_ key: StringKey) -> String { texts[key] ?? key.rawValue }

  /// A text with its placeholder still in place, for scripts that fill it.
  public func pattern(_ key: StringPattern) -> String {
    finish(language.texts.pattern(key))
  }

  /// `Watch {title}`; the title is given as it shall stand.
  public func watch(title: String) -> String { fill(.watch, with: title) }

  /// `{duration} behind live`, with the duration in words.
  public func behindLive(seconds: Double) -> String {
    fill(.behindLive, with: words(forSeconds: seconds))
  }

  /// `Duration: {duration}`, with the duration in words.
  public func durationLabel(seconds: Double) -> String {
    fill(.duration, with: words(forSeconds: seconds))
  }

  /// `Starts {time}`; the time is given as it shall stand.
  public func startsAt(time: String) -> String { fill(.startsAt, with: time) }

  /// A number of videos in words of the right plural form; a negative number
  /// counts as none.
  public func itemCount(_ count: Int) -> String {
    let count = max(count, 0)
    let text = language.texts.itemCount(plural.category(of: count))
    return finish(number(count, in: text))
  }

  /// The plural category that a number of things takes in these texts.
  package func pluralCategory(of count: Int) -> PluralCategory {
    plural.category(of: max(count, 0))
  }

  /// A length in words, such as `1 hour 42 minutes`: whole seconds, parts
  /// that are zero left out, nothing negative.
  public func spokenDuration(seconds: Double) -> String {
    finish(words(forSeconds: seconds))
  }

  private func words(forSeconds seconds: Double) -> String {
    let whole = ClockTime.wholeSeconds(seconds)
    let all: [(DurationUnit, Int)] = [
      (.hours, whole / 3600), (.minutes, whole / 60 % 60),
      (.seconds, whole % 60),
    ]
    let present = all.filter { $0.1 > 0 }
    let parts = (present.isEmpty ? [(.seconds, 0)] : present).map {
      unit, count in
      number(
        count,
        in: language.texts.count(of: unit, plural.category(of: count)))
    }
    let separators = language.texts.durationSeparators
    let head = parts.dropLast().joined(separator: separators.middle)
    let tail = parts.suffix(1).joined()
    return head.isEmpty ? tail : head + separators.last + tail
  }

  private func number(_ count: Int, in text: String) -> String {
    text.replacingFirst(
      "{count}", with: numberingSystem.localize(String(count)))
  }

  /// Numbers and words of our own are made pseudo with the text around them;
  /// what others give is not.
  private func fill(_ key: StringPattern, with value: String) -> String {
    let pattern = language.texts.pattern(key)
    switch key {
    case .watch, .startsAt, .nowLive, .nowEnded:
      return finish(pattern).replacingFirst(key.placeholder, with: value)
    case .behindLive, .duration:
      return finish(pattern.replacingFirst(key.placeholder, with: value))
    }
  }

  private func finish(_ text: String) -> String {
    pseudo?.apply(to: text) ?? text
  }
}

extension String {
  /// The string with the first `placeholder`, which starts with a brace,
  /// replaced.
  fileprivate func replacingFirst(
    _ placeholder: String, with value: String
  ) -> String {
    let sought = placeholder.utf8
    var rest = utf8[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[brace...]
      if rest.starts(with: sought) {
        let end = rest.index(brace, offsetBy: sought.count)
        return String(self[..<brace]) + value + self[end...]
      }
      rest = rest.dropFirst()
    }
    return self
  }
}
