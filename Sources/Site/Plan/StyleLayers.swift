import Catalog
import Configuration
import Diagnostics
import Documents
import Localization
import Styling

/// The styles that widgets and players set themselves, read once for every
/// theme.
struct StyleLayers: Sendable {
  /// The layout preset of each widget; nil takes the theme's.
  var presets: [Preset?] = []
  /// The own style of each widget.
  var widgets: [Style] = []
  /// The own style of each player of `players.items`.
  var players: [Style] = []

  init(
    _ configuration: SiteConfiguration, into diagnostics: inout [Diagnostic]
  ) {
    for widget in configuration.widgets {
      presets.append(
        widget.layout.flatMap { Preset($0, into: &diagnostics) })
      widgets.append(
        Self.style(widget.style, for: .widget, into: &diagnostics))
    }
    for player in configuration.players {
      players.append(
        Self.style(player.style, for: .player, into: &diagnostics))
    }
  }

  private static func style(
    _ node: Node?, for owner: Style.Owner,
    into diagnostics: inout [Diagnostic]
  ) -> Style {
    node.map { Style.read($0, for: owner, into: &diagnostics) } ?? Style()
  }

  /// The styles of the site's widgets in a theme.
  func widgetStyles(in theme: Theme) -> [Style] {
    zip(presets, widgets).map {
      theme.style(forWidgetLayout: $0, own: $1)
    }
  }

  /// The styles of the players of `players.items` in a theme.
  func playerStyles(in theme: Theme) -> [Style] {
    players.map { theme.playerStyle(own: $0) }
  }
}
