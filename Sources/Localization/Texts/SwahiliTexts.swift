/// Swahili.
enum SwahiliTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "MUBASHARA"
    case .upcoming: "INAKUJA"
    case .ended: "IMEISHA"
    case .atEdge: "Mubashara"
    case .backToLive: "Rudi mubashara"
    case .playingLive: "Inacheza mubashara"
    case .seekToLive: "Rudi kwenye matangazo mubashara"
    case .waitingRoomMessage:
      "Matangazo yataanza hivi karibuni. Endelea kuwa nasi!"
    case .noRecordingMessage: "Matangazo haya yamekwisha. Hakuna rekodi."
    case .endOfContentMessage: "Umefika mwisho."
    case .resumedAtWindowStart:
      "Ulisitisha kwa muda mrefu. Uchezaji unaendelea kutoka wakati wa mapema "
        + "zaidi unaopatikana."
    case .cannotPlay: "Video hii haiwezi kuchezwa."
    case .buffering: "Inapakia…"
    case .retrying: "Uchezaji umekatizwa. Inajaribu tena…"
    case .tryAgain: "Jaribu tena"
    case .liveOnly:
      "Hapa mtiririko huu unachezwa moja kwa moja tu, bila kurudi nyuma."
    case .linkCopied: "Kiungo kimenakiliwa"
    case .upNext: "Inayofuata"
    case .starts: "Inaanza"
    case .replay: "Tazama tena"
    case .play: "Cheza"
    case .pause: "Sitisha"
    case .mute: "Zima sauti"
    case .unmute: "Washa sauti"
    case .captions: "Manukuu"
    case .share: "Shiriki"
    case .like: "Penda"
    case .previous: "Iliyotangulia"
    case .next: "Inayofuata"
    case .seekForward: "Mbele sekunde 10"
    case .seekBackward: "Nyuma sekunde 10"
    case .pictureInPicture: "Picha ndani ya picha"
    case .fullScreen: "Skrini nzima"
    case .exitFullScreen: "Ondoka kwenye skrini nzima"
    case .exit: "Funga"
    case .seekBar: "Mstari wa muda"
    case .emptyWidget: "Bado hakuna cha kuonyesha hapa."
    case .watched: "Imetazamwa"
    case .noThumbnail: "Hakuna picha"
    case .indexTitle: "Muhtasari"
    case .gallery: "Matunzio"
    case .widgets: "Wijeti"
    case .players: "Vichezaji"
    case .states: "Hali za kichezaji"
    case .pages: "Kurasa"
    case .themes: "Mandhari"
    case .locales: "Lugha"
    case .videos: "Video"
    case .openWidget: "Fungua kwenye ukurasa wake"
    case .skipToContent: "Ruka hadi kwenye maudhui"
    case .backToGallery: "Rudi kwenye matunzio"
    case .themeNotes: "Maelezo kuhusu mandhari haya"
    case .draft: "Rasimu"
    case .needsServer:
      "Kuonyesha upya na kucheza mubashara kunahitaji seva: endesha greenroom "
        + "serve au tumia seva nyingine yoyote ya wavuti."
    case .stateWaitingRoom: "Chumba cha kusubiri"
    case .stateLiveEdge: "Mubashara, bila kuchelewa"
    case .stateLiveBehind: "Mubashara, kwa kuchelewa"
    case .stateEndedBehind: "Imeisha wakati wa kutazama"
    case .stateEndedReplay: "Rekodi"
    case .stateEndedNoRecording: "Imeisha, hakuna rekodi"
    case .stateEndOfContent: "Mwisho wa maudhui"
    case .stateOnDemand: "Video unapohitaji"
    case .explainWaitingRoom:
      "Matangazo hayajaanza: kichwa, saa ya kuanza na ujumbe, hakuna cha "
        + "kucheza."
    case .explainLiveEdge:
      "Mtazamaji anatazama mubashara: upau umejaa na muda hauonyeshwi."
    case .explainLiveBehind:
      "Mtazamaji alisitisha au kurudi nyuma: ucheleweshaji unaonyeshwa, na "
        + "kubonyeza mara moja kunarudisha mubashara."
    case .explainEndedBehind:
      "Matangazo yaliisha mtazamaji akiwa nyuma: rekodi inaendelea kucheza "
        + "hadi mwisho."
    case .explainEndedReplay:
      "Imefunguliwa baada ya mwisho: rekodi inacheza tangu mwanzo."
    case .explainEndedNoRecording:
      "Matangazo yamekwisha na hayakurekodiwa: ujumbe unachukua nafasi ya "
        + "kichezaji."
    case .explainEndOfContent:
      "Video ya mwisho kwenye foleni imeisha: inaweza kuchezwa tena."
    case .explainOnDemand: "Video ya kawaida yenye vidhibiti vya kawaida."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Tazama {title}"
    case .behindLive: "Nyuma ya matangazo mubashara kwa {duration}"
    case .duration: "Muda: {duration}"
    case .startsAt: "Inaanza: {time}"
    case .nowLive: "Sasa mubashara: {title}"
    case .nowEnded: "Matangazo yamekwisha: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "Video {count}"
    default: "Video {count}"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "saa {count}"
    case (.hours, _): "saa {count}"
    case (.minutes, .one): "dakika {count}"
    case (.minutes, _): "dakika {count}"
    case (.seconds, .one): "sekunde {count}"
    case (.seconds, _): "sekunde {count}"
    }
  }

  static let durationSeparators = (middle: ", ", last: " na ")
}
