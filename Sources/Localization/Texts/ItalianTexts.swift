/// Italian.
enum ItalianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "IN DIRETTA"
    case .upcoming: "PROSSIMAMENTE"
    case .ended: "TERMINATO"
    case .atEdge: "In diretta"
    case .backToLive: "Torna alla diretta"
    case .playingLive: "Riproduzione in diretta"
    case .seekToLive: "Torna alla diretta"
    case .waitingRoomMessage: "La diretta inizia tra poco. Resta con noi!"
    case .noRecordingMessage:
      "Questa diretta è terminata. Non c’è una registrazione."
    case .endOfContentMessage: "Sei arrivato alla fine."
    case .resumedAtWindowStart:
      "La pausa è durata a lungo. La riproduzione riprende dal primo momento "
        + "ancora disponibile."
    case .cannotPlay: "Impossibile riprodurre questo video."
    case .buffering: "Caricamento…"
    case .retrying: "La riproduzione si è interrotta. Nuovo tentativo…"
    case .tryAgain: "Riprova"
    case .liveOnly:
      "Qui la diretta si guarda solo in tempo reale: non si può tornare "
        + "indietro."
    case .linkCopied: "Link copiato"
    case .upNext: "Prossimo video"
    case .starts: "Inizio"
    case .replay: "Guarda di nuovo"
    case .play: "Riproduci"
    case .pause: "Pausa"
    case .mute: "Disattiva audio"
    case .unmute: "Attiva audio"
    case .captions: "Sottotitoli"
    case .share: "Condividi"
    case .like: "Mi piace"
    case .previous: "Precedente"
    case .next: "Successivo"
    case .seekForward: "Avanti di 10 secondi"
    case .seekBackward: "Indietro di 10 secondi"
    case .pictureInPicture: "Picture-in-picture"
    case .fullScreen: "Schermo intero"
    case .exitFullScreen: "Esci da schermo intero"
    case .exit: "Chiudi"
    case .seekBar: "Barra di avanzamento"
    case .emptyWidget: "Non c’è ancora niente da mostrare qui."
    case .watched: "Già visto"
    case .noThumbnail: "Nessuna immagine"
    case .indexTitle: "Panoramica"
    case .gallery: "Galleria"
    case .widgets: "Widget"
    case .players: "Player"
    case .states: "Stati del player"
    case .pages: "Pagine"
    case .themes: "Temi"
    case .locales: "Lingue"
    case .videos: "Video"
    case .openWidget: "Apri in una pagina a parte"
    case .skipToContent: "Vai al contenuto"
    case .backToGallery: "Torna alla galleria"
    case .themeNotes: "Note su questo tema"
    case .draft: "Bozza"
    case .needsServer:
      "L’aggiornamento e la riproduzione in diretta richiedono un server: "
        + "esegui greenroom serve o usa un qualsiasi altro server web."
    case .stateWaitingRoom: "Sala d’attesa"
    case .stateLiveEdge: "In diretta, senza ritardo"
    case .stateLiveBehind: "In diretta, con ritardo"
    case .stateEndedBehind: "Terminato durante la visione"
    case .stateEndedReplay: "Registrazione"
    case .stateEndedNoRecording: "Terminato, senza registrazione"
    case .stateEndOfContent: "Fine dei contenuti"
    case .stateOnDemand: "Video on demand"
    case .explainWaitingRoom:
      "La diretta non è ancora iniziata: titolo, ora di inizio e un messaggio, "
        + "niente da riprodurre."
    case .explainLiveEdge:
      "Si guarda in diretta: la barra è piena e non viene mostrato alcun tempo."
    case .explainLiveBehind:
      "Messo in pausa o portato indietro: il ritardo viene mostrato e con un "
        + "tocco si torna alla diretta."
    case .explainEndedBehind:
      "La trasmissione è finita durante il ritardo: la riproduzione continua "
        + "fino alla fine della registrazione."
    case .explainEndedReplay:
      "Aperto dopo la fine: la registrazione parte dall’inizio."
    case .explainEndedNoRecording:
      "La diretta è finita e non è stata registrata: un messaggio prende il "
        + "posto del player."
    case .explainEndOfContent:
      "L’ultimo video della coda è finito: si può riprodurre di nuovo."
    case .explainOnDemand: "Un normale video con i normali controlli."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Guarda {title}"
    case .behindLive: "{duration} di ritardo sulla diretta"
    case .duration: "Durata: {duration}"
    case .startsAt: "Inizio: {time}"
    case .nowLive: "Ora in diretta: {title}"
    case .nowEnded: "Diretta terminata: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    case .many: "{count} di video"
    default: "{count} video"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} ora"
    case (.hours, _): "{count} ore"
    case (.minutes, .one): "{count} minuto"
    case (.minutes, _): "{count} minuti"
    case (.seconds, .one): "{count} secondo"
    case (.seconds, _): "{count} secondi"
    }
  }

  static let durationSeparators = (middle: ", ", last: " e ")
}
