/// Persian.
enum PersianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "زنده"
    case .upcoming: "به‌زودی"
    case .ended: "پایان یافت"
    case .atEdge: "زنده"
    case .backToLive: "بازگشت به پخش زنده"
    case .playingLive: "در حال پخش زنده"
    case .seekToLive: "بازگشت به پخش زنده"
    case .waitingRoomMessage: "پخش به‌زودی آغاز می‌شود. با ما بمانید!"
    case .noRecordingMessage:
      "این پخش پایان یافته است. نسخهٔ ضبط‌شده‌ای موجود نیست."
    case .endOfContentMessage: "به پایان رسیدید."
    case .resumedAtWindowStart:
      "مکث طولانی بود. پخش از نخستین لحظه‌ای که هنوز در دسترس است ادامه "
        + "می‌یابد."
    case .cannotPlay: "این ویدیو قابل پخش نیست."
    case .buffering: "در حال بارگیری…"
    case .retrying: "پخش قطع شد. در حال تلاش دوباره…"
    case .tryAgain: "تلاش دوباره"
    case .liveOnly:
      "اینجا این پخش فقط به‌صورت زنده دیده می‌شود و نمی‌توان به عقب برگشت."
    case .linkCopied: "پیوند کپی شد"
    case .upNext: "بعدی در صف"
    case .starts: "شروع"
    case .replay: "تماشای دوباره"
    case .play: "پخش"
    case .pause: "مکث"
    case .mute: "بی‌صدا"
    case .unmute: "باصدا"
    case .captions: "زیرنویس"
    case .share: "هم‌رسانی"
    case .like: "پسندیدن"
    case .previous: "قبلی"
    case .next: "بعدی"
    case .seekForward: "10 ثانیه جلو"
    case .seekBackward: "10 ثانیه عقب"
    case .pictureInPicture: "تصویر در تصویر"
    case .fullScreen: "تمام‌صفحه"
    case .exitFullScreen: "خروج از تمام‌صفحه"
    case .exit: "بستن"
    case .seekBar: "نوار زمان"
    case .emptyWidget: "هنوز چیزی برای نمایش در اینجا نیست."
    case .watched: "دیده‌شده"
    case .noThumbnail: "بدون تصویر"
    case .indexTitle: "نمای کلی"
    case .gallery: "نگارخانه"
    case .widgets: "ابزارک‌ها"
    case .players: "پخش‌کننده‌ها"
    case .states: "وضعیت‌های پخش‌کننده"
    case .pages: "صفحه‌ها"
    case .themes: "پوسته‌ها"
    case .locales: "زبان‌ها"
    case .videos: "ویدیوها"
    case .openWidget: "باز کردن در صفحهٔ جداگانه"
    case .skipToContent: "رفتن به محتوا"
    case .backToGallery: "بازگشت به نگارخانه"
    case .themeNotes: "یادداشت‌هایی دربارهٔ این پوسته"
    case .draft: "پیش‌نویس"
    case .needsServer:
      "تازه‌سازی و پخش زنده به سرور نیاز دارند: greenroom serve را اجرا کنید "
        + "یا از هر وب‌سرور دیگری استفاده کنید."
    case .stateWaitingRoom: "اتاق انتظار"
    case .stateLiveEdge: "زنده، بدون تأخیر"
    case .stateLiveBehind: "زنده، با تأخیر"
    case .stateEndedBehind: "پایان هنگام تماشا"
    case .stateEndedReplay: "نسخهٔ ضبط‌شده"
    case .stateEndedNoRecording: "پایان‌یافته، بدون ضبط"
    case .stateEndOfContent: "پایان محتوا"
    case .stateOnDemand: "ویدیوی درخواستی"
    case .explainWaitingRoom:
      "پخش هنوز آغاز نشده است: عنوان، زمان شروع و یک پیام، بدون چیزی برای پخش."
    case .explainLiveEdge:
      "تماشای زنده: نوار پر است و زمانی نمایش داده نمی‌شود."
    case .explainLiveBehind:
      "مکث شده یا به عقب رفته است: میزان تأخیر نمایش داده می‌شود و با یک فشار "
        + "به پخش زنده برمی‌گردید."
    case .explainEndedBehind:
      "پخش هنگامی پایان یافت که بیننده عقب بود: پخش تا پایان نسخهٔ ضبط‌شده "
        + "ادامه می‌یابد."
    case .explainEndedReplay:
      "پس از پایان باز شده است: نسخهٔ ضبط‌شده از آغاز پخش می‌شود."
    case .explainEndedNoRecording:
      "پخش پایان یافته و ضبط نشده است: پیامی ساده به جای پخش‌کننده می‌آید."
    case .explainEndOfContent:
      "آخرین ویدیوی صف پایان یافته است: می‌توان آن را دوباره پخش کرد."
    case .explainOnDemand: "ویدیویی معمولی با دکمه‌های معمولی."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "تماشای {title}"
    case .behindLive: "{duration} عقب‌تر از پخش زنده"
    case .duration: "مدت: {duration}"
    case .startsAt: "شروع: {time}"
    case .nowLive: "اکنون زنده: {title}"
    case .nowEnded: "پخش پایان یافت: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} ویدیو"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} ساعت"
    case .minutes: "{count} دقیقه"
    case .seconds: "{count} ثانیه"
    }
  }

  static let durationSeparators = (middle: " و ", last: " و ")
}
