/// Polish.
enum PolishTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "NA ŻYWO"
    case .upcoming: "WKRÓTCE"
    case .ended: "ZAKOŃCZONO"
    case .atEdge: "Na żywo"
    case .backToLive: "Wróć na żywo"
    case .playingLive: "Odtwarzanie na żywo"
    case .seekToLive: "Wróć do transmisji na żywo"
    case .waitingRoomMessage:
      "Transmisja wkrótce się rozpocznie. Zostań z nami!"
    case .noRecordingMessage: "Ta transmisja się zakończyła. Nie ma nagrania."
    case .endOfContentMessage: "To już koniec."
    case .resumedAtWindowStart:
      "Wstrzymanie trwało długo. Odtwarzanie jest wznawiane od "
        + "najwcześniejszego dostępnego momentu."
    case .cannotPlay: "Nie można odtworzyć tego filmu."
    case .buffering: "Wczytywanie…"
    case .retrying: "Odtwarzanie zostało przerwane. Ponawiam próbę…"
    case .tryAgain: "Spróbuj ponownie"
    case .liveOnly: "Tutaj transmisję można oglądać tylko na żywo, bez cofania."
    case .linkCopied: "Skopiowano link"
    case .upNext: "Następny film"
    case .starts: "Początek"
    case .replay: "Obejrzyj ponownie"
    case .play: "Odtwórz"
    case .pause: "Wstrzymaj"
    case .mute: "Wycisz"
    case .unmute: "Wyłącz wyciszenie"
    case .captions: "Napisy"
    case .share: "Udostępnij"
    case .like: "Lubię to"
    case .previous: "Poprzedni"
    case .next: "Następny"
    case .seekForward: "10 sekund do przodu"
    case .seekBackward: "10 sekund do tyłu"
    case .pictureInPicture: "Obraz w obrazie"
    case .fullScreen: "Pełny ekran"
    case .exitFullScreen: "Zamknij pełny ekran"
    case .exit: "Zamknij"
    case .seekBar: "Pasek postępu"
    case .emptyWidget: "Nie ma tu jeszcze nic do pokazania."
    case .watched: "Obejrzane"
    case .noThumbnail: "Brak obrazu"
    case .indexTitle: "Przegląd"
    case .gallery: "Galeria"
    case .widgets: "Widżety"
    case .players: "Odtwarzacze"
    case .states: "Stany odtwarzacza"
    case .pages: "Strony"
    case .themes: "Motywy"
    case .locales: "Języki"
    case .videos: "Filmy"
    case .openWidget: "Otwórz na osobnej stronie"
    case .skipToContent: "Przejdź do treści"
    case .backToGallery: "Wróć do galerii"
    case .themeNotes: "Uwagi o tym motywie"
    case .draft: "Wersja robocza"
    case .needsServer:
      "Odświeżanie i odtwarzanie na żywo wymagają serwera: uruchom greenroom "
        + "serve lub użyj dowolnego innego serwera WWW."
    case .stateWaitingRoom: "Poczekalnia"
    case .stateLiveEdge: "Na żywo, bez opóźnienia"
    case .stateLiveBehind: "Na żywo, z opóźnieniem"
    case .stateEndedBehind: "Zakończono podczas oglądania"
    case .stateEndedReplay: "Nagranie"
    case .stateEndedNoRecording: "Zakończono, bez nagrania"
    case .stateEndOfContent: "Koniec materiałów"
    case .stateOnDemand: "Wideo na żądanie"
    case .explainWaitingRoom:
      "Transmisja jeszcze się nie zaczęła: tytuł, godzina rozpoczęcia i "
        + "komunikat, bez niczego do odtwarzania."
    case .explainLiveEdge:
      "Oglądanie na żywo: pasek jest pełny i nie widać żadnego czasu."
    case .explainLiveBehind:
      "Wstrzymano lub cofnięto: widać opóźnienie, a jedno naciśnięcie "
        + "przywraca transmisję na żywo."
    case .explainEndedBehind:
      "Transmisja skończyła się w trakcie opóźnienia: odtwarzanie trwa do "
        + "końca nagrania."
    case .explainEndedReplay:
      "Otwarto po zakończeniu: nagranie jest odtwarzane od początku."
    case .explainEndedNoRecording:
      "Transmisja się skończyła i nie została nagrana: w miejscu odtwarzacza "
        + "jest komunikat."
    case .explainEndOfContent:
      "Ostatni film w kolejce się skończył: można go odtworzyć ponownie."
    case .explainOnDemand: "Zwykły film ze zwykłymi elementami sterującymi."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Obejrzyj: {title}"
    case .behindLive: "Opóźnienie względem transmisji na żywo: {duration}"
    case .duration: "Czas trwania: {duration}"
    case .startsAt: "Początek: {time}"
    case .nowLive: "Teraz na żywo: {title}"
    case .nowEnded: "Transmisja zakończona: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} film"
    case .few: "{count} filmy"
    case .many: "{count} filmów"
    default: "{count} filmu"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} godzina"
    case (.hours, .few): "{count} godziny"
    case (.hours, .many): "{count} godzin"
    case (.hours, _): "{count} godziny"
    case (.minutes, .one): "{count} minuta"
    case (.minutes, .few): "{count} minuty"
    case (.minutes, .many): "{count} minut"
    case (.minutes, _): "{count} minuty"
    case (.seconds, .one): "{count} sekunda"
    case (.seconds, .few): "{count} sekundy"
    case (.seconds, .many): "{count} sekund"
    case (.seconds, _): "{count} sekundy"
    }
  }

  static let durationSeparators = (middle: ", ", last: " i ")
}
