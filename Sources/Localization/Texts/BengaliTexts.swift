/// Bengali.
enum BengaliTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "লাইভ"
    case .upcoming: "শীঘ্রই আসছে"
    case .ended: "সমাপ্ত"
    case .atEdge: "লাইভ"
    case .backToLive: "লাইভে ফিরে যান"
    case .playingLive: "লাইভ চলছে"
    case .seekToLive: "লাইভে ফিরে যান"
    case .waitingRoomMessage: "স্ট্রিম শীঘ্রই শুরু হবে। সঙ্গে থাকুন!"
    case .noRecordingMessage: "এই স্ট্রিম শেষ হয়ে গেছে। কোনো রেকর্ডিং নেই।"
    case .endOfContentMessage: "আপনি শেষে পৌঁছে গেছেন।"
    case .resumedAtWindowStart:
      "বিরতি দীর্ঘ ছিল। এখনও উপলব্ধ সবচেয়ে আগের মুহূর্ত থেকে চালানো হচ্ছে।"
    case .cannotPlay: "এই ভিডিও চালানো যাচ্ছে না।"
    case .buffering: "লোড হচ্ছে…"
    case .retrying: "প্লেব্যাক বাধাগ্রস্ত হয়েছে। আবার চেষ্টা করা হচ্ছে…"
    case .tryAgain: "আবার চেষ্টা করুন"
    case .liveOnly: "এখানে এই স্ট্রিম শুধু লাইভ চলে, পিছিয়ে দেখা যায় না।"
    case .linkCopied: "লিংক কপি করা হয়েছে"
    case .upNext: "এরপর"
    case .starts: "শুরু"
    case .replay: "আবার দেখুন"
    case .play: "চালান"
    case .pause: "থামান"
    case .mute: "মিউট করুন"
    case .unmute: "আনমিউট করুন"
    case .captions: "সাবটাইটেল"
    case .share: "শেয়ার করুন"
    case .like: "লাইক করুন"
    case .previous: "আগেরটি"
    case .next: "পরেরটি"
    case .seekForward: "10 সেকেন্ড এগিয়ে যান"
    case .seekBackward: "10 সেকেন্ড পিছিয়ে যান"
    case .pictureInPicture: "ছবির মধ্যে ছবি"
    case .fullScreen: "পূর্ণ স্ক্রিন"
    case .exitFullScreen: "পূর্ণ স্ক্রিন থেকে বেরিয়ে আসুন"
    case .exit: "বন্ধ করুন"
    case .seekBar: "টাইমলাইন"
    case .emptyWidget: "এখানে দেখানোর মতো এখনও কিছু নেই।"
    case .watched: "দেখা হয়েছে"
    case .noThumbnail: "কোনো ছবি নেই"
    case .indexTitle: "সংক্ষিপ্ত বিবরণ"
    case .gallery: "গ্যালারি"
    case .widgets: "উইজেট"
    case .players: "প্লেয়ার"
    case .states: "প্লেয়ারের অবস্থা"
    case .pages: "পৃষ্ঠা"
    case .themes: "থিম"
    case .locales: "ভাষা"
    case .videos: "ভিডিও"
    case .openWidget: "নিজস্ব পৃষ্ঠায় খুলুন"
    case .skipToContent: "মূল বিষয়বস্তুতে যান"
    case .backToGallery: "গ্যালারিতে ফিরে যান"
    case .themeNotes: "এই থিম সম্পর্কে নোট"
    case .draft: "খসড়া"
    case .needsServer:
      "রিফ্রেশ ও লাইভ চালানোর জন্য সার্ভার দরকার: greenroom serve চালান অথবা "
        + "অন্য কোনো ওয়েব সার্ভার ব্যবহার করুন।"
    case .stateWaitingRoom: "অপেক্ষা কক্ষ"
    case .stateLiveEdge: "লাইভ, বিলম্ব ছাড়া"
    case .stateLiveBehind: "লাইভ, বিলম্বসহ"
    case .stateEndedBehind: "দেখার সময় সমাপ্ত"
    case .stateEndedReplay: "রেকর্ডিং"
    case .stateEndedNoRecording: "সমাপ্ত, রেকর্ডিং নেই"
    case .stateEndOfContent: "কনটেন্টের শেষ"
    case .stateOnDemand: "অন-ডিমান্ড ভিডিও"
    case .explainWaitingRoom:
      "স্ট্রিম এখনও শুরু হয়নি: শিরোনাম, শুরুর সময় ও একটি বার্তা, চালানোর "
        + "কিছু নেই।"
    case .explainLiveEdge:
      "দর্শক লাইভ দেখছেন: বারটি পূর্ণ এবং কোনো সময় দেখানো হয় না।"
    case .explainLiveBehind:
      "দর্শক থামিয়েছেন বা পিছিয়ে গেছেন: বিলম্ব দেখানো হয়, আর একবার চাপলেই "
        + "লাইভে ফেরা যায়।"
    case .explainEndedBehind:
      "দর্শক পিছিয়ে থাকতেই সম্প্রচার শেষ হয়েছে: রেকর্ডিং শেষ পর্যন্ত চলতে "
        + "থাকে।"
    case .explainEndedReplay:
      "শেষ হওয়ার পরে খোলা হয়েছে: রেকর্ডিং শুরু থেকে চলে।"
    case .explainEndedNoRecording:
      "স্ট্রিম শেষ এবং রেকর্ড করা হয়নি: প্লেয়ারের জায়গায় একটি সাধারণ "
        + "বার্তা থাকে।"
    case .explainEndOfContent:
      "সারির শেষ ভিডিওটি শেষ হয়েছে: এটি আবার চালানো যায়।"
    case .explainOnDemand: "সাধারণ নিয়ন্ত্রণসহ একটি সাধারণ ভিডিও।"
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "{title} দেখুন"
    case .behindLive: "লাইভ থেকে {duration} পিছিয়ে"
    case .duration: "সময়কাল: {duration}"
    case .startsAt: "শুরু: {time}"
    case .nowLive: "এখন লাইভ: {title}"
    case .nowEnded: "সমাপ্ত: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count}টি ভিডিও"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} ঘণ্টা"
    case .minutes: "{count} মিনিট"
    case .seconds: "{count} সেকেন্ড"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
