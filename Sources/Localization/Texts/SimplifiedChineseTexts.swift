/// Chinese in simplified characters.
enum SimplifiedChineseTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "直播中"
    case .upcoming: "即将开始"
    case .ended: "已结束"
    case .atEdge: "直播"
    case .backToLive: "返回直播"
    case .playingLive: "正在播放直播"
    case .seekToLive: "返回直播"
    case .waitingRoomMessage: "直播即将开始，敬请期待！"
    case .noRecordingMessage: "本场直播已结束，没有录像。"
    case .endOfContentMessage: "已经播放到结尾。"
    case .resumedAtWindowStart: "暂停时间过长，将从仍可观看的最早位置继续播放。"
    case .cannotPlay: "无法播放此视频。"
    case .buffering: "正在加载…"
    case .retrying: "播放中断，正在重试…"
    case .tryAgain: "重试"
    case .liveOnly: "此处只能观看实时直播，无法回看。"
    case .linkCopied: "链接已复制"
    case .upNext: "接下来播放"
    case .starts: "开始"
    case .replay: "重新观看"
    case .play: "播放"
    case .pause: "暂停"
    case .mute: "静音"
    case .unmute: "取消静音"
    case .captions: "字幕"
    case .share: "分享"
    case .like: "点赞"
    case .previous: "上一个"
    case .next: "下一个"
    case .seekForward: "快进 10 秒"
    case .seekBackward: "快退 10 秒"
    case .pictureInPicture: "画中画"
    case .fullScreen: "全屏"
    case .exitFullScreen: "退出全屏"
    case .exit: "关闭"
    case .seekBar: "播放进度"
    case .emptyWidget: "这里还没有可显示的内容。"
    case .watched: "已观看"
    case .noThumbnail: "无图片"
    case .indexTitle: "概览"
    case .gallery: "图库"
    case .widgets: "小组件"
    case .players: "播放器"
    case .states: "播放器状态"
    case .pages: "页面"
    case .themes: "主题"
    case .locales: "语言"
    case .videos: "视频"
    case .openWidget: "在单独页面中打开"
    case .skipToContent: "跳到内容"
    case .backToGallery: "返回图库"
    case .themeNotes: "关于此主题的说明"
    case .draft: "草稿"
    case .needsServer: "刷新和直播播放需要服务器：请运行 greenroom serve，或使用任何其他网页服务器。"
    case .stateWaitingRoom: "等候室"
    case .stateLiveEdge: "直播，无延迟"
    case .stateLiveBehind: "直播，有延迟"
    case .stateEndedBehind: "观看时结束"
    case .stateEndedReplay: "录像"
    case .stateEndedNoRecording: "已结束，无录像"
    case .stateEndOfContent: "内容结束"
    case .stateOnDemand: "点播视频"
    case .explainWaitingRoom: "直播尚未开始：显示标题、开始时间和提示，没有可播放的内容。"
    case .explainLiveEdge: "正在观看直播：进度条已满，不显示时间。"
    case .explainLiveBehind: "观众暂停或后退：显示落后的时间，按一下即可返回直播。"
    case .explainEndedBehind: "观众落后时直播结束：继续播放到录像结尾。"
    case .explainEndedReplay: "在结束后打开：录像从头播放。"
    case .explainEndedNoRecording: "直播已结束且没有录像：播放器的位置显示一条提示。"
    case .explainEndOfContent: "队列中的最后一个视频已播完：可以重新播放。"
    case .explainOnDemand: "普通视频，配有常用控件。"
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "观看《{title}》"
    case .behindLive: "落后直播 {duration}"
    case .duration: "时长：{duration}"
    case .startsAt: "开始时间：{time}"
    case .nowLive: "正在直播：{title}"
    case .nowEnded: "直播已结束：{title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} 个视频"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} 小时"
    case .minutes: "{count} 分钟"
    case .seconds: "{count} 秒"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
