/// Finnish.
enum FinnishTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "SUORA"
    case .upcoming: "TULOSSA"
    case .ended: "PÄÄTTYNYT"
    case .atEdge: "Suora"
    case .backToLive: "Takaisin suoraan"
    case .playingLive: "Toistetaan suorana"
    case .seekToLive: "Palaa suoraan lähetykseen"
    case .waitingRoomMessage: "Lähetys alkaa pian. Pysy kanavalla!"
    case .noRecordingMessage: "Tämä lähetys on päättynyt. Tallennetta ei ole."
    case .endOfContentMessage: "Olet päässyt loppuun."
    case .resumedAtWindowStart:
      "Tauko oli pitkä. Toisto jatkuu varhaisimmasta kohdasta, joka on vielä "
        + "saatavilla."
    case .cannotPlay: "Tätä videota ei voi toistaa."
    case .buffering: "Ladataan…"
    case .retrying: "Toisto keskeytyi. Yritetään uudelleen…"
    case .tryAgain: "Yritä uudelleen"
    case .liveOnly:
      "Tätä lähetystä voi tässä katsoa vain suorana, ilman taaksepäin kelausta."
    case .linkCopied: "Linkki kopioitu"
    case .upNext: "Seuraavaksi"
    case .starts: "Alkaa"
    case .replay: "Katso uudelleen"
    case .play: "Toista"
    case .pause: "Tauko"
    case .mute: "Mykistä"
    case .unmute: "Poista mykistys"
    case .captions: "Tekstitys"
    case .share: "Jaa"
    case .like: "Tykkää"
    case .previous: "Edellinen"
    case .next: "Seuraava"
    case .seekForward: "10 sekuntia eteenpäin"
    case .seekBackward: "10 sekuntia taaksepäin"
    case .pictureInPicture: "Kuva kuvassa"
    case .fullScreen: "Koko näyttö"
    case .exitFullScreen: "Poistu koko näytöstä"
    case .exit: "Sulje"
    case .seekBar: "Aikajana"
    case .emptyWidget: "Täällä ei ole vielä mitään näytettävää."
    case .watched: "Katsottu"
    case .noThumbnail: "Ei kuvaa"
    case .indexTitle: "Yleiskatsaus"
    case .gallery: "Galleria"
    case .widgets: "Pienoisohjelmat"
    case .players: "Soittimet"
    case .states: "Soittimen tilat"
    case .pages: "Sivut"
    case .themes: "Teemat"
    case .locales: "Kielet"
    case .videos: "Videot"
    case .openWidget: "Avaa omalla sivullaan"
    case .skipToContent: "Siirry sisältöön"
    case .backToGallery: "Takaisin galleriaan"
    case .themeNotes: "Huomautuksia tästä teemasta"
    case .draft: "Luonnos"
    case .needsServer:
      "Päivitys ja suoran lähetyksen toisto tarvitsevat palvelimen: käynnistä "
        + "greenroom serve tai käytä mitä tahansa muuta verkkopalvelinta."
    case .stateWaitingRoom: "Odotustila"
    case .stateLiveEdge: "Suora, ilman viivettä"
    case .stateLiveBehind: "Suora, viiveellä"
    case .stateEndedBehind: "Päättyi katselun aikana"
    case .stateEndedReplay: "Tallenne"
    case .stateEndedNoRecording: "Päättynyt, ei tallennetta"
    case .stateEndOfContent: "Sisällön loppu"
    case .stateOnDemand: "Tilausvideo"
    case .explainWaitingRoom:
      "Lähetys ei ole alkanut: otsikko, alkamisaika ja viesti, mutta ei mitään "
        + "toistettavaa."
    case .explainLiveEdge:
      "Katsoja seuraa suoraa lähetystä: palkki on täynnä, eikä aikaa näytetä."
    case .explainLiveBehind:
      "Katsoja pysäytti tai kelasi taaksepäin: viive näytetään, ja yksi "
        + "painallus vie takaisin suoraan lähetykseen."
    case .explainEndedBehind:
      "Lähetys päättyi katsojan ollessa jäljessä: toisto jatkuu tallenteen "
        + "loppuun."
    case .explainEndedReplay:
      "Avattu päättymisen jälkeen: tallenne alkaa alusta."
    case .explainEndedNoRecording:
      "Lähetys on ohi, eikä sitä tallennettu: viesti on soittimen paikalla."
    case .explainEndOfContent:
      "Jonon viimeinen video on päättynyt: sen voi toistaa uudelleen."
    case .explainOnDemand: "Tavallinen video tavallisine säätimineen."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Katso: {title}"
    case .behindLive: "Viive suoraan lähetykseen: {duration}"
    case .duration: "Kesto: {duration}"
    case .startsAt: "Alkaa: {time}"
    case .nowLive: "Nyt suorana: {title}"
    case .nowEnded: "Lähetys päättyi: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    default: "{count} videota"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} tunti"
    case (.hours, _): "{count} tuntia"
    case (.minutes, .one): "{count} minuutti"
    case (.minutes, _): "{count} minuuttia"
    case (.seconds, .one): "{count} sekunti"
    case (.seconds, _): "{count} sekuntia"
    }
  }

  static let durationSeparators = (middle: ", ", last: " ja ")
}
