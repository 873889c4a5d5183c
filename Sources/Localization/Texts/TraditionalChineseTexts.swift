/// Chinese in traditional characters.
enum TraditionalChineseTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "直播中"
    case .upcoming: "即將開始"
    case .ended: "已結束"
    case .atEdge: "直播"
    case .backToLive: "返回直播"
    case .playingLive: "正在播放直播"
    case .seekToLive: "返回直播"
    case .waitingRoomMessage: "直播即將開始，敬請期待！"
    case .noRecordingMessage: "本場直播已結束，沒有錄影。"
    case .endOfContentMessage: "已經播放到結尾。"
    case .resumedAtWindowStart: "暫停時間過長，將從仍可觀看的最早位置繼續播放。"
    case .cannotPlay: "無法播放這部影片。"
    case .buffering: "載入中…"
    case .retrying: "播放中斷，正在重試…"
    case .tryAgain: "重試"
    case .liveOnly: "此處只能觀看即時直播，無法倒轉。"
    case .linkCopied: "已複製連結"
    case .upNext: "接下來播放"
    case .starts: "開始"
    case .replay: "重新觀看"
    case .play: "播放"
    case .pause: "暫停"
    case .mute: "靜音"
    case .unmute: "取消靜音"
    case .captions: "字幕"
    case .share: "分享"
    case .like: "喜歡"
    case .previous: "上一部"
    case .next: "下一部"
    case .seekForward: "快轉 10 秒"
    case .seekBackward: "倒轉 10 秒"
    case .pictureInPicture: "子母畫面"
    case .fullScreen: "全螢幕"
    case .exitFullScreen: "結束全螢幕"
    case .exit: "關閉"
    case .seekBar: "播放進度"
    case .emptyWidget: "這裡還沒有可顯示的內容。"
    case .watched: "已觀看"
    case .noThumbnail: "沒有圖片"
    case .indexTitle: "總覽"
    case .gallery: "圖庫"
    case .widgets: "小工具"
    case .players: "播放器"
    case .states: "播放器狀態"
    case .pages: "頁面"
    case .themes: "佈景主題"
    case .locales: "語言"
    case .videos: "影片"
    case .openWidget: "在獨立頁面中開啟"
    case .skipToContent: "跳到內容"
    case .backToGallery: "返回圖庫"
    case .themeNotes: "關於此佈景主題的說明"
    case .draft: "草稿"
    case .needsServer: "重新整理與直播播放需要伺服器：請執行 greenroom serve，或使用任何其他網頁伺服器。"
    case .stateWaitingRoom: "等候室"
    case .stateLiveEdge: "直播，無延遲"
    case .stateLiveBehind: "直播，有延遲"
    case .stateEndedBehind: "觀看時結束"
    case .stateEndedReplay: "錄影"
    case .stateEndedNoRecording: "已結束，沒有錄影"
    case .stateEndOfContent: "內容結束"
    case .stateOnDemand: "隨選影片"
    case .explainWaitingRoom: "直播尚未開始：顯示標題、開始時間和訊息，沒有可播放的內容。"
    case .explainLiveEdge: "正在觀看直播：進度列已滿，不顯示時間。"
    case .explainLiveBehind: "觀眾暫停或倒轉：顯示落後的時間，按一下即可返回直播。"
    case .explainEndedBehind: "觀眾落後時直播結束：繼續播放到錄影結尾。"
    case .explainEndedReplay: "在結束後開啟：錄影從頭播放。"
    case .explainEndedNoRecording: "直播已結束且沒有錄影：播放器的位置顯示一則訊息。"
    case .explainEndOfContent: "播放清單中的最後一部影片已播完：可以重新播放。"
    case .explainOnDemand: "一般影片，附有常用控制項。"
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "觀看《{title}》"
    case .behindLive: "落後直播 {duration}"
    case .duration: "片長：{duration}"
    case .startsAt: "開始時間：{time}"
    case .nowLive: "正在直播：{title}"
    case .nowEnded: "直播已結束：{title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} 部影片"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} 小時"
    case .minutes: "{count} 分鐘"
    case .seconds: "{count} 秒"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
