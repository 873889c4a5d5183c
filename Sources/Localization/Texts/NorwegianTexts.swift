/// Norwegian Bokmål.
enum NorwegianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "DIREKTE"
    case .upcoming: "KOMMER"
    case .ended: "AVSLUTTET"
    case .atEdge: "Direkte"
    case .backToLive: "Tilbake til direkte"
    case .playingLive: "Spilles av direkte"
    case .seekToLive: "Gå tilbake til direkte"
    case .waitingRoomMessage: "Sendingen starter snart. Bli her!"
    case .noRecordingMessage:
      "Denne sendingen er over. Det finnes ikke noe opptak."
    case .endOfContentMessage: "Du har kommet til slutten."
    case .resumedAtWindowStart:
      "Pausen var lang. Avspillingen fortsetter fra det tidligste tidspunktet "
        + "som fortsatt er tilgjengelig."
    case .cannotPlay: "Denne videoen kan ikke spilles av."
    case .buffering: "Laster inn …"
    case .retrying: "Avspillingen ble avbrutt. Prøver igjen …"
    case .tryAgain: "Prøv igjen"
    case .liveOnly: "Her kan strømmen bare ses direkte, uten å spole tilbake."
    case .linkCopied: "Lenken er kopiert"
    case .upNext: "Neste"
    case .starts: "Starter"
    case .replay: "Se igjen"
    case .play: "Spill av"
    case .pause: "Sett på pause"
    case .mute: "Slå av lyden"
    case .unmute: "Slå på lyden"
    case .captions: "Undertekster"
    case .share: "Del"
    case .like: "Lik"
    case .previous: "Forrige"
    case .next: "Neste"
    case .seekForward: "10 sekunder frem"
    case .seekBackward: "10 sekunder tilbake"
    case .pictureInPicture: "Bilde-i-bilde"
    case .fullScreen: "Fullskjerm"
    case .exitFullScreen: "Avslutt fullskjerm"
    case .exit: "Lukk"
    case .seekBar: "Tidslinje"
    case .emptyWidget: "Det er ingenting å vise her ennå."
    case .watched: "Sett"
    case .noThumbnail: "Ingen bilde"
    case .indexTitle: "Oversikt"
    case .gallery: "Galleri"
    case .widgets: "Moduler"
    case .players: "Spillere"
    case .states: "Spillerens tilstander"
    case .pages: "Sider"
    case .themes: "Temaer"
    case .locales: "Språk"
    case .videos: "Videoer"
    case .openWidget: "Åpne på en egen side"
    case .skipToContent: "Hopp til innholdet"
    case .backToGallery: "Tilbake til galleriet"
    case .themeNotes: "Notater om dette temaet"
    case .draft: "Utkast"
    case .needsServer:
      "Oppdatering og direkteavspilling krever en server: Kjør greenroom "
        + "serve, eller bruk en annen webserver."
    case .stateWaitingRoom: "Venterom"
    case .stateLiveEdge: "Direkte, uten forsinkelse"
    case .stateLiveBehind: "Direkte, med forsinkelse"
    case .stateEndedBehind: "Avsluttet under visningen"
    case .stateEndedReplay: "Opptak"
    case .stateEndedNoRecording: "Avsluttet, uten opptak"
    case .stateEndOfContent: "Slutt på innholdet"
    case .stateOnDemand: "Video på forespørsel"
    case .explainWaitingRoom:
      "Sendingen har ikke startet: tittel, starttid og en melding, men "
        + "ingenting å spille av."
    case .explainLiveEdge:
      "Seeren ser direkte: Linjen er full, og ingen tid vises."
    case .explainLiveBehind:
      "Seeren har satt på pause eller spolt tilbake: Forsinkelsen vises, og "
        + "ett trykk fører tilbake til direkte."
    case .explainEndedBehind:
      "Sendingen tok slutt mens seeren lå etter: Opptaket spilles av til "
        + "slutten."
    case .explainEndedReplay:
      "Åpnet etter slutten: Opptaket spilles av fra begynnelsen."
    case .explainEndedNoRecording:
      "Sendingen er over og ble ikke tatt opp: En melding vises i stedet for "
        + "spilleren."
    case .explainEndOfContent:
      "Den siste videoen i køen er over: Den kan spilles av på nytt."
    case .explainOnDemand: "En vanlig video med de vanlige kontrollene."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Se {title}"
    case .behindLive: "{duration} bak direktesendingen"
    case .duration: "Varighet: {duration}"
    case .startsAt: "Starter: {time}"
    case .nowLive: "Nå direkte: {title}"
    case .nowEnded: "Sendingen er slutt: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    default: "{count} videoer"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} time"
    case (.hours, _): "{count} timer"
    case (.minutes, .one): "{count} minutt"
    case (.minutes, _): "{count} minutter"
    case (.seconds, .one): "{count} sekund"
    case (.seconds, _): "{count} sekunder"
    }
  }

  static let durationSeparators = (middle: ", ", last: " og ")
}
