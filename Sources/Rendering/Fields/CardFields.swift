import Templating

/// One card of a widget.
enum CardField: Int, TemplateField {
  case elementID, video, streamState, revision, hasNoRecording, isRead, href
  case title, titleLang, showsTitle, subtitle, subtitleLang
  case showsImage, image, showsGradient, showsBorder
  case statusIndicator, badge, eventTime, duration

  static let schemaName = "card"

  var kind: FieldKind {
    switch self {
    case .hasNoRecording, .showsTitle, .showsImage, .showsGradient,
      .showsBorder:
      .bool
    case .image: .record(Schema(ImageField.self))
    case .statusIndicator: .record(Schema(StatusIndicatorField.self))
    case .badge: .record(Schema(BadgeField.self))
    case .eventTime: .record(Schema(TimeField.self))
    case .duration: .record(Schema(DurationField.self))
    default: .text
    }
  }
}

/// A picture; width and height are absent when they are not known.
enum ImageField: Int, TemplateField {
  case src, width, height

  static let schemaName = "image"

  var kind: FieldKind { .text }
}

/// The LIVE, UPCOMING or ENDED chip.
enum StatusIndicatorField: Int, TemplateField {
  case text, lang, showsDot

  static let schemaName = "statusIndicator"

  var kind: FieldKind { self == .showsDot ? .bool : .text }
}

/// The badge of a card.
enum BadgeField: Int, TemplateField {
  case label, lang

  static let schemaName = "badge"

  var kind: FieldKind { .text }
}

/// A start time, for machines and for people.
enum TimeField: Int, TemplateField {
  case datetime, text, icon

  static let schemaName = "time"

  var kind: FieldKind { .text }
}

/// A duration: for the eye, for machines and in words.
enum DurationField: Int, TemplateField {
  case text, iso, spoken, icon

  static let schemaName = "duration"

  var kind: FieldKind { .text }
}
