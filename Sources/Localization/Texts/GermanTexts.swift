/// German.
enum GermanTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "LIVE"
    case .upcoming: "DEMNÄCHST"
    case .ended: "BEENDET"
    case .atEdge: "Live"
    case .backToLive: "Zurück zu Live"
    case .waitingRoomMessage: "Der Stream beginnt gleich. Bleib dran!"
    case .noRecordingMessage:
      "Dieser Stream ist beendet. Es gibt keine Aufzeichnung."
    case .endOfContentMessage: "Das war alles."
    case .resumedAtWindowStart:
      "Die Pause war lang. Die Wiedergabe geht am frühesten noch "
        + "verfügbaren Zeitpunkt weiter."
    case .cannotPlay: "Dieses Video kann nicht abgespielt werden."
    case .buffering: "Wird geladen…"
    case .retrying: "Die Wiedergabe wurde unterbrochen. Neuer Versuch…"
    case .tryAgain: "Erneut versuchen"
    case .liveOnly:
      "Dieser Stream läuft hier nur live: Zurückspringen ist nicht möglich."
    case .linkCopied: "Link kopiert"
    case .upNext: "Als Nächstes"
    case .starts: "Beginn"
    case .replay: "Noch einmal ansehen"
    case .play: "Wiedergabe"
    case .pause: "Pause"
    case .mute: "Stummschalten"
    case .unmute: "Stummschaltung aufheben"
    case .captions: "Untertitel"
    case .share: "Teilen"
    case .like: "Gefällt mir"
    case .previous: "Vorheriges"
    case .next: "Nächstes"
    case .seekForward: "10 Sekunden vor"
    case .seekBackward: "10 Sekunden zurück"
    case .pictureInPicture: "Bild im Bild"
    case .fullScreen: "Vollbild"
    case .exitFullScreen: "Vollbild beenden"
    case .exit: "Schließen"
    case .seekBar: "Zeitleiste"
    case .emptyWidget: "Hier gibt es noch nichts zu sehen."
    case .watched: "Gesehen"
    case .noThumbnail: "Kein Bild"
    case .indexTitle: "Übersicht"
    case .gallery: "Galerie"
    case .widgets: "Widgets"
    case .players: "Player"
    case .states: "Player-Zustände"
    case .pages: "Seiten"
    case .themes: "Themes"
    case .locales: "Sprachen"
    case .skipToContent: "Zum Inhalt springen"
    case .backToGallery: "Zurück zur Galerie"
    case .themeNotes: "Hinweise zu diesem Theme"
    case .draft: "Entwurf"
    case .needsServer:
      "Aktualisierung und Live-Wiedergabe brauchen einen Server: Starte "
        + "greenroom serve oder verwende einen beliebigen anderen Webserver."
    case .stateWaitingRoom: "Warteraum"
    case .stateLiveEdge: "Live, ohne Verzögerung"
    case .stateLiveBehind: "Live, zeitversetzt"
    case .stateEndedBehind: "Während des Ansehens beendet"
    case .stateEndedReplay: "Aufzeichnung"
    case .stateEndedNoRecording: "Beendet, ohne Aufzeichnung"
    case .stateEndOfContent: "Ende der Inhalte"
    case .stateOnDemand: "Video auf Abruf"
    case .videos: "Videos"
    case .openWidget: "Auf eigener Seite öffnen"
    case .playingLive: "Wiedergabe live"
    case .seekToLive: "Zurück zu live"
    case .explainWaitingRoom:
      "Der Stream hat noch nicht begonnen: Titel, Startzeit und eine "
        + "Nachricht, nichts zum Abspielen oder Spulen."
    case .explainLiveEdge:
      "Es wird live zugesehen: Die Leiste ist voll, eine Zeit wird "
        + "nicht angezeigt."
    case .explainLiveBehind:
      "Es wurde pausiert oder zurückgespult: Der Rückstand wird "
        + "angezeigt, ein Druck führt zurück zu live."
    case .explainEndedBehind:
      "Die Übertragung endete während des Rückstands: Die "
        + "Aufzeichnung läuft bis zu ihrem Ende weiter."
    case .explainEndedReplay:
      "Nach dem Ende geöffnet: Die Aufzeichnung beginnt von vorn."
    case .explainEndedNoRecording:
      "Der Stream ist vorbei und wurde nicht aufgezeichnet: Eine "
        + "Nachricht steht an der Stelle des Players."
    case .explainEndOfContent:
      "Das letzte Video der Warteschlange ist zu Ende: Es kann "
        + "erneut abgespielt werden."
    case .explainOnDemand:
      "Ein gewöhnliches Video mit den gewöhnlichen Bedienelementen."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "{title} ansehen"
    case .behindLive: "{duration} hinter Live"
    case .duration: "Dauer: {duration}"
    case .startsAt: "Beginn: {time}"
    case .nowLive: "Jetzt live: {title}"
    case .nowEnded: "Beendet: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} Video"
    case .zero, .two, .few, .many, .other: "{count} Videos"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} Stunde"
    case (.hours, _): "{count} Stunden"
    case (.minutes, .one): "{count} Minute"
    case (.minutes, _): "{count} Minuten"
    case (.seconds, .one): "{count} Sekunde"
    case (.seconds, _): "{count} Sekunden"
    }
  }

  static let durationSeparators = (middle: ", ", last: " und ")
}
