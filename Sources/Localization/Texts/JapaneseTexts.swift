/// Japanese.
enum JapaneseTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "ライブ"
    case .upcoming: "配信予定"
    case .ended: "配信終了"
    case .atEdge: "ライブ"
    case .backToLive: "ライブに戻る"
    case .waitingRoomMessage: "まもなく配信が始まります。このままお待ちください。"
    case .noRecordingMessage: "この配信は終了しました。録画はありません。"
    case .endOfContentMessage: "これで終わりです。"
    case .resumedAtWindowStart: "一時停止が長く続いたため、視聴できる最も古い位置から再生します。"
    case .cannotPlay: "この動画は再生できません。"
    case .buffering: "読み込み中…"
    case .retrying: "再生が中断されました。再試行しています…"
    case .tryAgain: "再試行"
    case .liveOnly: "この環境ではライブ再生のみで、巻き戻しはできません。"
    case .linkCopied: "リンクをコピーしました"
    case .upNext: "次の動画"
    case .starts: "開始"
    case .replay: "もう一度見る"
    case .play: "再生"
    case .pause: "一時停止"
    case .mute: "ミュート"
    case .unmute: "ミュート解除"
    case .captions: "字幕"
    case .share: "共有"
    case .like: "いいね"
    case .previous: "前へ"
    case .next: "次へ"
    case .seekForward: "10秒進む"
    case .seekBackward: "10秒戻る"
    case .pictureInPicture: "ピクチャー イン ピクチャー"
    case .fullScreen: "全画面"
    case .exitFullScreen: "全画面を終了"
    case .exit: "閉じる"
    case .seekBar: "再生位置"
    case .emptyWidget: "表示できるものはまだありません。"
    case .watched: "視聴済み"
    case .noThumbnail: "画像なし"
    case .indexTitle: "概要"
    case .gallery: "ギャラリー"
    case .widgets: "ウィジェット"
    case .players: "プレーヤー"
    case .states: "プレーヤーの状態"
    case .pages: "ページ"
    case .themes: "テーマ"
    case .locales: "言語"
    case .skipToContent: "本文へ移動"
    case .backToGallery: "ギャラリーに戻る"
    case .themeNotes: "このテーマのメモ"
    case .draft: "下書き"
    case .needsServer:
      "更新とライブ再生にはサーバーが必要です。greenroom serve を実行するか、ほかのウェブサーバーをお使いください。"
    case .stateWaitingRoom: "待機画面"
    case .stateLiveEdge: "ライブ（最新の位置）"
    case .stateLiveBehind: "ライブ（遅れて視聴中）"
    case .stateEndedBehind: "視聴中に配信終了"
    case .stateEndedReplay: "録画"
    case .stateEndedNoRecording: "配信終了（録画なし）"
    case .stateEndOfContent: "再生終了"
    case .stateOnDemand: "オンデマンド動画"
    case .videos: "動画"
    case .openWidget: "このウィジェットのページを開く"
    case .playingLive: "ライブ再生中"
    case .seekToLive: "ライブに戻る"
    case .explainWaitingRoom: "配信開始前です。タイトル、開始時刻、メッセージだけを表示し、再生操作はありません。"
    case .explainLiveEdge: "ライブを視聴中です。シークバーは最後まで伸び、時間は表示されません。"
    case .explainLiveBehind: "一時停止または巻き戻し中です。ライブからの遅れを表示し、ワンタップでライブに戻れます。"
    case .explainEndedBehind: "遅れて視聴している間に配信が終了しました。録画の最後まで再生を続けます。"
    case .explainEndedReplay: "終了後に開いた場合です。録画を最初から再生します。"
    case .explainEndedNoRecording: "配信が終了し、録画はありません。プレーヤーの代わりにメッセージを表示します。"
    case .explainEndOfContent: "キューの最後の動画が終わりました。もう一度再生できます。"
    case .explainOnDemand: "通常の操作ボタンを備えた通常の動画です。"
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "「{title}」を見る"
    case .behindLive: "ライブから{duration}遅れ"
    case .duration: "長さ：{duration}"
    case .startsAt: "{time}開始"
    case .nowLive: "ライブ配信開始：{title}"
    case .nowEnded: "配信終了：{title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "動画{count}本"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, _): "{count}時間"
    case (.minutes, _): "{count}分"
    case (.seconds, _): "{count}秒"
    }
  }

  static let durationSeparators = (middle: "", last: "")
}
