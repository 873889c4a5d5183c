import Templating

/// The index: every theme with its locales.
enum IndexField: Int, TemplateField {
  case themes

  static let schemaName = "index"

  var kind: FieldKind { .list(Schema(ThemeEntryField.self)) }
}

/// A theme on the index.
enum ThemeEntryField: Int, TemplateField {
  case name, title, colorScheme, notes, locales

  static let schemaName = "theme"

  var kind: FieldKind {
    switch self {
    case .notes: .html
    case .locales: .list(Schema(NavLinkField.self))
    default: .text
    }
  }
}

/// The gallery of one theme and locale.
enum GalleryField: Int, TemplateField {
  case notes, widgets, states, players, pages, videos, pagination, isFirstPage
  case hasWidgets, hasStates, hasPlayers, hasPages, hasVideos

  static let schemaName = "gallery"

  var kind: FieldKind {
    switch self {
    case .notes: .html
    case .pagination: .record(Schema(PaginationField.self))
    case .isFirstPage, .hasWidgets, .hasStates, .hasPlayers, .hasPages,
      .hasVideos:
      .bool
    default: .list(Schema(EntryField.self))
    }
  }
}

/// Where a page of the gallery stands among the others.
enum PaginationField: Int, TemplateField {
  case previous, next, label

  static let schemaName = "pagination"

  var kind: FieldKind { .text }
}

/// A link to one page, with a detail and the state of its stream. Layout,
/// orientation and columns are those of a widget.
enum EntryField: Int, TemplateField {
  case href, title, titleLang, detail, datetime, state, stateText, image
  case layout, orientation, columns

  static let schemaName = "entry"

  var kind: FieldKind {
    self == .image ? .record(Schema(ImageField.self)) : .text
  }
}

/// One state of the player.
enum StateField: Int, TemplateField {
  case slug, title, explanation

  static let schemaName = "state"

  var kind: FieldKind { .text }
}

/// A piece of a Markdown page: text with its language, a widget or a player.
enum BlockField: Int, TemplateField {
  case html, lang, widget, player

  static let schemaName = "block"

  var kind: FieldKind {
    switch self {
    case .html: .html
    case .lang: .text
    case .widget: .record(Schema(WidgetField.self))
    case .player: .record(Schema(PlayerField.self))
    }
  }
}
