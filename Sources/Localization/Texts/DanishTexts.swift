/// Danish.
enum DanishTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "LIVE"
    case .upcoming: "KOMMENDE"
    case .ended: "AFSLUTTET"
    case .atEdge: "Live"
    case .backToLive: "Tilbage til live"
    case .playingLive: "Afspilles live"
    case .seekToLive: "Gå tilbage til live"
    case .waitingRoomMessage: "Streamen begynder snart. Bliv hængende!"
    case .noRecordingMessage: "Denne stream er slut. Der er ingen optagelse."
    case .endOfContentMessage: "Du er nået til slutningen."
    case .resumedAtWindowStart:
      "Pausen var lang. Afspilningen fortsætter fra det tidligste tidspunkt, "
        + "der stadig er tilgængeligt."
    case .cannotPlay: "Denne video kan ikke afspilles."
    case .buffering: "Indlæser…"
    case .retrying: "Afspilningen blev afbrudt. Prøver igen…"
    case .tryAgain: "Prøv igen"
    case .liveOnly: "Her kan streamen kun ses live, uden at spole tilbage."
    case .linkCopied: "Linket er kopieret"
    case .upNext: "Næste video"
    case .starts: "Begynder"
    case .replay: "Se igen"
    case .play: "Afspil"
    case .pause: "Sæt på pause"
    case .mute: "Slå lyden fra"
    case .unmute: "Slå lyden til"
    case .captions: "Undertekster"
    case .share: "Del"
    case .like: "Synes godt om"
    case .previous: "Forrige"
    case .next: "Næste"
    case .seekForward: "10 sekunder frem"
    case .seekBackward: "10 sekunder tilbage"
    case .pictureInPicture: "Billede i billede"
    case .fullScreen: "Fuld skærm"
    case .exitFullScreen: "Afslut fuld skærm"
    case .exit: "Luk"
    case .seekBar: "Tidslinje"
    case .emptyWidget: "Der er ikke noget at vise her endnu."
    case .watched: "Set"
    case .noThumbnail: "Intet billede"
    case .indexTitle: "Oversigt"
    case .gallery: "Galleri"
    case .widgets: "Widgets"
    case .players: "Afspillere"
    case .states: "Afspillerens tilstande"
    case .pages: "Sider"
    case .themes: "Temaer"
    case .locales: "Sprog"
    case .videos: "Videoer"
    case .openWidget: "Åbn på sin egen side"
    case .skipToContent: "Gå til indholdet"
    case .backToGallery: "Tilbage til galleriet"
    case .themeNotes: "Noter om dette tema"
    case .draft: "Udkast"
    case .needsServer:
      "Opdatering og liveafspilning kræver en server: Kør greenroom serve, "
        + "eller brug en hvilken som helst anden webserver."
    case .stateWaitingRoom: "Venterum"
    case .stateLiveEdge: "Live uden forsinkelse"
    case .stateLiveBehind: "Live med forsinkelse"
    case .stateEndedBehind: "Sluttede under visningen"
    case .stateEndedReplay: "Optagelse"
    case .stateEndedNoRecording: "Afsluttet uden optagelse"
    case .stateEndOfContent: "Slut på indholdet"
    case .stateOnDemand: "Video on demand"
    case .explainWaitingRoom:
      "Streamen er ikke begyndt: titel, starttidspunkt og en besked, men intet "
        + "at afspille."
    case .explainLiveEdge:
      "Seeren ser med live: Bjælken er fuld, og der vises ingen tid."
    case .explainLiveBehind:
      "Seeren har sat på pause eller spolet tilbage: Forsinkelsen vises, og ét "
        + "tryk fører tilbage til live."
    case .explainEndedBehind:
      "Udsendelsen sluttede, mens seeren var bagud: Optagelsen spiller videre "
        + "til slutningen."
    case .explainEndedReplay:
      "Åbnet efter slutningen: Optagelsen afspilles fra begyndelsen."
    case .explainEndedNoRecording:
      "Streamen er slut og blev ikke optaget: En besked står i afspillerens "
        + "sted."
    case .explainEndOfContent:
      "Den sidste video i køen er slut: Den kan afspilles igen."
    case .explainOnDemand: "En almindelig video med de almindelige knapper."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Se {title}"
    case .behindLive: "{duration} bagud for live"
    case .duration: "Varighed: {duration}"
    case .startsAt: "Begynder: {time}"
    case .nowLive: "Nu live: {title}"
    case .nowEnded: "Afsluttet: {title}"
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
    case (.minutes, .one): "{count} minut"
    case (.minutes, _): "{count} minutter"
    case (.seconds, .one): "{count} sekund"
    case (.seconds, _): "{count} sekunder"
    }
  }

  static let durationSeparators = (middle: ", ", last: " og ")
}
