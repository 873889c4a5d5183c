/// The parent of each locale.
enum LocaleParents {
  static func parent(of locale: LocaleID) -> LocaleID? {
    let parent =
      listed[locale.identifier] ?? withScript(locale) ?? truncated(locale)
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
    let dash = UInt8(ascii: "-")
    guard let end = locale.identifier.utf8.lastIndex(of: dash) else {
      return nil
    }
    let parent = String(locale.identifier[..<end])
    return LocaleID(canonical: parent).script == locale.script ? parent : nil
  }

  private static let listed: [String: String] = {
    var parents = [
      // Macau writes as Hong Kong does, Hindi in Latin letters is written
      // among English, and the pseudo-locales are made from English. CLDR
      // lets both kinds of Norwegian fall to `no`, which is another name of
      // `nb` here.
      "zh-Hant-MO": "zh-Hant-HK", "hi-Latn": "en-IN", "en-XA": "en",
      "ar-XB": "en", "nn": "nb",
    ]
    for (regions, language, parent) in regions {
      for region in regions.split(separator: " ") {
        parents["\(language)-\(region)"] = parent
      }
    }
    return parents
  }()

  /// The regions whose parent is not the language itself.
  private static let regions = [
    // English as it is written outside of the United States.
    (
      """
      150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM \
      GB GD GG GH GI GM GS GY HK ID IE IL IM IN IO JE JM KE KI KN \
      KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK \
      PN PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC \
      VG VU WS ZA ZM ZW
      """,
      "en", "en-001"
    ),
    // English as it is written in Europe.
    (
      """
      AT BE CH CZ DE DK EE ES FI FR GE HU IT LT LV NL NO PL PT RO \
      SE SI SK UA
      """,
      "en", "en-150"
    ),
    // Spanish of Latin America.
    (
      """
      AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV \
      US UY VE
      """,
      "es", "es-419"
    ),
    // Portuguese outside of Brazil.
    (
      """
      AO CH CV FR GQ GW LU MO MZ ST TL
      """,
      "pt", "pt-PT"
    ),
  ]
}
