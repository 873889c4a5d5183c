import Templating

/// One player in one of its states.
enum PlayerField: Int, TemplateField {
  case elementID, id, video, size, playerState, streamState, playhead, isPaused
  case revision, hasNoRecording
  case title, titleLang, subtitle, subtitleLang, showsHeading, poster
  case statusIndicator, backToLiveButton, elapsedTime, duration, seekBar
  case waitingRoomMessage, waitingRoomMessageLang, startTime, cta
  case captionsText, captionsLang, message, replay, hasControls
  case previousHref, nextHref, nextTitle, nextTitleLang
  case topButtons, transportButtons, sideButtons
  case data

  static let schemaName = "player"

  var kind: FieldKind {
    switch self {
    case .hasNoRecording, .showsHeading, .replay, .hasControls: .bool
    case .poster: .record(Schema(ImageField.self))
    case .statusIndicator: .record(Schema(StatusIndicatorField.self))
    case .backToLiveButton: .record(Schema(BackToLiveField.self))
    case .seekBar: .record(Schema(SeekBarField.self))
    case .waitingRoomMessage: .html
    case .startTime: .record(Schema(TimeField.self))
    case .cta: .record(Schema(CTAField.self))
    case .topButtons, .transportButtons, .sideButtons:
      .list(Schema(ButtonField.self))
    case .data: .json
    default: .text
    }
  }
}

/// The badge that reads "Live" at the edge and "Back to Live" behind it.
enum BackToLiveField: Int, TemplateField {
  case text, lang, label

  static let schemaName = "backToLiveButton"

  var kind: FieldKind { .text }
}

/// The seek bar; positions in seconds, `percent` from 0 to 100.
enum SeekBarField: Int, TemplateField {
  case minimum, maximum, now, valueText, percent, thumbImage, isHidden

  static let schemaName = "seekBar"

  var kind: FieldKind { self == .isHidden ? .bool : .text }
}

/// A call to action.
enum CTAField: Int, TemplateField {
  case href, text, lang, icon

  static let schemaName = "cta"

  var kind: FieldKind { .text }
}

/// One button of a player.
enum ButtonField: Int, TemplateField {
  case name, label, icon, image, isToggle, isPressed, href

  static let schemaName = "button"

  var kind: FieldKind {
    switch self {
    case .isToggle: .bool
    case .icon: .choice(PlayerIcon.allCases.map(\.rawValue))
    default: .text
    }
  }
}

/// The icons of the player; each is a partial of that name.
enum PlayerIcon: String, CaseIterable {
  case play = "icon-play"
  case pause = "icon-pause"
  case mute = "icon-mute"
  case captions = "icon-captions"
  case share = "icon-share"
  case like = "icon-like"
  case previous = "icon-previous"
  case next = "icon-next"
  case forward = "icon-forward"
  case backward = "icon-backward"
  case pictureInPicture = "icon-pip"
  case fullScreen = "icon-fullscreen"
  case exit = "icon-exit"
  case replay = "icon-replay"
}
