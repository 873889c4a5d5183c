/// Tamil.
enum TamilTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "நேரலை"
    case .upcoming: "விரைவில்"
    case .ended: "முடிந்தது"
    case .atEdge: "நேரலை"
    case .backToLive: "நேரலைக்குத் திரும்பு"
    case .playingLive: "நேரலையாக இயங்குகிறது"
    case .seekToLive: "நேரலைக்குத் திரும்பு"
    case .waitingRoomMessage:
      "ஒளிபரப்பு விரைவில் தொடங்கும். எங்களுடன் இணைந்திருங்கள்!"
    case .noRecordingMessage:
      "இந்த ஒளிபரப்பு முடிந்துவிட்டது. பதிவு எதுவும் இல்லை."
    case .endOfContentMessage: "நீங்கள் முடிவை அடைந்துவிட்டீர்கள்."
    case .resumedAtWindowStart:
      "இடைநிறுத்தம் நீண்டதாக இருந்தது. இன்னும் கிடைக்கும் மிக முந்தைய "
        + "தருணத்திலிருந்து தொடர்கிறது."
    case .cannotPlay: "இந்த வீடியோவை இயக்க முடியவில்லை."
    case .buffering: "ஏற்றப்படுகிறது…"
    case .retrying: "இயக்கம் தடைபட்டது. மீண்டும் முயல்கிறது…"
    case .tryAgain: "மீண்டும் முயல்க"
    case .liveOnly:
      "இங்கே இந்த ஒளிபரப்பு நேரலையில் மட்டுமே இயங்கும்; பின்னோக்கிச் "
        + "செல்ல முடியாது."
    case .linkCopied: "இணைப்பு நகலெடுக்கப்பட்டது"
    case .upNext: "அடுத்தது"
    case .starts: "தொடக்கம்"
    case .replay: "மீண்டும் பார்"
    case .play: "இயக்கு"
    case .pause: "இடைநிறுத்து"
    case .mute: "ஒலியை முடக்கு"
    case .unmute: "ஒலியை இயக்கு"
    case .captions: "வசன வரிகள்"
    case .share: "பகிர்"
    case .like: "விரும்பு"
    case .previous: "முந்தையது"
    case .next: "அடுத்தது"
    case .seekForward: "10 வினாடிகள் முன்னே"
    case .seekBackward: "10 வினாடிகள் பின்னே"
    case .pictureInPicture: "படத்தில் படம்"
    case .fullScreen: "முழுத்திரை"
    case .exitFullScreen: "முழுத்திரையிலிருந்து வெளியேறு"
    case .exit: "மூடு"
    case .seekBar: "காலவரிசை"
    case .emptyWidget: "இங்கே காட்ட இன்னும் எதுவும் இல்லை."
    case .watched: "பார்த்தது"
    case .noThumbnail: "படம் இல்லை"
    case .indexTitle: "மேலோட்டம்"
    case .gallery: "தொகுப்பு"
    case .widgets: "விட்ஜெட்கள்"
    case .players: "பிளேயர்கள்"
    case .states: "பிளேயர் நிலைகள்"
    case .pages: "பக்கங்கள்"
    case .themes: "தீம்கள்"
    case .locales: "மொழிகள்"
    case .videos: "வீடியோக்கள்"
    case .openWidget: "தனிப் பக்கத்தில் திற"
    case .skipToContent: "உள்ளடக்கத்திற்குச் செல்"
    case .backToGallery: "தொகுப்பிற்குத் திரும்பு"
    case .themeNotes: "இந்தத் தீம் பற்றிய குறிப்புகள்"
    case .draft: "வரைவு"
    case .needsServer:
      "புதுப்பிப்புக்கும் நேரலை இயக்கத்திற்கும் சேவையகம் தேவை: greenroom serve "
        + "என்பதை இயக்கவும் அல்லது வேறு ஏதேனும் வலைச் சேவையகத்தைப் "
        + "பயன்படுத்தவும்."
    case .stateWaitingRoom: "காத்திருப்பு அறை"
    case .stateLiveEdge: "நேரலை, தாமதமின்றி"
    case .stateLiveBehind: "நேரலை, தாமதத்துடன்"
    case .stateEndedBehind: "பார்க்கும்போது முடிந்தது"
    case .stateEndedReplay: "பதிவு"
    case .stateEndedNoRecording: "முடிந்தது, பதிவு இல்லை"
    case .stateEndOfContent: "உள்ளடக்கத்தின் முடிவு"
    case .stateOnDemand: "விரும்பும்போது பார்க்கும் வீடியோ"
    case .explainWaitingRoom:
      "ஒளிபரப்பு இன்னும் தொடங்கவில்லை: தலைப்பு, தொடக்க நேரம், ஒரு செய்தி; "
        + "இயக்க எதுவும் இல்லை."
    case .explainLiveEdge:
      "பார்வையாளர் நேரலையாகப் பார்க்கிறார்: பட்டை நிரம்பியுள்ளது, நேரம் "
        + "காட்டப்படாது."
    case .explainLiveBehind:
      "பார்வையாளர் இடைநிறுத்தினார் அல்லது பின்னே சென்றார்: தாமதம் "
        + "காட்டப்படும், ஒரே அழுத்தத்தில் நேரலைக்குத் திரும்பலாம்."
    case .explainEndedBehind:
      "பார்வையாளர் பின்தங்கியிருந்தபோது ஒளிபரப்பு முடிந்தது: பதிவின் இறுதிவரை "
        + "தொடர்ந்து இயங்கும்."
    case .explainEndedReplay:
      "முடிந்த பின் திறக்கப்பட்டது: பதிவு தொடக்கத்திலிருந்து இயங்கும்."
    case .explainEndedNoRecording:
      "ஒளிபரப்பு முடிந்தது, பதிவு செய்யப்படவில்லை: பிளேயருக்குப் பதிலாக ஒரு "
        + "செய்தி தோன்றும்."
    case .explainEndOfContent:
      "வரிசையின் கடைசி வீடியோ முடிந்தது: அதை மீண்டும் இயக்கலாம்."
    case .explainOnDemand: "வழக்கமான கட்டுப்பாடுகளுடன் ஒரு வழக்கமான வீடியோ."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "{title} பார்"
    case .behindLive: "நேரலையிலிருந்து {duration} பின்னே"
    case .duration: "கால அளவு: {duration}"
    case .startsAt: "தொடக்கம்: {time}"
    case .nowLive: "இப்போது நேரலை: {title}"
    case .nowEnded: "முடிந்தது: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} வீடியோ"
    default: "{count} வீடியோக்கள்"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} மணிநேரம்"
    case (.hours, _): "{count} மணிநேரங்கள்"
    case (.minutes, .one): "{count} நிமிடம்"
    case (.minutes, _): "{count} நிமிடங்கள்"
    case (.seconds, .one): "{count} வினாடி"
    case (.seconds, _): "{count} வினாடிகள்"
    }
  }

  static let durationSeparators = (middle: ", ", last: ", ")
}
