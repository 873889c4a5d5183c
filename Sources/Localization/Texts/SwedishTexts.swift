/// Swedish.
enum SwedishTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "LIVE"
    case .upcoming: "KOMMANDE"
    case .ended: "AVSLUTAD"
    case .atEdge: "Live"
    case .backToLive: "Tillbaka till live"
    case .playingLive: "Spelas live"
    case .seekToLive: "Gå tillbaka till live"
    case .waitingRoomMessage: "Sändningen börjar snart. Stanna kvar!"
    case .noRecordingMessage: "Sändningen är slut. Det finns ingen inspelning."
    case .endOfContentMessage: "Du har kommit till slutet."
    case .resumedAtWindowStart:
      "Pausen var lång. Uppspelningen fortsätter från den tidigaste punkt som "
        + "fortfarande finns kvar."
    case .cannotPlay: "Det går inte att spela upp videon."
    case .buffering: "Laddar …"
    case .retrying: "Uppspelningen avbröts. Försöker igen …"
    case .tryAgain: "Försök igen"
    case .liveOnly:
      "Här går sändningen bara att se live, utan att spola tillbaka."
    case .linkCopied: "Länken har kopierats"
    case .upNext: "Härnäst"
    case .starts: "Börjar"
    case .replay: "Se igen"
    case .play: "Spela upp"
    case .pause: "Pausa"
    case .mute: "Ljud av"
    case .unmute: "Ljud på"
    case .captions: "Undertexter"
    case .share: "Dela"
    case .like: "Gilla"
    case .previous: "Föregående"
    case .next: "Nästa"
    case .seekForward: "10 sekunder framåt"
    case .seekBackward: "10 sekunder bakåt"
    case .pictureInPicture: "Bild-i-bild"
    case .fullScreen: "Helskärm"
    case .exitFullScreen: "Avsluta helskärm"
    case .exit: "Stäng"
    case .seekBar: "Tidslinje"
    case .emptyWidget: "Det finns inget att visa här än."
    case .watched: "Sedd"
    case .noThumbnail: "Ingen bild"
    case .indexTitle: "Översikt"
    case .gallery: "Galleri"
    case .widgets: "Widgetar"
    case .players: "Spelare"
    case .states: "Spelarens lägen"
    case .pages: "Sidor"
    case .themes: "Teman"
    case .locales: "Språk"
    case .videos: "Videor"
    case .openWidget: "Öppna på en egen sida"
    case .skipToContent: "Hoppa till innehållet"
    case .backToGallery: "Tillbaka till galleriet"
    case .themeNotes: "Anteckningar om temat"
    case .draft: "Utkast"
    case .needsServer:
      "Uppdatering och liveuppspelning kräver en server: kör greenroom serve "
        + "eller använd valfri annan webbserver."
    case .stateWaitingRoom: "Väntrum"
    case .stateLiveEdge: "Live, utan fördröjning"
    case .stateLiveBehind: "Live, med fördröjning"
    case .stateEndedBehind: "Avslutad under visningen"
    case .stateEndedReplay: "Inspelning"
    case .stateEndedNoRecording: "Avslutad, utan inspelning"
    case .stateEndOfContent: "Slut på innehållet"
    case .stateOnDemand: "Video på begäran"
    case .explainWaitingRoom:
      "Sändningen har inte börjat: titel, starttid och ett meddelande, men "
        + "inget att spela upp."
    case .explainLiveEdge:
      "Tittaren ser sändningen live: fältet är fullt och ingen tid visas."
    case .explainLiveBehind:
      "Tittaren har pausat eller spolat tillbaka: fördröjningen visas, och ett "
        + "tryck leder tillbaka till live."
    case .explainEndedBehind:
      "Sändningen tog slut medan tittaren låg efter: inspelningen spelas till "
        + "sitt slut."
    case .explainEndedReplay:
      "Öppnad efter slutet: inspelningen spelas från början."
    case .explainEndedNoRecording:
      "Sändningen är slut och spelades inte in: ett meddelande visas i stället "
        + "för spelaren."
    case .explainEndOfContent:
      "Den sista videon i kön är slut: den kan spelas upp igen."
    case .explainOnDemand: "En vanlig video med de vanliga kontrollerna."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Titta på {title}"
    case .behindLive: "{duration} efter livesändningen"
    case .duration: "Längd: {duration}"
    case .startsAt: "Börjar: {time}"
    case .nowLive: "Nu direkt: {title}"
    case .nowEnded: "Sändningen är slut: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    default: "{count} videor"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} timme"
    case (.hours, _): "{count} timmar"
    case (.minutes, .one): "{count} minut"
    case (.minutes, _): "{count} minuter"
    case (.seconds, .one): "{count} sekund"
    case (.seconds, _): "{count} sekunder"
    }
  }

  static let durationSeparators = (middle: ", ", last: " och ")
}
