/// Hindi.
enum HindiTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "लाइव"
    case .upcoming: "जल्द आ रहा है"
    case .ended: "समाप्त"
    case .atEdge: "लाइव"
    case .backToLive: "लाइव पर वापस जाएँ"
    case .playingLive: "लाइव चल रहा है"
    case .seekToLive: "लाइव पर वापस जाएँ"
    case .waitingRoomMessage: "स्ट्रीम जल्द ही शुरू होगी। हमारे साथ बने रहें!"
    case .noRecordingMessage:
      "यह स्ट्रीम समाप्त हो चुकी है। कोई रिकॉर्डिंग नहीं है।"
    case .endOfContentMessage: "आप अंत तक पहुँच गए हैं।"
    case .resumedAtWindowStart:
      "विराम लंबा था। अब भी उपलब्ध सबसे पहले पल से आगे चलाया जा रहा है।"
    case .cannotPlay: "यह वीडियो चलाया नहीं जा सकता।"
    case .buffering: "लोड हो रहा है…"
    case .retrying: "प्लेबैक रुक गया। फिर से कोशिश की जा रही है…"
    case .tryAgain: "फिर से कोशिश करें"
    case .liveOnly: "यहाँ यह स्ट्रीम केवल लाइव चलती है, पीछे नहीं जाया जा सकता।"
    case .linkCopied: "लिंक कॉपी किया गया"
    case .upNext: "आगे देखें"
    case .starts: "शुरू"
    case .replay: "फिर से देखें"
    case .play: "चलाएँ"
    case .pause: "रोकें"
    case .mute: "म्यूट करें"
    case .unmute: "अनम्यूट करें"
    case .captions: "सबटाइटल"
    case .share: "शेयर करें"
    case .like: "पसंद करें"
    case .previous: "पिछला"
    case .next: "अगला"
    case .seekForward: "10 सेकंड आगे"
    case .seekBackward: "10 सेकंड पीछे"
    case .pictureInPicture: "पिक्चर में पिक्चर"
    case .fullScreen: "पूरी स्क्रीन"
    case .exitFullScreen: "पूरी स्क्रीन से बाहर जाएँ"
    case .exit: "बंद करें"
    case .seekBar: "टाइमलाइन"
    case .emptyWidget: "यहाँ दिखाने के लिए अभी कुछ नहीं है।"
    case .watched: "देखा हुआ"
    case .noThumbnail: "कोई तस्वीर नहीं"
    case .indexTitle: "अवलोकन"
    case .gallery: "गैलरी"
    case .widgets: "विजेट"
    case .players: "प्लेयर"
    case .states: "प्लेयर की स्थितियाँ"
    case .pages: "पेज"
    case .themes: "थीम"
    case .locales: "भाषाएँ"
    case .videos: "वीडियो"
    case .openWidget: "इसके अपने पेज पर खोलें"
    case .skipToContent: "सामग्री पर जाएँ"
    case .backToGallery: "गैलरी पर वापस जाएँ"
    case .themeNotes: "इस थीम के बारे में टिप्पणियाँ"
    case .draft: "मसौदा"
    case .needsServer:
      "रीफ़्रेश और लाइव प्लेबैक के लिए सर्वर ज़रूरी है: greenroom serve चलाएँ "
        + "या किसी अन्य वेब सर्वर का उपयोग करें।"
    case .stateWaitingRoom: "प्रतीक्षा कक्ष"
    case .stateLiveEdge: "लाइव, बिना देरी"
    case .stateLiveBehind: "लाइव, देरी के साथ"
    case .stateEndedBehind: "देखते समय समाप्त"
    case .stateEndedReplay: "रिकॉर्डिंग"
    case .stateEndedNoRecording: "समाप्त, रिकॉर्डिंग नहीं"
    case .stateEndOfContent: "सामग्री का अंत"
    case .stateOnDemand: "ऑन-डिमांड वीडियो"
    case .explainWaitingRoom:
      "स्ट्रीम अभी शुरू नहीं हुई है: शीर्षक, शुरू होने का समय और एक संदेश, "
        + "चलाने के लिए कुछ नहीं।"
    case .explainLiveEdge:
      "दर्शक लाइव देख रहा है: बार भरा हुआ है और कोई समय नहीं दिखता।"
    case .explainLiveBehind:
      "दर्शक ने रोका या पीछे गया: देरी दिखती है और एक बार दबाने से लाइव पर "
        + "वापसी होती है।"
    case .explainEndedBehind:
      "दर्शक के पीछे रहते हुए प्रसारण समाप्त हो गया: रिकॉर्डिंग अपने अंत तक "
        + "चलती है।"
    case .explainEndedReplay:
      "समाप्ति के बाद खोला गया: रिकॉर्डिंग शुरुआत से चलती है।"
    case .explainEndedNoRecording:
      "स्ट्रीम समाप्त हो गई और रिकॉर्ड नहीं हुई: प्लेयर की जगह एक सादा संदेश "
        + "दिखता है।"
    case .explainEndOfContent:
      "सूची का आख़िरी वीडियो समाप्त हो गया: उसे फिर से चलाया जा सकता है।"
    case .explainOnDemand: "सामान्य बटनों वाला एक सामान्य वीडियो।"
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "{title} देखें"
    case .behindLive: "लाइव से {duration} पीछे"
    case .duration: "अवधि: {duration}"
    case .startsAt: "शुरू: {time}"
    case .nowLive: "अब लाइव: {title}"
    case .nowEnded: "समाप्त: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} वीडियो"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} घंटा"
    case (.hours, _): "{count} घंटे"
    case (.minutes, _): "{count} मिनट"
    case (.seconds, _): "{count} सेकंड"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
