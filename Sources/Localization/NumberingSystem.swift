/// A decimal numbering system: ten digits in a row in Unicode (UTS 35, part
/// 3, "Numbering Systems").
enum NumberingSystem: String, Sendable, Hashable, CaseIterable {
  case latn, arab, arabext, beng, deva, mymr, olck, tibt, nkoo, adlm, mtei
  case cakm

  /// The system that a locale writes numbers in (CLDR,
  /// `defaultNumberingSystem`). `ar` without a region counts as its likely
  /// region, Egypt; Indian Urdu differs from that of Pakistan.
  init(of locale: LocaleID) {
    let language = locale.language
    let region = locale.region
    switch (language, locale.script) {
    case ("ar", "Arab"):
      switch region {
      case "AE", "DZ", "EH", "LY", "MA", "TN": self = .latn
      default: self = .arab
      }
    case ("ckb", _), ("sdh", _), ("sd", "Arab"): self = .arab
    case ("ur", _): self = region == "IN" ? .arabext : .latn
    case ("fa", _), ("ps", _), ("lrc", _), ("mzn", _), ("bgn", _),
      ("ks", "Arab"), ("uz", "Arab"), ("pa", "Arab"), ("az", "Arab"):
      self = .arabext
    case ("bn", _): self = region == "IN" ? .latn : .beng
    case ("as", _), ("mni", "Beng"): self = .beng
    case ("mr", _), ("ne", _), ("sa", _), ("bho", _), ("raj", _),
      ("bgc", _), ("sat", "Deva"):
      self = .deva
    case ("my", _): self = .mymr
    case ("sat", "Olck"): self = .olck
    case ("dz", _): self = .tibt
    case ("nqo", _): self = .nkoo
    case ("ff", "Adlm"): self = .adlm
    case ("mni", "Mtei"): self = .mtei
    case ("ccp", _): self = .cakm
    default: self = .latn
    }
  }

  /// The digit zero.
  private var zero: UInt32 {
    switch self {
    case .latn: 0x30
    case .arab: 0x660
    case .arabext: 0x6F0
    case .beng: 0x9E6
    case .deva: 0x966
    case .mymr: 0x1040
    case .olck: 0x1C50
    case .tibt: 0xF20
    case .nkoo: 0x7C0
    case .adlm: 0x1E950
    case .mtei: 0xABF0
    case .cakm: 0x11136
    }
  }

  /// `text` with its ASCII digits replaced by those of the system.
  func localize(_ text: String) -> String {
    guard self != .latn else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let value = scalar.value &- 0x30
      let digit = value < 10 ? Unicode.Scalar(zero + value) : scalar
      result.unicodeScalars.append(digit ?? scalar)
    }
    return result
  }
}

extension LocaleID {
  /// The numbering system of its own digits as the Unicode extension `nu`
  /// spells it, such as `arab`: scripts give it to `Intl`, whose own default
  /// depends on the browser.
  public var numberingSystem: String { NumberingSystem(of: self).rawValue }
}
