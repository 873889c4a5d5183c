/// Hebrew.
enum HebrewTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "שידור חי"
    case .upcoming: "בקרוב"
    case .ended: "הסתיים"
    case .atEdge: "בשידור חי"
    case .backToLive: "חזרה לשידור החי"
    case .waitingRoomMessage: "השידור יתחיל בקרוב. הישארו איתנו!"
    case .noRecordingMessage: "השידור הסתיים. אין הקלטה."
    case .endOfContentMessage: "הגעתם לסוף."
    case .resumedAtWindowStart:
      "ההשהיה נמשכה זמן רב. הניגון ממשיך מהרגע המוקדם ביותר שעדיין זמין."
    case .cannotPlay: "לא ניתן לנגן את הסרטון הזה."
    case .buffering: "טוען…"
    case .retrying: "הניגון נקטע. מתבצע ניסיון נוסף…"
    case .tryAgain: "ניסיון נוסף"
    case .liveOnly: "כאן השידור מתנגן בזמן אמת בלבד, בלי אפשרות לחזור אחורה."
    case .linkCopied: "הקישור הועתק"
    case .upNext: "הבא בתור"
    case .starts: "מתחיל"
    case .replay: "צפייה חוזרת"
    case .play: "ניגון"
    case .pause: "השהיה"
    case .mute: "השתקה"
    case .unmute: "ביטול ההשתקה"
    case .captions: "כתוביות"
    case .share: "שיתוף"
    case .like: "אהבתי"
    case .previous: "הקודם"
    case .next: "הבא"
    case .seekForward: "10 שניות קדימה"
    case .seekBackward: "10 שניות אחורה"
    case .pictureInPicture: "תמונה בתוך תמונה"
    case .fullScreen: "מסך מלא"
    case .exitFullScreen: "יציאה ממסך מלא"
    case .exit: "סגירה"
    case .seekBar: "מעבר לנקודה בסרטון"
    case .emptyWidget: "אין כאן עדיין מה להציג."
    case .watched: "נצפה"
    case .noThumbnail: "אין תמונה"
    case .indexTitle: "סקירה"
    case .gallery: "גלריה"
    case .widgets: "ווידג׳טים"
    case .players: "נגנים"
    case .states: "מצבי הנגן"
    case .pages: "דפים"
    case .themes: "ערכות עיצוב"
    case .locales: "שפות"
    case .skipToContent: "דילוג לתוכן"
    case .backToGallery: "חזרה לגלריה"
    case .themeNotes: "הערות על ערכת העיצוב"
    case .draft: "טיוטה"
    case .needsServer:
      "רענון וניגון בשידור חי דורשים שרת: הריצו greenroom serve או "
        + "השתמשו בכל שרת אינטרנט אחר."
    case .stateWaitingRoom: "חדר המתנה"
    case .stateLiveEdge: "שידור חי, בזמן אמת"
    case .stateLiveBehind: "שידור חי, באיחור"
    case .stateEndedBehind: "הסתיים במהלך הצפייה"
    case .stateEndedReplay: "הקלטה"
    case .stateEndedNoRecording: "הסתיים, אין הקלטה"
    case .stateEndOfContent: "סוף התוכן"
    case .stateOnDemand: "סרטון לפי דרישה"
    case .videos: "סרטונים"
    case .openWidget: "פתיחה בעמוד נפרד"
    case .playingLive: "מתנגן בשידור חי"
    case .seekToLive: "חזרה לשידור החי"
    case .explainWaitingRoom:
      "השידור עדיין לא התחיל: כותרת, שעת התחלה והודעה, בלי פקדי "
        + "נגינה."
    case .explainLiveEdge: "צפייה בשידור חי: הסרגל מלא ולא מוצג זמן."
    case .explainLiveBehind:
      "הצופה השהה או חזר אחורה: מוצג הפיגור אחרי השידור החי, ולחיצה "
        + "אחת מחזירה אליו."
    case .explainEndedBehind:
      "השידור הסתיים כשהצופה היה בפיגור: ההקלטה ממשיכה עד סופה."
    case .explainEndedReplay: "נפתח אחרי הסיום: ההקלטה מתנגנת מתחילתה."
    case .explainEndedNoRecording:
      "השידור הסתיים ולא הוקלט: הודעה פשוטה מופיעה במקום הנגן."
    case .explainEndOfContent: "הסרטון האחרון בתור הסתיים: אפשר לצפות בו שוב."
    case .explainOnDemand: "סרטון רגיל עם הפקדים הרגילים."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "צפייה: {title}"
    case .behindLive: "{duration} מאחורי השידור החי"
    case .duration: "משך: {duration}"
    case .startsAt: "מתחיל: {time}"
    case .nowLive: "עכשיו בשידור חי: {title}"
    case .nowEnded: "השידור הסתיים: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "סרטון אחד"
    case .two: "שני סרטונים"
    case .zero, .few, .many, .other: "{count} סרטונים"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "שעה אחת"
    case (.hours, .two): "שעתיים"
    case (.hours, _): "{count} שעות"
    case (.minutes, .one): "דקה אחת"
    case (.minutes, .two): "שתי דקות"
    case (.minutes, _): "{count} דקות"
    case (.seconds, .one): "שנייה אחת"
    case (.seconds, .two): "שתי שניות"
    case (.seconds, _): "{count} שניות"
    }
  }

  static let durationSeparators = (middle: ", ", last: ", ")
}
