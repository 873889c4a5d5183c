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
    scripts[language] ?? "Latn"
  }

  private static let scripts: [String: String] = {
    var scripts: [String: String] = [:]
    for (script, languages) in languages {
      for language in languages.split(separator: " ") {
        scripts[String(language)] = script
      }
    }
    return scripts
  }()

  private static let languages = [
    (
      "Arab",
      "ar arz ary fa ur ps sd ug ckb ks lrc mzn glk pnb "
        + "skr azb bal bgn sdh luz"
    ),
    ("Hebr", "he yi"),
    ("Thaa", "dv"),
    ("Syrc", "syr"),
    ("Nkoo", "nqo"),
    (
      "Cyrl",
      "ru uk be bg mk sr kk ky tg mn tt ba ce cv os ab av "
        + "sah tyv udm kv"
    ),
    ("Grek", "el"),
    ("Armn", "hy"),
    ("Geor", "ka xmf"),
    ("Deva", "hi mr ne sa kok mai bho brx doi raj"),
    ("Beng", "bn as mni"),
    ("Guru", "pa"),
    ("Gujr", "gu"),
    ("Orya", "or"),
    ("Taml", "ta"),
    ("Telu", "te"),
    ("Knda", "kn"),
    ("Mlym", "ml"),
    ("Sinh", "si"),
    ("Thai", "th"),
    ("Laoo", "lo"),
    ("Mymr", "my shn mnw"),
    ("Khmr", "km"),
    ("Tibt", "bo dz"),
    ("Ethi", "am ti gez"),
    ("Jpan", "ja"),
    ("Kore", "ko"),
    ("Hans", "zh"),
    ("Hant", "yue lzh"),
    ("Cher", "chr"),
    ("Cans", "iu"),
    ("Olck", "sat"),
    ("Yiii", "ii"),
    ("Tfng", "zgh"),
  ]

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
