/// Slovak.
enum SlovakTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "NAŽIVO"
    case .upcoming: "ČOSKORO"
    case .ended: "SKONČILO"
    case .atEdge: "Naživo"
    case .backToLive: "Späť na živé vysielanie"
    case .playingLive: "Prehráva sa naživo"
    case .seekToLive: "Späť na živé vysielanie"
    case .waitingRoomMessage: "Vysielanie sa čoskoro začne. Zostaňte s nami!"
    case .noRecordingMessage:
      "Toto vysielanie sa skončilo. Záznam nie je k dispozícii."
    case .endOfContentMessage: "Ste na konci."
    case .resumedAtWindowStart:
      "Pauza trvala dlho. Prehrávanie pokračuje od najstaršieho miesta, ktoré "
        + "je ešte k dispozícii."
    case .cannotPlay: "Toto video sa nedá prehrať."
    case .buffering: "Načítava sa…"
    case .retrying: "Prehrávanie sa prerušilo. Skúšame znova…"
    case .tryAgain: "Skúsiť znova"
    case .liveOnly: "Tu sa vysielanie prehráva len naživo, vrátiť sa nedá."
    case .linkCopied: "Odkaz bol skopírovaný"
    case .upNext: "Nasleduje"
    case .starts: "Začiatok"
    case .replay: "Prehrať znova"
    case .play: "Prehrať"
    case .pause: "Pozastaviť"
    case .mute: "Stlmiť"
    case .unmute: "Zrušiť stlmenie"
    case .captions: "Titulky"
    case .share: "Zdieľať"
    case .like: "Páči sa mi"
    case .previous: "Predchádzajúce"
    case .next: "Ďalšie"
    case .seekForward: "O 10 sekúnd dopredu"
    case .seekBackward: "O 10 sekúnd dozadu"
    case .pictureInPicture: "Obraz v obraze"
    case .fullScreen: "Celá obrazovka"
    case .exitFullScreen: "Ukončiť celú obrazovku"
    case .exit: "Zavrieť"
    case .seekBar: "Časová os"
    case .emptyWidget: "Zatiaľ tu nie je čo zobraziť."
    case .watched: "Pozreté"
    case .noThumbnail: "Bez obrázka"
    case .indexTitle: "Prehľad"
    case .gallery: "Galéria"
    case .widgets: "Widgety"
    case .players: "Prehrávače"
    case .states: "Stavy prehrávača"
    case .pages: "Stránky"
    case .themes: "Motívy"
    case .locales: "Jazyky"
    case .videos: "Videá"
    case .openWidget: "Otvoriť na vlastnej stránke"
    case .skipToContent: "Prejsť na obsah"
    case .backToGallery: "Späť do galérie"
    case .themeNotes: "Poznámky k tomuto motívu"
    case .draft: "Koncept"
    case .needsServer:
      "Aktualizácia a živé prehrávanie potrebujú server: spustite greenroom "
        + "serve alebo použite akýkoľvek iný webový server."
    case .stateWaitingRoom: "Čakáreň"
    case .stateLiveEdge: "Naživo, bez oneskorenia"
    case .stateLiveBehind: "Naživo, s oneskorením"
    case .stateEndedBehind: "Skončilo sa počas sledovania"
    case .stateEndedReplay: "Záznam"
    case .stateEndedNoRecording: "Skončilo sa, bez záznamu"
    case .stateEndOfContent: "Koniec obsahu"
    case .stateOnDemand: "Video na požiadanie"
    case .explainWaitingRoom:
      "Vysielanie sa ešte nezačalo: názov, čas začiatku a správa, nič na "
        + "prehrávanie."
    case .explainLiveEdge:
      "Sledovanie naživo: lišta je plná a nezobrazuje sa žiadny čas."
    case .explainLiveBehind:
      "Prehrávanie bolo pozastavené alebo vrátené späť: zobrazuje sa "
        + "oneskorenie a jedno stlačenie vedie späť na živé vysielanie."
    case .explainEndedBehind:
      "Vysielanie sa skončilo počas oneskorenia: prehráva sa až do konca "
        + "záznamu."
    case .explainEndedReplay:
      "Otvorené po skončení: záznam sa prehráva od začiatku."
    case .explainEndedNoRecording:
      "Vysielanie sa skončilo a nebolo nahrané: namiesto prehrávača je správa."
    case .explainEndOfContent:
      "Posledné video v poradí sa skončilo: dá sa prehrať znova."
    case .explainOnDemand: "Bežné video s bežnými ovládacími prvkami."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Prehrať: {title}"
    case .behindLive: "Oneskorenie za živým vysielaním: {duration}"
    case .duration: "Dĺžka: {duration}"
    case .startsAt: "Začiatok: {time}"
    case .nowLive: "Práve naživo: {title}"
    case .nowEnded: "Vysielanie sa skončilo: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    case .few: "{count} videá"
    case .many: "{count} videa"
    default: "{count} videí"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} hodina"
    case (.hours, .few): "{count} hodiny"
    case (.hours, .many): "{count} hodiny"
    case (.hours, _): "{count} hodín"
    case (.minutes, .one): "{count} minúta"
    case (.minutes, .few): "{count} minúty"
    case (.minutes, .many): "{count} minúty"
    case (.minutes, _): "{count} minút"
    case (.seconds, .one): "{count} sekunda"
    case (.seconds, .few): "{count} sekundy"
    case (.seconds, .many): "{count} sekundy"
    case (.seconds, _): "{count} sekúnd"
    }
  }

  static let durationSeparators = (middle: ", ", last: " a ")
}
