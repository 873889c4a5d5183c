/// Korean.
enum KoreanTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "라이브"
    case .upcoming: "예정"
    case .ended: "종료"
    case .atEdge: "라이브"
    case .backToLive: "라이브로 돌아가기"
    case .playingLive: "라이브 재생 중"
    case .seekToLive: "라이브로 돌아가기"
    case .waitingRoomMessage: "방송이 곧 시작됩니다. 잠시만 기다려 주세요!"
    case .noRecordingMessage: "방송이 종료되었습니다. 다시 볼 수 있는 영상이 없습니다."
    case .endOfContentMessage: "마지막까지 모두 보셨습니다."
    case .resumedAtWindowStart: "일시정지가 길어져 현재 볼 수 있는 가장 앞부분부터 이어서 재생합니다."
    case .cannotPlay: "이 동영상을 재생할 수 없습니다."
    case .buffering: "로드 중…"
    case .retrying: "재생이 중단되었습니다. 다시 시도하는 중…"
    case .tryAgain: "다시 시도"
    case .liveOnly: "여기서는 이 스트림을 라이브로만 볼 수 있으며 되감을 수 없습니다."
    case .linkCopied: "링크를 복사했습니다"
    case .upNext: "다음 동영상"
    case .starts: "시작"
    case .replay: "다시 보기"
    case .play: "재생"
    case .pause: "일시정지"
    case .mute: "음소거"
    case .unmute: "음소거 해제"
    case .captions: "자막"
    case .share: "공유"
    case .like: "좋아요"
    case .previous: "이전"
    case .next: "다음"
    case .seekForward: "10초 앞으로"
    case .seekBackward: "10초 뒤로"
    case .pictureInPicture: "화면 속 화면"
    case .fullScreen: "전체 화면"
    case .exitFullScreen: "전체 화면 종료"
    case .exit: "닫기"
    case .seekBar: "재생 위치"
    case .emptyWidget: "아직 표시할 내용이 없습니다."
    case .watched: "시청함"
    case .noThumbnail: "이미지 없음"
    case .indexTitle: "개요"
    case .gallery: "갤러리"
    case .widgets: "위젯"
    case .players: "플레이어"
    case .states: "플레이어 상태"
    case .pages: "페이지"
    case .themes: "테마"
    case .locales: "언어"
    case .videos: "동영상"
    case .openWidget: "별도 페이지에서 열기"
    case .skipToContent: "본문으로 건너뛰기"
    case .backToGallery: "갤러리로 돌아가기"
    case .themeNotes: "이 테마에 관한 메모"
    case .draft: "초안"
    case .needsServer:
      "새로 고침과 라이브 재생에는 서버가 필요합니다. greenroom serve를 실행하거나 다른 웹 서버를 사용하세요."
    case .stateWaitingRoom: "대기실"
    case .stateLiveEdge: "라이브, 지연 없음"
    case .stateLiveBehind: "라이브, 뒤처진 시청"
    case .stateEndedBehind: "시청 중 종료"
    case .stateEndedReplay: "녹화 영상"
    case .stateEndedNoRecording: "종료, 녹화 없음"
    case .stateEndOfContent: "콘텐츠 끝"
    case .stateOnDemand: "주문형 동영상"
    case .explainWaitingRoom: "방송 시작 전입니다. 제목, 시작 시간, 안내 문구만 표시되고 재생할 것은 없습니다."
    case .explainLiveEdge: "라이브로 시청 중입니다. 막대가 가득 차 있고 시간은 표시되지 않습니다."
    case .explainLiveBehind:
      "일시정지했거나 뒤로 이동했습니다. 뒤처진 시간이 표시되며 한 번 누르면 라이브로 돌아갑니다."
    case .explainEndedBehind: "뒤처져 시청하는 동안 방송이 끝났습니다. 녹화 영상을 끝까지 이어서 재생합니다."
    case .explainEndedReplay: "종료 후에 열었습니다. 녹화 영상을 처음부터 재생합니다."
    case .explainEndedNoRecording: "방송이 끝났고 녹화되지 않았습니다. 플레이어 대신 안내 문구가 표시됩니다."
    case .explainEndOfContent: "재생 목록의 마지막 동영상이 끝났습니다. 다시 재생할 수 있습니다."
    case .explainOnDemand: "일반적인 조작 버튼이 있는 일반 동영상입니다."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "{title} 보기"
    case .behindLive: "라이브보다 {duration} 뒤"
    case .duration: "길이: {duration}"
    case .startsAt: "시작: {time}"
    case .nowLive: "라이브 시작: {title}"
    case .nowEnded: "라이브 종료: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "동영상 {count}개"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count}시간"
    case .minutes: "{count}분"
    case .seconds: "{count}초"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
