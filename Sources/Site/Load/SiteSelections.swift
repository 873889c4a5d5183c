import Catalog
import Configuration
import Diagnostics
import Localization
import Rendering
import Selection

/// What the widgets and players of a site select, in each of its locales.
struct SiteSelections: Sendable {
  /// The widgets with their items.
  var widgets: [SiteContent.Widget] = []
  /// The players of `players.items` with their queues.
  var players: [SiteContent.Player] = []

  /// Selects for every widget and player.
  init(_ project: Project, into diagnostics: inout [Diagnostic]) {
    let configuration = project.configuration
    let selector = Selector(snapshot: project.snapshot)
    for widget in configuration.widgets {
      let request = Self.request(
        widget.dataSource, widget.videosFilterParams, configuration)
      selector.check(
        request, of: "widget “\(widget.id)”", at: widget.location,
        into: &diagnostics)
      widgets.append(
        SiteContent.Widget(
          id: widget.id, title: widget.title,
          selections: Self.select(request, selector, configuration)))
    }
    for player in configuration.players {
      let request = Self.request(
        player.dataSource, player.videosFilterParams, configuration)
      selector.check(
        request, of: "player “\(player.id)”", at: player.location,
        into: &diagnostics)
      players.append(
        SiteContent.Player(
          id: player.id,
          selections: Self.select(request, selector, configuration)))
    }
    if case .listed(let ids) = configuration.playerPages {
      selector.checkIDs(ids, into: &diagnostics)
    }
  }

  static func request(
    _ source: DataSource, _ filter: VideosFilterParams,
    _ configuration: SiteConfiguration
  ) -> SelectionRequest {
    SelectionRequest(
      dataSource: source, filter: filter, locale: configuration.locales[0],
      siteDefault: configuration.locales[0])
  }

  /// One selection a locale; one for all where the order does not differ.
  private static func select(
    _ request: SelectionRequest, _ selector: Selector,
    _ configuration: SiteConfiguration
  ) -> [[Int]] {
    guard request.dependsOnLocale else {
      let shown = selector.select(request).shown
      return configuration.locales.map { _ in shown }
    }
    return configuration.locales.map { locale in
      var request = request
      request.locale = locale
      return selector.select(request).shown
    }
  }
}
