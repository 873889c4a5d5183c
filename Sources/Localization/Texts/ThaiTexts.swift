/// Thai.
enum ThaiTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "สด"
    case .upcoming: "เร็วๆ นี้"
    case .ended: "จบแล้ว"
    case .atEdge: "สด"
    case .backToLive: "กลับไปที่การถ่ายทอดสด"
    case .playingLive: "กำลังเล่นสด"
    case .seekToLive: "กลับไปที่การถ่ายทอดสด"
    case .waitingRoomMessage: "การถ่ายทอดสดจะเริ่มในไม่ช้า โปรดอยู่กับเรา"
    case .noRecordingMessage: "การถ่ายทอดสดนี้จบแล้ว ไม่มีการบันทึกไว้"
    case .endOfContentMessage: "คุณดูมาถึงตอนจบแล้ว"
    case .resumedAtWindowStart:
      "คุณหยุดไว้นานเกินไป การเล่นจะดำเนินต่อจากช่วงเวลาแรกสุดที่ยังดูได้"
    case .cannotPlay: "เล่นวิดีโอนี้ไม่ได้"
    case .buffering: "กำลังโหลด…"
    case .retrying: "การเล่นหยุดชะงัก กำลังลองอีกครั้ง…"
    case .tryAgain: "ลองอีกครั้ง"
    case .liveOnly: "ที่นี่ดูสตรีมนี้ได้แบบสดเท่านั้น ย้อนกลับไม่ได้"
    case .linkCopied: "คัดลอกลิงก์แล้ว"
    case .upNext: "ถัดไป"
    case .starts: "เริ่ม"
    case .replay: "ดูอีกครั้ง"
    case .play: "เล่น"
    case .pause: "หยุดชั่วคราว"
    case .mute: "ปิดเสียง"
    case .unmute: "เปิดเสียง"
    case .captions: "คำบรรยาย"
    case .share: "แชร์"
    case .like: "ถูกใจ"
    case .previous: "ก่อนหน้า"
    case .next: "ถัดไป"
    case .seekForward: "ไปข้างหน้า 10 วินาที"
    case .seekBackward: "ย้อนกลับ 10 วินาที"
    case .pictureInPicture: "การแสดงภาพซ้อนภาพ"
    case .fullScreen: "เต็มหน้าจอ"
    case .exitFullScreen: "ออกจากเต็มหน้าจอ"
    case .exit: "ปิด"
    case .seekBar: "แถบเวลา"
    case .emptyWidget: "ยังไม่มีอะไรให้แสดงที่นี่"
    case .watched: "ดูแล้ว"
    case .noThumbnail: "ไม่มีรูปภาพ"
    case .indexTitle: "ภาพรวม"
    case .gallery: "แกลเลอรี"
    case .widgets: "วิดเจ็ต"
    case .players: "เครื่องเล่น"
    case .states: "สถานะของเครื่องเล่น"
    case .pages: "หน้า"
    case .themes: "ธีม"
    case .locales: "ภาษา"
    case .videos: "วิดีโอ"
    case .openWidget: "เปิดในหน้าของตัวเอง"
    case .skipToContent: "ข้ามไปยังเนื้อหา"
    case .backToGallery: "กลับไปที่แกลเลอรี"
    case .themeNotes: "หมายเหตุเกี่ยวกับธีมนี้"
    case .draft: "ฉบับร่าง"
    case .needsServer:
      "การรีเฟรชและการเล่นสดต้องใช้เซิร์ฟเวอร์: เรียกใช้ greenroom serve "
        + "หรือใช้เว็บเซิร์ฟเวอร์อื่น"
    case .stateWaitingRoom: "ห้องรอ"
    case .stateLiveEdge: "สด ไม่ล่าช้า"
    case .stateLiveBehind: "สด ล่าช้ากว่าปัจจุบัน"
    case .stateEndedBehind: "จบระหว่างการรับชม"
    case .stateEndedReplay: "วิดีโอที่บันทึกไว้"
    case .stateEndedNoRecording: "จบแล้ว ไม่มีการบันทึก"
    case .stateEndOfContent: "จบเนื้อหา"
    case .stateOnDemand: "วิดีโอออนดีมานด์"
    case .explainWaitingRoom:
      "การถ่ายทอดสดยังไม่เริ่ม: มีชื่อเรื่อง เวลาเริ่ม และข้อความ "
        + "ยังไม่มีอะไรให้เล่น"
    case .explainLiveEdge: "ผู้ชมกำลังดูสด: แถบเต็มและไม่แสดงเวลา"
    case .explainLiveBehind:
      "ผู้ชมหยุดหรือย้อนกลับ: แสดงเวลาที่ล่าช้า และกดครั้งเดียวเพื่อกลับไปดูสด"
    case .explainEndedBehind:
      "การถ่ายทอดจบลงขณะที่ผู้ชมยังตามหลังอยู่: เล่นต่อจนจบวิดีโอที่บันทึกไว้"
    case .explainEndedReplay:
      "เปิดหลังจากจบแล้ว: วิดีโอที่บันทึกไว้เล่นตั้งแต่ต้น"
    case .explainEndedNoRecording:
      "การถ่ายทอดสดจบแล้วและไม่ได้บันทึกไว้: ข้อความธรรมดาแสดงแทนเครื่องเล่น"
    case .explainEndOfContent: "วิดีโอสุดท้ายในคิวจบแล้ว: เล่นซ้ำได้"
    case .explainOnDemand: "วิดีโอทั่วไปที่มีปุ่มควบคุมตามปกติ"
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "ดู {title}"
    case .behindLive: "ช้ากว่าการถ่ายทอดสด {duration}"
    case .duration: "ความยาว: {duration}"
    case .startsAt: "เริ่ม {time}"
    case .nowLive: "กำลังถ่ายทอดสด: {title}"
    case .nowEnded: "จบการถ่ายทอดแล้ว: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "วิดีโอ {count} รายการ"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} ชั่วโมง"
    case .minutes: "{count} นาที"
    case .seconds: "{count} วินาที"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
