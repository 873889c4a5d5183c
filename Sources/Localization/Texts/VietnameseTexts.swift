/// Vietnamese.
enum VietnameseTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "TRỰC TIẾP"
    case .upcoming: "SẮP DIỄN RA"
    case .ended: "ĐÃ KẾT THÚC"
    case .atEdge: "Trực tiếp"
    case .backToLive: "Quay lại trực tiếp"
    case .playingLive: "Đang phát trực tiếp"
    case .seekToLive: "Quay lại trực tiếp"
    case .waitingRoomMessage: "Buổi phát sắp bắt đầu. Hãy ở lại nhé!"
    case .noRecordingMessage: "Buổi phát này đã kết thúc. Không có bản ghi."
    case .endOfContentMessage: "Bạn đã xem đến cuối."
    case .resumedAtWindowStart:
      "Bạn đã tạm dừng khá lâu. Video phát tiếp từ thời điểm sớm nhất còn xem "
        + "được."
    case .cannotPlay: "Không thể phát video này."
    case .buffering: "Đang tải…"
    case .retrying: "Phát bị gián đoạn. Đang thử lại…"
    case .tryAgain: "Thử lại"
    case .liveOnly: "Ở đây luồng này chỉ phát trực tiếp, không tua lại được."
    case .linkCopied: "Đã sao chép liên kết"
    case .upNext: "Tiếp theo"
    case .starts: "Bắt đầu"
    case .replay: "Xem lại"
    case .play: "Phát"
    case .pause: "Tạm dừng"
    case .mute: "Tắt tiếng"
    case .unmute: "Bật tiếng"
    case .captions: "Phụ đề"
    case .share: "Chia sẻ"
    case .like: "Thích"
    case .previous: "Trước"
    case .next: "Sau"
    case .seekForward: "Tiến 10 giây"
    case .seekBackward: "Lùi 10 giây"
    case .pictureInPicture: "Hình trong hình"
    case .fullScreen: "Toàn màn hình"
    case .exitFullScreen: "Thoát toàn màn hình"
    case .exit: "Đóng"
    case .seekBar: "Thanh thời gian"
    case .emptyWidget: "Chưa có gì để hiển thị ở đây."
    case .watched: "Đã xem"
    case .noThumbnail: "Không có hình ảnh"
    case .indexTitle: "Tổng quan"
    case .gallery: "Thư viện"
    case .widgets: "Tiện ích"
    case .players: "Trình phát"
    case .states: "Trạng thái trình phát"
    case .pages: "Trang"
    case .themes: "Giao diện"
    case .locales: "Ngôn ngữ"
    case .videos: "Video"
    case .openWidget: "Mở ở trang riêng"
    case .skipToContent: "Chuyển đến nội dung"
    case .backToGallery: "Quay lại thư viện"
    case .themeNotes: "Ghi chú về giao diện này"
    case .draft: "Bản nháp"
    case .needsServer:
      "Việc làm mới và phát trực tiếp cần máy chủ: hãy chạy greenroom serve "
        + "hoặc dùng bất kỳ máy chủ web nào khác."
    case .stateWaitingRoom: "Phòng chờ"
    case .stateLiveEdge: "Trực tiếp, không trễ"
    case .stateLiveBehind: "Trực tiếp, có độ trễ"
    case .stateEndedBehind: "Kết thúc khi đang xem"
    case .stateEndedReplay: "Bản ghi"
    case .stateEndedNoRecording: "Đã kết thúc, không có bản ghi"
    case .stateEndOfContent: "Hết nội dung"
    case .stateOnDemand: "Video theo yêu cầu"
    case .explainWaitingRoom:
      "Buổi phát chưa bắt đầu: có tiêu đề, giờ bắt đầu và lời nhắn, chưa có gì "
        + "để phát."
    case .explainLiveEdge:
      "Người xem đang xem trực tiếp: thanh đầy và không hiện thời gian."
    case .explainLiveBehind:
      "Người xem đã tạm dừng hoặc lùi lại: độ trễ được hiển thị, và một lần "
        + "nhấn đưa về trực tiếp."
    case .explainEndedBehind:
      "Buổi phát kết thúc khi người xem đang xem trễ: video phát tiếp đến hết "
        + "bản ghi."
    case .explainEndedReplay: "Mở sau khi kết thúc: bản ghi phát từ đầu."
    case .explainEndedNoRecording:
      "Buổi phát đã kết thúc và không được ghi lại: một lời nhắn thay cho "
        + "trình phát."
    case .explainEndOfContent:
      "Video cuối cùng trong hàng đợi đã hết: có thể phát lại."
    case .explainOnDemand:
      "Video thông thường với các nút điều khiển thông thường."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Xem {title}"
    case .behindLive: "Trễ {duration} so với trực tiếp"
    case .duration: "Thời lượng: {duration}"
    case .startsAt: "Bắt đầu: {time}"
    case .nowLive: "Đang trực tiếp: {title}"
    case .nowEnded: "Đã kết thúc: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} video"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} giờ"
    case .minutes: "{count} phút"
    case .seconds: "{count} giây"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
