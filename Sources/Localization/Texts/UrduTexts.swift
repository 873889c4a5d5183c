/// Urdu.
enum UrduTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "لائیو"
    case .upcoming: "جلد آ رہا ہے"
    case .ended: "ختم"
    case .atEdge: "لائیو"
    case .backToLive: "لائیو پر واپس جائیں"
    case .playingLive: "لائیو چل رہا ہے"
    case .seekToLive: "لائیو پر واپس جائیں"
    case .waitingRoomMessage: "نشریات جلد شروع ہوں گی۔ ہمارے ساتھ رہیں!"
    case .noRecordingMessage:
      "یہ نشریات ختم ہو چکی ہیں۔ کوئی ریکارڈنگ موجود نہیں۔"
    case .endOfContentMessage: "آپ آخر تک پہنچ گئے ہیں۔"
    case .resumedAtWindowStart:
      "وقفہ طویل تھا۔ اب تک دستیاب سب سے پہلے لمحے سے دوبارہ چلایا جا رہا ہے۔"
    case .cannotPlay: "یہ ویڈیو نہیں چلائی جا سکتی۔"
    case .buffering: "لوڈ ہو رہا ہے…"
    case .retrying: "پلے بیک رک گیا۔ دوبارہ کوشش ہو رہی ہے…"
    case .tryAgain: "دوبارہ کوشش کریں"
    case .liveOnly:
      "یہاں یہ سٹریم صرف براہِ راست چلتی ہے، پیچھے نہیں جایا جا سکتا۔"
    case .linkCopied: "لنک کاپی ہو گیا"
    case .upNext: "اگلی ویڈیو"
    case .starts: "آغاز"
    case .replay: "دوبارہ دیکھیں"
    case .play: "چلائیں"
    case .pause: "روکیں"
    case .mute: "آواز بند کریں"
    case .unmute: "آواز کھولیں"
    case .captions: "سب ٹائٹلز"
    case .share: "شیئر کریں"
    case .like: "پسند کریں"
    case .previous: "پچھلی"
    case .next: "اگلی"
    case .seekForward: "10 سیکنڈ آگے"
    case .seekBackward: "10 سیکنڈ پیچھے"
    case .pictureInPicture: "تصویر میں تصویر"
    case .fullScreen: "پوری اسکرین"
    case .exitFullScreen: "پوری اسکرین سے نکلیں"
    case .exit: "بند کریں"
    case .seekBar: "ٹائم لائن"
    case .emptyWidget: "یہاں دکھانے کے لیے ابھی کچھ نہیں ہے۔"
    case .watched: "دیکھ لی گئی"
    case .noThumbnail: "کوئی تصویر نہیں"
    case .indexTitle: "جائزہ"
    case .gallery: "گیلری"
    case .widgets: "ویجٹس"
    case .players: "پلیئرز"
    case .states: "پلیئر کی حالتیں"
    case .pages: "صفحات"
    case .themes: "تھیمز"
    case .locales: "زبانیں"
    case .videos: "ویڈیوز"
    case .openWidget: "الگ صفحے پر کھولیں"
    case .skipToContent: "مواد پر جائیں"
    case .backToGallery: "گیلری پر واپس جائیں"
    case .themeNotes: "اس تھیم کے بارے میں نوٹس"
    case .draft: "مسودہ"
    case .needsServer:
      "تازہ کاری اور لائیو چلانے کے لیے سرور درکار ہے: greenroom serve چلائیں "
        + "یا کوئی اور ویب سرور استعمال کریں۔"
    case .stateWaitingRoom: "انتظار گاہ"
    case .stateLiveEdge: "لائیو، بغیر تاخیر"
    case .stateLiveBehind: "لائیو، تاخیر کے ساتھ"
    case .stateEndedBehind: "دیکھنے کے دوران ختم"
    case .stateEndedReplay: "ریکارڈنگ"
    case .stateEndedNoRecording: "ختم، ریکارڈنگ نہیں"
    case .stateEndOfContent: "مواد کا اختتام"
    case .stateOnDemand: "آن ڈیمانڈ ویڈیو"
    case .explainWaitingRoom:
      "نشریات ابھی شروع نہیں ہوئیں: عنوان، آغاز کا وقت اور ایک پیغام، چلانے کے "
        + "لیے کچھ نہیں۔"
    case .explainLiveEdge:
      "ناظر لائیو دیکھ رہا ہے: پٹی بھری ہوئی ہے اور کوئی وقت نہیں دکھایا جاتا۔"
    case .explainLiveBehind:
      "ناظر نے روکا یا پیچھے گیا: تاخیر دکھائی جاتی ہے اور ایک بار دبانے سے "
        + "لائیو پر واپسی ہوتی ہے۔"
    case .explainEndedBehind:
      "نشریات اس وقت ختم ہوئیں جب ناظر پیچھے تھا: ریکارڈنگ اپنے آخر تک چلتی ہے۔"
    case .explainEndedReplay:
      "ختم ہونے کے بعد کھولی گئی: ریکارڈنگ شروع سے چلتی ہے۔"
    case .explainEndedNoRecording:
      "نشریات ختم ہو گئیں اور ریکارڈ نہیں ہوئیں: پلیئر کی جگہ ایک سادہ پیغام "
        + "ہے۔"
    case .explainEndOfContent:
      "قطار کی آخری ویڈیو ختم ہو گئی: اسے دوبارہ چلایا جا سکتا ہے۔"
    case .explainOnDemand: "عام بٹنوں والی ایک عام ویڈیو۔"
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "{title} دیکھیں"
    case .behindLive: "لائیو سے {duration} پیچھے"
    case .duration: "دورانیہ: {duration}"
    case .startsAt: "آغاز: {time}"
    case .nowLive: "اب لائیو: {title}"
    case .nowEnded: "نشریات ختم: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} ویڈیو"
    default: "{count} ویڈیوز"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} گھنٹہ"
    case (.hours, _): "{count} گھنٹے"
    case (.minutes, _): "{count} منٹ"
    case (.seconds, _): "{count} سیکنڈ"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
