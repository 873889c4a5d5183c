/// French; a no-break space stands before high punctuation.
enum FrenchTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "EN DIRECT"
    case .upcoming: "À VENIR"
    case .ended: "TERMINÉ"
    case .atEdge: "En direct"
    case .backToLive: "Revenir au direct"
    case .waitingRoomMessage:
      "La diffusion commence bientôt. Restez avec nous\u{A0}!"
    case .noRecordingMessage:
      "Cette diffusion est terminée. Il n’y a pas d’enregistrement."
    case .endOfContentMessage: "Vous êtes arrivé à la fin."
    case .resumedAtWindowStart:
      "La pause a été longue. La lecture reprend au premier instant "
        + "encore disponible."
    case .cannotPlay: "Impossible de lire cette vidéo."
    case .buffering: "Chargement…"
    case .retrying: "La lecture a été interrompue. Nouvelle tentative…"
    case .tryAgain: "Réessayer"
    case .liveOnly:
      "Ici, ce flux se regarde uniquement en direct, sans retour en arrière."
    case .linkCopied: "Lien copié"
    case .upNext: "À suivre"
    case .starts: "Début"
    case .replay: "Revoir"
    case .play: "Lire"
    case .pause: "Pause"
    case .mute: "Couper le son"
    case .unmute: "Rétablir le son"
    case .captions: "Sous-titres"
    case .share: "Partager"
    case .like: "J’aime"
    case .previous: "Précédent"
    case .next: "Suivant"
    case .seekForward: "Avancer de 10 secondes"
    case .seekBackward: "Reculer de 10 secondes"
    case .pictureInPicture: "Image dans l’image"
    case .fullScreen: "Plein écran"
    case .exitFullScreen: "Quitter le plein écran"
    case .exit: "Fermer"
    case .seekBar: "Barre de lecture"
    case .emptyWidget: "Il n’y a encore rien à afficher ici."
    case .watched: "Déjà vu"
    case .noThumbnail: "Pas d’image"
    case .indexTitle: "Vue d’ensemble"
    case .gallery: "Galerie"
    case .widgets: "Widgets"
    case .players: "Lecteurs"
    case .states: "États du lecteur"
    case .pages: "Pages"
    case .themes: "Thèmes"
    case .locales: "Langues"
    case .skipToContent: "Aller au contenu"
    case .backToGallery: "Retour à la galerie"
    case .themeNotes: "Notes sur ce thème"
    case .draft: "Brouillon"
    case .needsServer:
      "L’actualisation et la lecture en direct nécessitent un "
        + "serveur\u{A0}: lancez greenroom serve ou utilisez n’importe quel "
        + "autre serveur web."
    case .stateWaitingRoom: "Salle d’attente"
    case .stateLiveEdge: "En direct, sans retard"
    case .stateLiveBehind: "En direct, avec retard"
    case .stateEndedBehind: "Terminé pendant le visionnage"
    case .stateEndedReplay: "Enregistrement"
    case .stateEndedNoRecording: "Terminé, sans enregistrement"
    case .stateEndOfContent: "Fin du contenu"
    case .stateOnDemand: "Vidéo à la demande"
    case .videos: "Vidéos"
    case .openWidget: "Ouvrir sur sa propre page"
    case .playingLive: "Lecture en direct"
    case .seekToLive: "Revenir au direct"
    case .explainWaitingRoom:
      "La diffusion n’a pas commencé\u{A0}: titre, heure de début et "
        + "message, rien à lire ni à parcourir."
    case .explainLiveEdge:
      "Lecture en direct\u{A0}: la barre est pleine et aucun temps "
        + "n’est affiché."
    case .explainLiveBehind:
      "Lecture en pause ou en arrière\u{A0}: le retard s’affiche, et "
        + "une pression ramène au direct."
    case .explainEndedBehind:
      "La diffusion s’est terminée pendant le retard\u{A0}: la "
        + "lecture continue jusqu’à la fin de l’enregistrement."
    case .explainEndedReplay:
      "Ouvert après la fin\u{A0}: l’enregistrement est lu depuis le "
        + "début."
    case .explainEndedNoRecording:
      "La diffusion est terminée et n’a pas été enregistrée\u{A0}: "
        + "un message remplace le lecteur."
    case .explainEndOfContent:
      "La dernière vidéo de la file est terminée\u{A0}: elle peut "
        + "être revue."
    case .explainOnDemand: "Une vidéo ordinaire avec les commandes ordinaires."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Regarder {title}"
    case .behindLive: "{duration} de retard sur le direct"
    case .duration: "Durée\u{A0}: {duration}"
    case .startsAt: "Début\u{A0}: {time}"
    case .nowLive: "En direct maintenant\u{A0}: {title}"
    case .nowEnded: "Diffusion terminée\u{A0}: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} vidéo"
    case .many: "{count} de vidéos"
    case .zero, .two, .few, .other: "{count} vidéos"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} heure"
    case (.hours, _): "{count} heures"
    case (.minutes, .one): "{count} minute"
    case (.minutes, _): "{count} minutes"
    case (.seconds, .one): "{count} seconde"
    case (.seconds, _): "{count} secondes"
    }
  }

  static let durationSeparators = (middle: ", ", last: " et ")
}
