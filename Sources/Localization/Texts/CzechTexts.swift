/// Czech.
enum CzechTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "ŽIVĚ"
    case .upcoming: "BRZY"
    case .ended: "SKONČILO"
    case .atEdge: "Živě"
    case .backToLive: "Zpět na živé vysílání"
    case .playingLive: "Přehrává se živě"
    case .seekToLive: "Zpět na živé vysílání"
    case .waitingRoomMessage: "Vysílání brzy začne. Zůstaňte s námi!"
    case .noRecordingMessage: "Toto vysílání skončilo. Záznam není k dispozici."
    case .endOfContentMessage: "Jste na konci."
    case .resumedAtWindowStart:
      "Pauza trvala dlouho. Přehrávání pokračuje od nejstaršího místa, které "
        + "je ještě k dispozici."
    case .cannotPlay: "Toto video nelze přehrát."
    case .buffering: "Načítání…"
    case .retrying: "Přehrávání se přerušilo. Zkoušíme to znovu…"
    case .tryAgain: "Zkusit znovu"
    case .liveOnly: "Tady se vysílání přehrává jen živě, vrátit se nelze."
    case .linkCopied: "Odkaz zkopírován"
    case .upNext: "Následuje"
    case .starts: "Začátek"
    case .replay: "Přehrát znovu"
    case .play: "Přehrát"
    case .pause: "Pozastavit"
    case .mute: "Ztlumit"
    case .unmute: "Zrušit ztlumení"
    case .captions: "Titulky"
    case .share: "Sdílet"
    case .like: "To se mi líbí"
    case .previous: "Předchozí"
    case .next: "Další"
    case .seekForward: "O 10 sekund vpřed"
    case .seekBackward: "O 10 sekund zpět"
    case .pictureInPicture: "Obraz v obraze"
    case .fullScreen: "Celá obrazovka"
    case .exitFullScreen: "Ukončit celou obrazovku"
    case .exit: "Zavřít"
    case .seekBar: "Časová osa"
    case .emptyWidget: "Zatím tu není nic k zobrazení."
    case .watched: "Zhlédnuto"
    case .noThumbnail: "Bez obrázku"
    case .indexTitle: "Přehled"
    case .gallery: "Galerie"
    case .widgets: "Widgety"
    case .players: "Přehrávače"
    case .states: "Stavy přehrávače"
    case .pages: "Stránky"
    case .themes: "Motivy"
    case .locales: "Jazyky"
    case .videos: "Videa"
    case .openWidget: "Otevřít na vlastní stránce"
    case .skipToContent: "Přejít k obsahu"
    case .backToGallery: "Zpět do galerie"
    case .themeNotes: "Poznámky k tomuto motivu"
    case .draft: "Koncept"
    case .needsServer:
      "Aktualizace a živé přehrávání potřebují server: spusťte greenroom serve "
        + "nebo použijte jakýkoli jiný webový server."
    case .stateWaitingRoom: "Čekárna"
    case .stateLiveEdge: "Živě, bez zpoždění"
    case .stateLiveBehind: "Živě, se zpožděním"
    case .stateEndedBehind: "Skončilo během sledování"
    case .stateEndedReplay: "Záznam"
    case .stateEndedNoRecording: "Skončilo, bez záznamu"
    case .stateEndOfContent: "Konec obsahu"
    case .stateOnDemand: "Video na vyžádání"
    case .explainWaitingRoom:
      "Vysílání ještě nezačalo: název, čas začátku a zpráva, nic k přehrávání."
    case .explainLiveEdge:
      "Sledování naživo: lišta je plná a žádný čas se nezobrazuje."
    case .explainLiveBehind:
      "Přehrávání bylo pozastaveno nebo vráceno zpět: zobrazuje se zpoždění a "
        + "jedno stisknutí vede zpět na živé vysílání."
    case .explainEndedBehind:
      "Vysílání skončilo během zpoždění: přehrává se až do konce záznamu."
    case .explainEndedReplay:
      "Otevřeno po skončení: záznam se přehrává od začátku."
    case .explainEndedNoRecording:
      "Vysílání skončilo a nebylo nahráno: místo přehrávače je zpráva."
    case .explainEndOfContent:
      "Poslední video ve frontě skončilo: lze je přehrát znovu."
    case .explainOnDemand: "Běžné video s běžnými ovládacími prvky."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Přehrát: {title}"
    case .behindLive: "Zpoždění za živým vysíláním: {duration}"
    case .duration: "Délka: {duration}"
    case .startsAt: "Začátek: {time}"
    case .nowLive: "Právě živě: {title}"
    case .nowEnded: "Vysílání skončilo: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    case .few: "{count} videa"
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
    case (.hours, _): "{count} hodin"
    case (.minutes, .one): "{count} minuta"
    case (.minutes, .few): "{count} minuty"
    case (.minutes, .many): "{count} minuty"
    case (.minutes, _): "{count} minut"
    case (.seconds, .one): "{count} sekunda"
    case (.seconds, .few): "{count} sekundy"
    case (.seconds, .many): "{count} sekundy"
    case (.seconds, _): "{count} sekund"
    }
  }

  static let durationSeparators = (middle: ", ", last: " a ")
}
