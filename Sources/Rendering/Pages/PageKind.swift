import Catalog

/// One page of the site, apart from its theme and locale.
public enum PageKind: Sendable, Hashable {
  /// Themes and locales.
  case index
  /// The list of an edition's pages; long lists have several, from 0.
  case gallery(page: Int)
  /// A widget, by its place in the configuration.
  case widget(Int)
  /// The player of an item, by its place in the catalog.
  case player(item: Int)
  /// A still page of one player state.
  case state(PlayerState)
  /// A player of `players.items`, by its place in the configuration.
  case players(Int)
  /// A Markdown page, by its place among the pages.
  case markdown(Int)

  /// The kind as `site.json` names it.
  public var name: String {
    switch self {
    case .index: "index"
    case .gallery: "gallery"
    case .widget: "widget"
    case .player, .players: "player"
    case .state: "state"
    case .markdown: "page"
    }
  }

  /// Whether the page holds a working player.
  var plays: Bool {
    switch self {
    case .player, .players, .markdown: true
    case .index, .gallery, .widget, .state: false
    }
  }
}
