/// A plural category (CLDR, UTS 35, part 3, "Language Plural Rules").
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// How the languages of the default texts sort whole numbers into plural
/// categories (CLDR, `plurals.xml`, cardinals; only the operands of whole
/// numbers, hence no category that only fractions take).
enum PluralRule: Sendable {
  /// One form for every number.
  case uniform
  /// `one` is 1.
  case one
  /// `one` is 0 and 1.
  case zeroOrOne
  /// `one` is 1, and round millions are `many`: "un millón *de* vídeos".
  case oneAndMillions
  /// `one` is 0 and 1, and round millions are `many`.
  case zeroOrOneAndMillions
  case hebrew
  case arabic
  /// `few` is 2 to 4.
  case czech
  case polish
  case romanian
  case eastSlavic

  /// The rule of a language.
  init(of language: TextLanguage) {
    switch language {
    case .thai, .vietnamese, .indonesian, .malay, .japanese, .korean,
      .simplifiedChinese, .traditionalChinese:
      self = .uniform
    case .persian, .hindi, .bengali: self = .zeroOrOne
    case .spanish, .latinAmerican, .italian, .portugal:
      self = .oneAndMillions
    case .french, .canadianFrench, .portuguese: self = .zeroOrOneAndMillions
    case .hebrew: self = .hebrew
    case .arabic: self = .arabic
    case .czech, .slovak: self = .czech
    case .polish: self = .polish
    case .romanian: self = .romanian
    case .russian, .ukrainian: self = .eastSlavic
    case .english, .british, .german, .dutch, .swedish, .danish, .norwegian,
      .finnish, .hungarian, .greek, .turkish, .urdu, .tamil, .georgian,
      .swahili:
      self = .one
    }
  }

  /// The category of `count`, which is not negative.
  func category(of count: Int) -> PluralCategory {
    switch self {
    case .uniform: .other
    case .one: count == 1 ? .one : .other
    case .zeroOrOne: count <= 1 ? .one : .other
    case .oneAndMillions:
      count == 1 ? .one : isRoundMillion(count) ? .many : .other
    case .zeroOrOneAndMillions:
      count <= 1 ? .one : isRoundMillion(count) ? .many : .other
    case .hebrew: count == 1 ? .one : count == 2 ? .two : .other
    case .arabic: arabic(count)
    case .czech: count == 1 ? .one : 2...4 ~= count ? .few : .other
    case .polish: count == 1 ? .one : isSlavicFew(count) ? .few : .many
    case .romanian:
      count == 1 ? .one : count == 0 || 1...19 ~= count % 100 ? .few : .other
    case .eastSlavic:
      count % 10 == 1 && count % 100 != 11
        ? .one : isSlavicFew(count) ? .few : .many
    }
  }

  private func arabic(_ count: Int) -> PluralCategory {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  /// 2 to 4 at the end, but not 12 to 14.
  private func isSlavicFew(_ count: Int) -> Bool {
    2...4 ~= count % 10 && !(12...14 ~= count % 100)
  }

  private func isRoundMillion(_ count: Int) -> Bool {
    count != 0 && count % 1_000_000 == 0
  }
}
