/// A language, or the variant of one in a region, that the default texts are
/// written in.
enum TextLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case british = "en-GB"
  case spanish = "es"
  case latinAmerican = "es-419"
  case portuguese = "pt"
  case portugal = "pt-PT"
  case french = "fr"
  case canadianFrench = "fr-CA"
  case german = "de"
  case italian = "it"
  case dutch = "nl"
  case swedish = "sv"
  case danish = "da"
  case norwegian = "nb"
  case finnish = "fi"
  case polish = "pl"
  case czech = "cs"
  case slovak = "sk"
  case hungarian = "hu"
  case romanian = "ro"
  case greek = "el"
  case turkish = "tr"
  case russian = "ru"
  case ukrainian = "uk"
  case hebrew = "he"
  case arabic = "ar"
  case persian = "fa"
  case urdu = "ur"
  case hindi = "hi"
  case bengali = "bn"
  case tamil = "ta"
  case thai = "th"
  case vietnamese = "vi"
  case indonesian = "id"
  case malay = "ms"
  case japanese = "ja"
  case korean = "ko"
  case simplifiedChinese = "zh"
  case traditionalChinese = "zh-Hant"
  case georgian = "ka"
  case swahili = "sw"

  /// The first of the fallbacks of `locale` that has texts, else English.
  init(for locale: LocaleID) {
    self = Self.own(of: locale) ?? .english
  }

  /// The first of the fallbacks of `locale` that has texts; nil when none
  /// has.
  static func own(of locale: LocaleID) -> TextLanguage? {
    locale.fallbacks.lazy.compactMap {
      TextLanguage(rawValue: $0.identifier)
    }.first
  }

  /// The tag of the language.
  var locale: LocaleID { LocaleID(canonical: rawValue) }

  var texts: any LocaleTexts.Type {
    switch self {
    case .english: EnglishTexts.self
    case .british: BritishTexts.self
    case .spanish: SpanishTexts.self
    case .latinAmerican: LatinAmericanTexts.self
    case .portuguese: PortugueseTexts.self
    case .portugal: PortugalTexts.self
    case .french: FrenchTexts.self
    case .canadianFrench: CanadianFrenchTexts.self
    case .german: GermanTexts.self
    case .italian: ItalianTexts.self
    case .dutch: DutchTexts.self
    case .swedish: SwedishTexts.self
    case .danish: DanishTexts.self
    case .norwegian: NorwegianTexts.self
    case .finnish: FinnishTexts.self
    case .polish: PolishTexts.self
    case .czech: CzechTexts.self
    case .slovak: SlovakTexts.self
    case .hungarian: HungarianTexts.self
    case .romanian: RomanianTexts.self
    case .greek: GreekTexts.self
    case .turkish: TurkishTexts.self
    case .russian: RussianTexts.self
    case .ukrainian: UkrainianTexts.self
    case .hebrew: HebrewTexts.self
    case .arabic: ArabicTexts.self
    case .persian: PersianTexts.self
    case .urdu: UrduTexts.self
    case .hindi: HindiTexts.self
    case .bengali: BengaliTexts.self
    case .tamil: TamilTexts.self
    case .thai: ThaiTexts.self
    case .vietnamese: VietnameseTexts.self
    case .indonesian: IndonesianTexts.self
    case .malay: MalayTexts.self
    case .japanese: JapaneseTexts.self
    case .korean: KoreanTexts.self
    case .simplifiedChinese: SimplifiedChineseTexts.self
    case .traditionalChinese: TraditionalChineseTexts.self
    case .georgian: GeorgianTexts.self
    case .swahili: SwahiliTexts.self
    }
  }
}
