import Templating

/// What every page knows of itself; the layout template reads it.
enum PageField: Int, TemplateField {
  case lang, dir, title, siteTitle, theme, themeTitle, colorScheme
  case localeLabel, kind, timeZone, numberingSystem, now
  case policy, isDraft, isIndexed, stylesheets, scripts, home, gallery, live
  case hls, nowLive, nowEnded
  case themes, locales, needsServer

  static let schemaName = "page"

  var kind: FieldKind {
    switch self {
    case .isDraft, .isIndexed, .needsServer: .bool
    case .stylesheets, .scripts: .list(Schema(AssetField.self))
    case .themes, .locales: .list(Schema(NavLinkField.self))
    default: .text
    }
  }
}

/// A stylesheet (`href`) or a script (`src`) of a page.
enum AssetField: Int, TemplateField {
  case href, src

  static let schemaName = "asset"

  var kind: FieldKind { .text }
}

/// A link to the same page in another theme or locale, or to a neighbour.
enum NavLinkField: Int, TemplateField {
  case href, label, lang, dir, isCurrent

  static let schemaName = "link"

  var kind: FieldKind { self == .isCurrent ? .bool : .text }
}
