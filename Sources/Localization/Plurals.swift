/// A plural category (CLDR, UTS 35, part 3, "Language Plural Rules").
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which plural category a whole number takes (CLDR, `plurals.xml`,
/// cardinals; only the operands of whole numbers).
enum PluralRules {
  static func category(of count: Int, language: String) -> PluralCategory {
    let hundredth = count % 100
    switch language {
    case "ja": return .other
    case "ar":
      switch (count, hundredth) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    case "he":
      return count == 1 ? .one : count == 2 ? .two : .other
    case "fr", "pt":
      if count == 0 || count == 1 { return .one }
      return isRoundMillion(count) ? .many : .other
    case "es":
      if count == 1 { return .one }
      return isRoundMillion(count) ? .many : .other
    default:
      return count == 1 ? .one : .other
    }
  }

  /// French, Spanish and Portuguese say "un million *de* vidéos".
  private static func isRoundMillion(_ count: Int) -> Bool {
    count != 0 && count % 1_000_000 == 0
  }
}
