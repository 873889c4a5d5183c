/// The writing direction of a locale, as the attribute `dir` spells it.
public enum Direction: String, Sendable, Hashable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
