/// Which script a language is usually written in, and which scripts run from
/// right to left.
enum LocaleScripts {
  /// The usual script in a region (CLDR, `likelySubtags.xml`).
  static func usual(of language: String, in region: String?) -> String {
    switch (language, region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): "Hant"
    case ("sr", "ME"), ("sr", "RO"), ("sr", "TR"): "Latn"
    case ("pa", "PK"), ("uz", "AF"), ("az", "IR"), ("az", "IQ"),
      ("kk", "CN"), ("ky", "CN"), ("tg", "PK"):
      "Arab"
    case ("mn", "CN"): "Mong"
    default: usual(of: language)
    }
  }

  /// The usual script; `Latn` for every language not listed.
  static func usual(of language: String) -> String {
    switch language {
    case "ar", "arz", "ary", "fa", "ur", "ps", "sd", "ug", "ckb", "ks", "lrc",
      "mzn", "glk", "pnb", "skr", "azb", "bal", "bgn", "sdh", "luz":
      "Arab"
    case "he", "yi": "Hebr"
    case "dv": "Thaa"
    case "syr": "Syrc"
    case "nqo": "Nkoo"
    case "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "tg", "mn", "tt",
      "ba", "ce", "cv", "os", "ab", "av", "sah", "tyv", "udm", "kv":
      "Cyrl"
    case "el": "Grek"
    case "hy": "Armn"
    case "ka", "xmf": "Geor"
    case "hi", "mr", "ne", "sa", "kok", "mai", "bho", "brx", "doi", "raj":
      "Deva"
    case "bn", "as": "Beng"
    case "mni": "Beng"
    case "pa": "Guru"
    case "gu": "Gujr"
    case "or": "Orya"
    case "ta": "Taml"
    case "te": "Telu"
    case "kn": "Knda"
    case "ml": "Mlym"
    case "si": "Sinh"
    case "th": "Thai"
    case "lo": "Laoo"
    case "my", "shn", "mnw": "Mymr"
    case "km": "Khmr"
    case "bo", "dz": "Tibt"
    case "am", "ti", "gez": "Ethi"
    case "ja": "Jpan"
    case "ko": "Kore"
    case "zh": "Hans"
    case "yue", "lzh": "Hant"
    case "chr": "Cher"
    case "iu": "Cans"
    case "sat": "Olck"
    case "ii": "Yiii"
    case "zgh": "Tfng"
    default: "Latn"
    }
  }

  /// Scripts whose characters have the bidirectional class R or AL (Unicode,
  /// UAX 9).
  static func isRightToLeft(_ script: String) -> Bool {
    switch script {
    case "Arab", "Aran", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg",
      "Mand", "Samr", "Yezi":
      true
    default: false
    }
  }
}
