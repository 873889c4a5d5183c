extension LocaleID {
  /// The language, ISO 639.
  public var language: String { String(subtags.language) }

  /// The region, two letters of ISO 3166 or three digits of UN M.49.
  public var region: String? { subtags.region.map(String.init) }

  /// The script that it is written in, ISO 15924: the one of the tag, else
  /// the usual one of the language in the region.
  public var script: String {
    if let script = subtags.script { return String(script) }
    if self == .mirroredPseudo { return "Latn" }
    return LocaleScripts.usual(of: language, in: region)
  }

  /// The parts of the tag; a script has four letters, a region fewer.
  private var subtags:
    (language: Substring, script: Substring?, region: Substring?)
  {
    let parts = identifier.utf8.split(separator: UInt8(ascii: "-"))
      .map(Substring.init)
    let rest = parts.dropFirst()
    return (
      parts.first ?? "", rest.first { $0.utf8.count == 4 },
      rest.first { $0.utf8.count < 4 }
    )
  }

  /// The writing direction; `ar-XB` runs from right to left.
  public var direction: Direction {
    if self == .mirroredPseudo { return .rightToLeft }
    return LocaleScripts.isRightToLeft(script) ? .rightToLeft : .leftToRight
  }

  /// `en-XA`: English with accents, about 40 % longer.
  public static let accentedPseudo = LocaleID(canonical: "en-XA")
  /// `ar-XB`: English, mirrored.
  public static let mirroredPseudo = LocaleID(canonical: "ar-XB")

  /// Whether it is one of the two pseudo-locales.
  public var isPseudo: Bool {
    self == .accentedPseudo || self == .mirroredPseudo
  }
}
