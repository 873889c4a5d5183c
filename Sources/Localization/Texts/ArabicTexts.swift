/// Modern Standard Arabic.
enum ArabicTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "مباشر"
    case .upcoming: "قريبًا"
    case .ended: "انتهى"
    case .atEdge: "مباشر"
    case .backToLive: "العودة إلى البث المباشر"
    case .waitingRoomMessage: "سيبدأ البث قريبًا. ابقَ معنا!"
    case .noRecordingMessage: "انتهى هذا البث. لا يوجد تسجيل."
    case .endOfContentMessage: "لقد وصلت إلى النهاية."
    case .resumedAtWindowStart:
      "طالت مدة الإيقاف المؤقت. يُستأنف التشغيل من أقدم لحظة لا تزال متاحة."
    case .cannotPlay: "يتعذر تشغيل هذا الفيديو."
    case .buffering: "جارٍ التحميل…"
    case .retrying: "انقطع التشغيل. تجري إعادة المحاولة…"
    case .tryAgain: "إعادة المحاولة"
    case .liveOnly:
      "هنا يُعرض هذا البث مباشرةً فقط، دون إمكانية الرجوع إلى الوراء."
    case .linkCopied: "تم نسخ الرابط"
    case .upNext: "التالي في القائمة"
    case .starts: "يبدأ"
    case .replay: "المشاهدة من جديد"
    case .play: "تشغيل"
    case .pause: "إيقاف مؤقت"
    case .mute: "كتم الصوت"
    case .unmute: "إلغاء كتم الصوت"
    case .captions: "الترجمة النصية"
    case .share: "مشاركة"
    case .like: "أعجبني"
    case .previous: "السابق"
    case .next: "التالي"
    case .seekForward: "تقديم 10 ثوانٍ"
    case .seekBackward: "ترجيع 10 ثوانٍ"
    case .pictureInPicture: "صورة داخل صورة"
    case .fullScreen: "ملء الشاشة"
    case .exitFullScreen: "الخروج من ملء الشاشة"
    case .exit: "إغلاق"
    case .seekBar: "شريط التقدم"
    case .emptyWidget: "لا يوجد ما يُعرض هنا بعد."
    case .watched: "تمت مشاهدته"
    case .noThumbnail: "لا توجد صورة"
    case .indexTitle: "نظرة عامة"
    case .gallery: "المعرض"
    case .widgets: "الأدوات"
    case .players: "المشغّلات"
    case .states: "حالات المشغّل"
    case .pages: "الصفحات"
    case .themes: "السمات"
    case .locales: "اللغات"
    case .skipToContent: "الانتقال إلى المحتوى"
    case .backToGallery: "العودة إلى المعرض"
    case .themeNotes: "ملاحظات حول هذه السمة"
    case .draft: "مسودة"
    case .needsServer:
      "يحتاج التحديث والتشغيل المباشر إلى خادم: شغّل greenroom serve أو "
        + "استخدم أي خادم ويب آخر."
    case .stateWaitingRoom: "غرفة الانتظار"
    case .stateLiveEdge: "بث مباشر في اللحظة الحالية"
    case .stateLiveBehind: "بث مباشر مع تأخر"
    case .stateEndedBehind: "انتهى أثناء المشاهدة"
    case .stateEndedReplay: "تسجيل"
    case .stateEndedNoRecording: "انتهى بلا تسجيل"
    case .stateEndOfContent: "نهاية المحتوى"
    case .stateOnDemand: "فيديو عند الطلب"
    case .videos: "مقاطع الفيديو"
    case .openWidget: "الفتح في صفحة مستقلة"
    case .playingLive: "يُعرض البث المباشر الآن"
    case .seekToLive: "العودة إلى البث المباشر"
    case .explainWaitingRoom:
      "لم يبدأ البث بعد: العنوان ووقت البدء ورسالة، من دون أي أزرار "
        + "للتشغيل."
    case .explainLiveEdge: "مشاهدة مباشرة: الشريط ممتلئ ولا يظهر أي وقت."
    case .explainLiveBehind:
      "أوقف المشاهد العرض أو رجع إلى الوراء: يظهر مقدار التأخر، "
        + "وضغطة واحدة تعيده إلى البث المباشر."
    case .explainEndedBehind:
      "انتهى البث والمشاهد متأخر عنه: يستمر العرض حتى نهاية التسجيل."
    case .explainEndedReplay: "فُتح بعد النهاية: يبدأ التسجيل من أوله."
    case .explainEndedNoRecording:
      "انتهى البث ولا يوجد تسجيل له: تظهر رسالة بسيطة مكان المشغّل."
    case .explainEndOfContent: "انتهى آخر مقطع في القائمة: يمكن تشغيله من جديد."
    case .explainOnDemand: "مقطع فيديو عادي بأزرار التحكم المعتادة."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "مشاهدة {title}"
    case .behindLive: "متأخر عن البث المباشر بمقدار {duration}"
    case .duration: "المدة: {duration}"
    case .startsAt: "يبدأ: {time}"
    case .nowLive: "يُبث الآن مباشرة: {title}"
    case .nowEnded: "انتهى البث: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .zero: "لا توجد مقاطع فيديو"
    case .one: "مقطع فيديو واحد"
    case .two: "مقطعا فيديو"
    case .few: "{count} مقاطع فيديو"
    case .many, .other: "{count} مقطع فيديو"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "ساعة واحدة"
    case (.hours, .two): "ساعتان"
    case (.hours, .few): "{count} ساعات"
    case (.hours, _): "{count} ساعة"
    case (.minutes, .one): "دقيقة واحدة"
    case (.minutes, .two): "دقيقتان"
    case (.minutes, .few): "{count} دقائق"
    case (.minutes, _): "{count} دقيقة"
    case (.seconds, .one): "ثانية واحدة"
    case (.seconds, .two): "ثانيتان"
    case (.seconds, .few): "{count} ثوانٍ"
    case (.seconds, _): "{count} ثانية"
    }
  }

  static let durationSeparators = (middle: " و", last: " و")
}
