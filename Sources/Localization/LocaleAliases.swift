/// Codes that others have replaced (CLDR, `supplementalMetadata.xml`,
/// `languageAlias` and `territoryAlias`; those that are still met).
enum LocaleAliases {
  static func language(_ code: String) -> String {
    switch code {
    case "iw": "he"
    case "in": "id"
    case "ji": "yi"
    case "jw": "jv"
    case "mo": "ro"
    case "no": "nb"
    case "tl": "fil"
    case "sh": "sr"
    case "cmn": "zh"
    case "arb": "ar"
    case "pes": "fa"
    case "swh": "sw"
    case "zsm": "ms"
    case "heb": "he"
    case "eng": "en"
    case "deu", "ger": "de"
    case "fra", "fre": "fr"
    case "spa": "es"
    case "por": "pt"
    case "jpn": "ja"
    case "zho", "chi": "zh"
    case "ara": "ar"
    default: code
    }
  }

  static func region(_ code: String) -> String {
    switch code {
    case "UK": "GB"
    case "BU": "MM"
    case "DD": "DE"
    case "FX": "FR"
    case "TP": "TL"
    case "YD": "YE"
    case "ZR": "CD"
    default: code
    }
  }
}
