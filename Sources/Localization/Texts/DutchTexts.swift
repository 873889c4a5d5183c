/// Dutch.
enum DutchTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "LIVE"
    case .upcoming: "BINNENKORT"
    case .ended: "AFGELOPEN"
    case .atEdge: "Live"
    case .backToLive: "Terug naar live"
    case .playingLive: "Wordt live afgespeeld"
    case .seekToLive: "Terug naar live"
    case .waitingRoomMessage: "De stream begint zo. Blijf kijken!"
    case .noRecordingMessage: "Deze stream is afgelopen. Er is geen opname."
    case .endOfContentMessage: "Je bent aan het einde gekomen."
    case .resumedAtWindowStart:
      "De pauze duurde lang. Het afspelen gaat verder vanaf het vroegste "
        + "moment dat nog beschikbaar is."
    case .cannotPlay: "Deze video kan niet worden afgespeeld."
    case .buffering: "Laden…"
    case .retrying: "Het afspelen is onderbroken. Nieuwe poging…"
    case .tryAgain: "Opnieuw proberen"
    case .liveOnly: "Hier speelt deze stream alleen live: teruggaan kan niet."
    case .linkCopied: "Link gekopieerd"
    case .upNext: "Hierna"
    case .starts: "Begint"
    case .replay: "Opnieuw bekijken"
    case .play: "Afspelen"
    case .pause: "Pauzeren"
    case .mute: "Geluid uit"
    case .unmute: "Geluid aan"
    case .captions: "Ondertiteling"
    case .share: "Delen"
    case .like: "Vind ik leuk"
    case .previous: "Vorige"
    case .next: "Volgende"
    case .seekForward: "10 seconden vooruit"
    case .seekBackward: "10 seconden terug"
    case .pictureInPicture: "Beeld-in-beeld"
    case .fullScreen: "Volledig scherm"
    case .exitFullScreen: "Volledig scherm sluiten"
    case .exit: "Sluiten"
    case .seekBar: "Tijdlijn"
    case .emptyWidget: "Hier is nog niets te zien."
    case .watched: "Bekeken"
    case .noThumbnail: "Geen afbeelding"
    case .indexTitle: "Overzicht"
    case .gallery: "Galerij"
    case .widgets: "Widgets"
    case .players: "Spelers"
    case .states: "Spelerstatussen"
    case .pages: "Pagina’s"
    case .themes: "Thema’s"
    case .locales: "Talen"
    case .videos: "Video’s"
    case .openWidget: "Openen op een eigen pagina"
    case .skipToContent: "Naar de inhoud"
    case .backToGallery: "Terug naar de galerij"
    case .themeNotes: "Opmerkingen over dit thema"
    case .draft: "Concept"
    case .needsServer:
      "Verversen en live afspelen hebben een server nodig: start greenroom "
        + "serve of gebruik een andere webserver."
    case .stateWaitingRoom: "Wachtruimte"
    case .stateLiveEdge: "Live, zonder vertraging"
    case .stateLiveBehind: "Live, met vertraging"
    case .stateEndedBehind: "Afgelopen tijdens het kijken"
    case .stateEndedReplay: "Opname"
    case .stateEndedNoRecording: "Afgelopen, zonder opname"
    case .stateEndOfContent: "Einde van de inhoud"
    case .stateOnDemand: "Video op aanvraag"
    case .explainWaitingRoom:
      "De stream is nog niet begonnen: titel, begintijd en een bericht, en "
        + "niets om af te spelen."
    case .explainLiveEdge:
      "De kijker kijkt live: de balk is vol en er wordt geen tijd getoond."
    case .explainLiveBehind:
      "De kijker heeft gepauzeerd of teruggespoeld: de achterstand wordt "
        + "getoond en één druk leidt terug naar live."
    case .explainEndedBehind:
      "De uitzending eindigde terwijl de kijker achterliep: de opname speelt "
        + "door tot het einde."
    case .explainEndedReplay:
      "Geopend na afloop: de opname begint bij het begin."
    case .explainEndedNoRecording:
      "De stream is voorbij en niet opgenomen: een bericht komt in de plaats "
        + "van de speler."
    case .explainEndOfContent:
      "De laatste video van de wachtrij is afgelopen: die kan opnieuw worden "
        + "afgespeeld."
    case .explainOnDemand: "Een gewone video met de gewone bediening."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "{title} bekijken"
    case .behindLive: "{duration} achter op live"
    case .duration: "Duur: {duration}"
    case .startsAt: "Begint: {time}"
    case .nowLive: "Nu live: {title}"
    case .nowEnded: "Afgelopen: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    default: "{count} video’s"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, _): "{count} uur"
    case (.minutes, .one): "{count} minuut"
    case (.minutes, _): "{count} minuten"
    case (.seconds, .one): "{count} seconde"
    case (.seconds, _): "{count} seconden"
    }
  }

  static let durationSeparators = (middle: ", ", last: " en ")
}
