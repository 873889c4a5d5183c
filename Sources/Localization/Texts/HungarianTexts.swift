/// Hungarian.
enum HungarianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "ÉLŐ"
    case .upcoming: "HAMAROSAN"
    case .ended: "VÉGET ÉRT"
    case .atEdge: "Élő"
    case .backToLive: "Vissza az élő adáshoz"
    case .playingLive: "Élő lejátszás"
    case .seekToLive: "Vissza az élő adáshoz"
    case .waitingRoomMessage: "Az adás hamarosan kezdődik. Maradj velünk!"
    case .noRecordingMessage: "Ez az adás véget ért. Nincs róla felvétel."
    case .endOfContentMessage: "A végére értél."
    case .resumedAtWindowStart:
      "Hosszú volt a szünet. A lejátszás a legkorábbi még elérhető pillanattól "
        + "folytatódik."
    case .cannotPlay: "Ez a videó nem játszható le."
    case .buffering: "Betöltés…"
    case .retrying: "A lejátszás megszakadt. Újrapróbálkozás…"
    case .tryAgain: "Újra"
    case .liveOnly:
      "Itt ez az adás csak élőben nézhető, visszatekerni nem lehet."
    case .linkCopied: "Link másolva"
    case .upNext: "Következik"
    case .starts: "Kezdés"
    case .replay: "Megnézem újra"
    case .play: "Lejátszás"
    case .pause: "Szünet"
    case .mute: "Némítás"
    case .unmute: "Némítás feloldása"
    case .captions: "Feliratok"
    case .share: "Megosztás"
    case .like: "Tetszik"
    case .previous: "Előző"
    case .next: "Következő"
    case .seekForward: "10 másodperc előre"
    case .seekBackward: "10 másodperc vissza"
    case .pictureInPicture: "Kép a képben"
    case .fullScreen: "Teljes képernyő"
    case .exitFullScreen: "Kilépés a teljes képernyőből"
    case .exit: "Bezárás"
    case .seekBar: "Idővonal"
    case .emptyWidget: "Itt még nincs mit mutatni."
    case .watched: "Megnézve"
    case .noThumbnail: "Nincs kép"
    case .indexTitle: "Áttekintés"
    case .gallery: "Galéria"
    case .widgets: "Modulok"
    case .players: "Lejátszók"
    case .states: "A lejátszó állapotai"
    case .pages: "Oldalak"
    case .themes: "Témák"
    case .locales: "Nyelvek"
    case .videos: "Videók"
    case .openWidget: "Megnyitás külön oldalon"
    case .skipToContent: "Ugrás a tartalomra"
    case .backToGallery: "Vissza a galériához"
    case .themeNotes: "Megjegyzések a témához"
    case .draft: "Piszkozat"
    case .needsServer:
      "A frissítéshez és az élő lejátszáshoz szerver kell: indítsd el a "
        + "greenroom serve parancsot, vagy használj bármilyen más webszervert."
    case .stateWaitingRoom: "Várószoba"
    case .stateLiveEdge: "Élő, késés nélkül"
    case .stateLiveBehind: "Élő, késéssel"
    case .stateEndedBehind: "Nézés közben ért véget"
    case .stateEndedReplay: "Felvétel"
    case .stateEndedNoRecording: "Véget ért, nincs felvétel"
    case .stateEndOfContent: "A tartalom vége"
    case .stateOnDemand: "Lekérhető videó"
    case .explainWaitingRoom:
      "Az adás még nem kezdődött el: cím, kezdési idő és üzenet, lejátszható "
        + "tartalom nélkül."
    case .explainLiveEdge:
      "A néző élőben nézi: a sáv tele van, és nem látszik idő."
    case .explainLiveBehind:
      "A néző szünetet tartott vagy visszatekert: látszik a késés, és egy "
        + "gombnyomás visszavezet az élő adáshoz."
    case .explainEndedBehind:
      "Az adás akkor ért véget, amikor a néző késésben volt: a felvétel a "
        + "végéig lejátszódik."
    case .explainEndedReplay:
      "A vége után megnyitva: a felvétel az elejétől indul."
    case .explainEndedNoRecording:
      "Az adás véget ért, és nem készült róla felvétel: a lejátszó helyén "
        + "üzenet áll."
    case .explainEndOfContent:
      "A sor utolsó videója véget ért: újra lejátszható."
    case .explainOnDemand: "Hagyományos videó a szokásos vezérlőkkel."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Megnézés: {title}"
    case .behindLive: "Lemaradás az élő adáshoz képest: {duration}"
    case .duration: "Hossz: {duration}"
    case .startsAt: "Kezdés: {time}"
    case .nowLive: "Most élőben: {title}"
    case .nowEnded: "Véget ért: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} videó"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} óra"
    case .minutes: "{count} perc"
    case .seconds: "{count} másodperc"
    }
  }

  static let durationSeparators = (middle: ", ", last: " és ")
}
