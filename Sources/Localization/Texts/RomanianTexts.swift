/// Romanian.
enum RomanianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "ÎN DIRECT"
    case .upcoming: "ÎN CURÂND"
    case .ended: "ÎNCHEIAT"
    case .atEdge: "În direct"
    case .backToLive: "Înapoi la direct"
    case .playingLive: "Se redă în direct"
    case .seekToLive: "Înapoi la direct"
    case .waitingRoomMessage: "Transmisia începe în curând. Rămâi cu noi!"
    case .noRecordingMessage:
      "Această transmisie s-a încheiat. Nu există o înregistrare."
    case .endOfContentMessage: "Ai ajuns la final."
    case .resumedAtWindowStart:
      "Pauza a fost lungă. Redarea continuă de la primul moment încă "
        + "disponibil."
    case .cannotPlay: "Acest videoclip nu poate fi redat."
    case .buffering: "Se încarcă…"
    case .retrying: "Redarea a fost întreruptă. Se încearcă din nou…"
    case .tryAgain: "Încearcă din nou"
    case .liveOnly:
      "Aici transmisia se vede doar în direct, fără derulare înapoi."
    case .linkCopied: "Link copiat"
    case .upNext: "Urmează"
    case .starts: "Începe"
    case .replay: "Vezi din nou"
    case .play: "Redă"
    case .pause: "Întrerupe"
    case .mute: "Dezactivează sunetul"
    case .unmute: "Activează sunetul"
    case .captions: "Subtitrări"
    case .share: "Distribuie"
    case .like: "Îmi place"
    case .previous: "Anteriorul"
    case .next: "Următorul"
    case .seekForward: "10 secunde înainte"
    case .seekBackward: "10 secunde înapoi"
    case .pictureInPicture: "Imagine în imagine"
    case .fullScreen: "Ecran complet"
    case .exitFullScreen: "Ieși din ecranul complet"
    case .exit: "Închide"
    case .seekBar: "Bară de progres"
    case .emptyWidget: "Încă nu este nimic de afișat aici."
    case .watched: "Vizionat"
    case .noThumbnail: "Fără imagine"
    case .indexTitle: "Prezentare generală"
    case .gallery: "Galerie"
    case .widgets: "Widgeturi"
    case .players: "Playere"
    case .states: "Stările playerului"
    case .pages: "Pagini"
    case .themes: "Teme"
    case .locales: "Limbi"
    case .videos: "Videoclipuri"
    case .openWidget: "Deschide pe o pagină separată"
    case .skipToContent: "Salt la conținut"
    case .backToGallery: "Înapoi la galerie"
    case .themeNotes: "Note despre această temă"
    case .draft: "Ciornă"
    case .needsServer:
      "Actualizarea și redarea în direct au nevoie de un server: rulează "
        + "greenroom serve sau folosește orice alt server web."
    case .stateWaitingRoom: "Sală de așteptare"
    case .stateLiveEdge: "În direct, fără întârziere"
    case .stateLiveBehind: "În direct, cu întârziere"
    case .stateEndedBehind: "Încheiat în timpul vizionării"
    case .stateEndedReplay: "Înregistrare"
    case .stateEndedNoRecording: "Încheiat, fără înregistrare"
    case .stateEndOfContent: "Sfârșitul conținutului"
    case .stateOnDemand: "Videoclip la cerere"
    case .explainWaitingRoom:
      "Transmisia nu a început: titlu, ora de începere și un mesaj, fără nimic "
        + "de redat."
    case .explainLiveEdge:
      "Se urmărește în direct: bara este plină și nu se afișează niciun timp."
    case .explainLiveBehind:
      "S-a pus pauză sau s-a derulat înapoi: se afișează întârzierea, iar o "
        + "apăsare duce înapoi la direct."
    case .explainEndedBehind:
      "Transmisia s-a încheiat în timpul întârzierii: redarea continuă până la "
        + "sfârșitul înregistrării."
    case .explainEndedReplay:
      "Deschis după sfârșit: înregistrarea se redă de la început."
    case .explainEndedNoRecording:
      "Transmisia s-a încheiat și nu a fost înregistrată: un mesaj ține locul "
        + "playerului."
    case .explainEndOfContent:
      "Ultimul videoclip din listă s-a încheiat: poate fi redat din nou."
    case .explainOnDemand: "Un videoclip obișnuit, cu comenzile obișnuite."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Vezi {title}"
    case .behindLive: "{duration} în urma transmisiei în direct"
    case .duration: "Durată: {duration}"
    case .startsAt: "Începe: {time}"
    case .nowLive: "Acum în direct: {title}"
    case .nowEnded: "S-a încheiat: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} videoclip"
    case .few: "{count} videoclipuri"
    default: "{count} de videoclipuri"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} oră"
    case (.hours, .few): "{count} ore"
    case (.hours, _): "{count} de ore"
    case (.minutes, .one): "{count} minut"
    case (.minutes, .few): "{count} minute"
    case (.minutes, _): "{count} de minute"
    case (.seconds, .one): "{count} secundă"
    case (.seconds, .few): "{count} secunde"
    case (.seconds, _): "{count} de secunde"
    }
  }

  static let durationSeparators = (middle: ", ", last: " și ")
}
