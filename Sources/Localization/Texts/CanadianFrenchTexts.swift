/// French of Canada, where it differs from that of France; no space stands
/// before an exclamation mark.
enum CanadianFrenchTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .waitingRoomMessage: "La diffusion commence bientôt. Restez avec nous!"
    case .replay: "Regarder de nouveau"
    case .play: "Lecture"
    case .captions: "Sous-titrage"
    case .pictureInPicture: "Incrustation d’image"
    case .skipToContent: "Passer au contenu"
    case .stateOnDemand: "Vidéo sur demande"
    case .needsServer:
      "L’actualisation et la lecture en direct nécessitent un serveur\u{A0}: "
        + "lancez greenroom serve ou utilisez n’importe quel autre serveur Web."
    default: FrenchTexts.text(key)
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    FrenchTexts.pattern(key)
  }

  static func itemCount(_ category: PluralCategory) -> String {
    FrenchTexts.itemCount(category)
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    FrenchTexts.count(of: unit, category)
  }

  static let durationSeparators = FrenchTexts.durationSeparators
}
