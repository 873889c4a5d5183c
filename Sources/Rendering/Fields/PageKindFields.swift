import Localization
import Templating

/// The root of the index page.
enum IndexPageField: Int, TemplateField {
  case page, text, index

  static let schemaName = "index page"

  var kind: FieldKind {
    switch self {
    case .page: .record(Schema(PageField.self))
    case .text: .record(Schema(TextField.self))
    case .index: .record(Schema(IndexField.self))
    }
  }
}

/// The root of a gallery page.
enum GalleryPageField: Int, TemplateField {
  case page, text, gallery

  static let schemaName = "gallery page"

  var kind: FieldKind {
    switch self {
    case .page: .record(Schema(PageField.self))
    case .text: .record(Schema(TextField.self))
    case .gallery: .record(Schema(GalleryField.self))
    }
  }
}

/// The root of a widget page.
enum WidgetPageField: Int, TemplateField {
  case page, text, widget

  static let schemaName = "widget page"

  var kind: FieldKind {
    switch self {
    case .page: .record(Schema(PageField.self))
    case .text: .record(Schema(TextField.self))
    case .widget: .record(Schema(WidgetField.self))
    }
  }
}

/// The root of a player page.
enum PlayerPageField: Int, TemplateField {
  case page, text, player, hasUpNext, upNext, description, descriptionLang
  case queue, texts

  static let schemaName = "player page"

  var kind: FieldKind {
    switch self {
    case .page: .record(Schema(PageField.self))
    case .text: .record(Schema(TextField.self))
    case .player: .record(Schema(PlayerField.self))
    case .hasUpNext: .bool
    case .upNext: .list(Schema(EntryField.self))
    case .description: .html
    case .descriptionLang: .text
    case .queue, .texts: .json
    }
  }
}

/// The root of a still page of one player state.
enum StatePageField: Int, TemplateField {
  case page, text, player, state, states, previousState, nextState

  static let schemaName = "state page"

  var kind: FieldKind {
    switch self {
    case .page: .record(Schema(PageField.self))
    case .text: .record(Schema(TextField.self))
    case .player: .record(Schema(PlayerField.self))
    case .state: .record(Schema(StateField.self))
    case .states: .list(Schema(NavLinkField.self))
    case .previousState, .nextState: .record(Schema(NavLinkField.self))
    }
  }
}

/// The root of a Markdown page.
enum MarkdownPageField: Int, TemplateField {
  case page, text, blocks, texts

  static let schemaName = "Markdown page"

  var kind: FieldKind {
    switch self {
    case .page: .record(Schema(PageField.self))
    case .text: .record(Schema(TextField.self))
    case .blocks: .list(Schema(BlockField.self))
    case .texts: .json
    }
  }
}

/// The root of a card alone, as a refresh replaces it.
enum CardFragmentField: Int, TemplateField {
  case text, card

  static let schemaName = "card fragment"

  var kind: FieldKind {
    switch self {
    case .text: .record(Schema(TextField.self))
    case .card: .record(Schema(CardField.self))
    }
  }
}

/// The root of a player alone, as a refresh replaces it.
enum PlayerFragmentField: Int, TemplateField {
  case text, player

  static let schemaName = "player fragment"

  var kind: FieldKind {
    switch self {
    case .text: .record(Schema(TextField.self))
    case .player: .record(Schema(PlayerField.self))
    }
  }
}
