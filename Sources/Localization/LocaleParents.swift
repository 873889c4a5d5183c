/// The parent of each locale.
enum LocaleParents {
  static func parent(of locale: LocaleID) -> LocaleID? {
    let parent =
      listed(locale.identifier) ?? withScript(locale) ?? truncated(locale)
    return parent.map(LocaleID.init(canonical:))
  }

  /// `zh-Hant-HK` for `zh-HK`: the region says that the script is not the
  /// usual one of the language.
  private static func withScript(_ locale: LocaleID) -> String? {
    let language = locale.language
    guard let region = locale.region,
      locale.identifier.utf8.count
        == language.utf8.count + region.utf8.count + 1,
      locale.script != LocaleScripts.usual(of: language)
    else { return nil }
    return "\(language)-\(locale.script)-\(region)"
  }

  /// The tag without its last part, unless that changes the script.
  private static func truncated(_ locale: LocaleID) -> String? {
    guard let end = locale.identifier.lastIndex(of: "-") else { return nil }
    let parent = String(locale.identifier[..<end])
    return LocaleID(canonical: parent).script == locale.script ? parent : nil
  }

  private static func listed(_ identifier: String) -> String? {
    switch identifier {
    // English as it is written outside of the United States.
    case "en-150", "en-AG", "en-AI", "en-AU", "en-BB", "en-BM", "en-BS",
      "en-BW", "en-BZ", "en-CC", "en-CK", "en-CM", "en-CX", "en-CY", "en-DG",
      "en-DM", "en-ER", "en-FJ", "en-FK", "en-FM", "en-GB", "en-GD", "en-GG",
      "en-GH", "en-GI", "en-GM", "en-GS", "en-GY", "en-HK", "en-ID", "en-IE",
      "en-IL",
      "en-IM", "en-IN", "en-IO", "en-JE", "en-JM", "en-KE", "en-KI", "en-KN",
      "en-KY", "en-LC", "en-LR", "en-LS", "en-MG", "en-MO", "en-MS", "en-MT",
      "en-MU", "en-MV", "en-MW", "en-MY", "en-NA", "en-NF", "en-NG", "en-NR",
      "en-NU", "en-NZ", "en-PG", "en-PK", "en-PN", "en-PW", "en-RW", "en-SB",
      "en-SC", "en-SD", "en-SG", "en-SH", "en-SL", "en-SS", "en-SX", "en-SZ",
      "en-TC", "en-TK", "en-TO", "en-TT", "en-TV", "en-TZ", "en-UG", "en-VC",
      "en-VG", "en-VU", "en-WS", "en-ZA", "en-ZM", "en-ZW":
      "en-001"
    // English as it is written in Europe.
    case "en-AT", "en-BE", "en-CH", "en-CZ", "en-DE", "en-DK", "en-EE", "en-ES",
      "en-FI", "en-FR", "en-GE", "en-HU", "en-IT", "en-LT", "en-LV", "en-NL",
      "en-NO", "en-PL", "en-PT",
      "en-RO", "en-SE", "en-SI", "en-SK", "en-UA":
      "en-150"
    // Spanish of Latin America.
    case "es-AR", "es-BO", "es-BR", "es-BZ", "es-CL", "es-CO", "es-CR",
      "es-CU", "es-DO", "es-EC", "es-GT", "es-HN", "es-JP", "es-MX", "es-NI",
      "es-PA",
      "es-PE", "es-PR", "es-PY", "es-SV", "es-US", "es-UY", "es-VE":
      "es-419"
    // Portuguese outside of Brazil.
    case "pt-AO", "pt-CH", "pt-CV", "pt-FR", "pt-GQ", "pt-GW", "pt-LU",
      "pt-MO", "pt-MZ", "pt-ST", "pt-TL":
      "pt-PT"
    case "zh-Hant-MO": "zh-Hant-HK"
    case "hi-Latn": "en-IN"
    // The pseudo-locales are made from English.
    case "en-XA", "ar-XB": "en"
    default: nil
    }
  }
}
