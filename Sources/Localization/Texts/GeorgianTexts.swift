/// Georgian.
enum GeorgianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "პირდაპირი ეთერი"
    case .upcoming: "მალე"
    case .ended: "დასრულდა"
    case .atEdge: "პირდაპირ ეთერში"
    case .backToLive: "პირდაპირ ეთერში დაბრუნება"
    case .playingLive: "უკრავს პირდაპირ ეთერში"
    case .seekToLive: "პირდაპირ ეთერში დაბრუნება"
    case .waitingRoomMessage: "ტრანსლაცია მალე დაიწყება. დარჩით ჩვენთან!"
    case .noRecordingMessage: "ეს ტრანსლაცია დასრულდა. ჩანაწერი არ არის."
    case .endOfContentMessage: "თქვენ ბოლომდე მიხვედით."
    case .resumedAtWindowStart:
      "პაუზა ხანგრძლივი იყო. დაკვრა გრძელდება ყველაზე ადრეული ხელმისაწვდომი "
        + "მომენტიდან."
    case .cannotPlay: "ამ ვიდეოს დაკვრა ვერ ხერხდება."
    case .buffering: "იტვირთება…"
    case .retrying: "დაკვრა შეწყდა. ვცდით თავიდან…"
    case .tryAgain: "თავიდან ცდა"
    case .liveOnly:
      "აქ ეს ნაკადი მხოლოდ პირდაპირ ეთერში ჩანს, უკან გადახვევის გარეშე."
    case .linkCopied: "ბმული დაკოპირდა"
    case .upNext: "შემდეგი"
    case .starts: "დაწყება"
    case .replay: "ხელახლა ნახვა"
    case .play: "დაკვრა"
    case .pause: "პაუზა"
    case .mute: "ხმის გამორთვა"
    case .unmute: "ხმის ჩართვა"
    case .captions: "სუბტიტრები"
    case .share: "გაზიარება"
    case .like: "მოწონება"
    case .previous: "წინა"
    case .next: "შემდეგი"
    case .seekForward: "10 წამით წინ"
    case .seekBackward: "10 წამით უკან"
    case .pictureInPicture: "სურათი სურათში"
    case .fullScreen: "მთელ ეკრანზე"
    case .exitFullScreen: "მთელი ეკრანიდან გამოსვლა"
    case .exit: "დახურვა"
    case .seekBar: "დროის ზოლი"
    case .emptyWidget: "აქ ჯერ არაფერია საჩვენებელი."
    case .watched: "ნანახია"
    case .noThumbnail: "სურათის გარეშე"
    case .indexTitle: "მიმოხილვა"
    case .gallery: "გალერეა"
    case .widgets: "ვიჯეტები"
    case .players: "პლეერები"
    case .states: "პლეერის მდგომარეობები"
    case .pages: "გვერდები"
    case .themes: "თემები"
    case .locales: "ენები"
    case .videos: "ვიდეოები"
    case .openWidget: "ცალკე გვერდზე გახსნა"
    case .skipToContent: "შინაარსზე გადასვლა"
    case .backToGallery: "გალერეაში დაბრუნება"
    case .themeNotes: "შენიშვნები ამ თემაზე"
    case .draft: "მონახაზი"
    case .needsServer:
      "განახლებასა და პირდაპირ ეთერს სჭირდება სერვერი: გაუშვით greenroom serve "
        + "ან გამოიყენეთ ნებისმიერი სხვა ვებსერვერი."
    case .stateWaitingRoom: "მოსაცდელი ოთახი"
    case .stateLiveEdge: "პირდაპირ ეთერში, დაყოვნების გარეშე"
    case .stateLiveBehind: "პირდაპირ ეთერში, დაყოვნებით"
    case .stateEndedBehind: "დასრულდა ყურებისას"
    case .stateEndedReplay: "ჩანაწერი"
    case .stateEndedNoRecording: "დასრულდა, ჩანაწერის გარეშე"
    case .stateEndOfContent: "კონტენტის დასასრული"
    case .stateOnDemand: "ვიდეო მოთხოვნით"
    case .explainWaitingRoom:
      "ტრანსლაცია ჯერ არ დაწყებულა: სათაური, დაწყების დრო და შეტყობინება, "
        + "დასაკრავი არაფერია."
    case .explainLiveEdge: "ყურება პირდაპირ ეთერში: ზოლი სავსეა და დრო არ ჩანს."
    case .explainLiveBehind:
      "მაყურებელმა შეაჩერა ან უკან გადაახვია: ჩანს ჩამორჩენა და ერთი დაჭერა "
        + "აბრუნებს პირდაპირ ეთერში."
    case .explainEndedBehind:
      "ტრანსლაცია დასრულდა, როცა მაყურებელი ჩამორჩებოდა: დაკვრა გრძელდება "
        + "ჩანაწერის ბოლომდე."
    case .explainEndedReplay:
      "გაიხსნა დასრულების შემდეგ: ჩანაწერი უკრავს თავიდან."
    case .explainEndedNoRecording:
      "ტრანსლაცია დასრულდა და არ ჩაწერილა: პლეერის ადგილას შეტყობინებაა."
    case .explainEndOfContent:
      "რიგის ბოლო ვიდეო დასრულდა: მისი ხელახლა დაკვრა შეიძლება."
    case .explainOnDemand: "ჩვეულებრივი ვიდეო ჩვეულებრივი ღილაკებით."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "ნახვა: {title}"
    case .behindLive: "ჩამორჩენა პირდაპირი ეთერიდან: {duration}"
    case .duration: "ხანგრძლივობა: {duration}"
    case .startsAt: "დაწყება: {time}"
    case .nowLive: "ახლა პირდაპირ ეთერშია: {title}"
    case .nowEnded: "დასრულდა: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} ვიდეო"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} საათი"
    case .minutes: "{count} წუთი"
    case .seconds: "{count} წამი"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
