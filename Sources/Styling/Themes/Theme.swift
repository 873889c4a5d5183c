import Configuration
import Diagnostics
import Localization

/// A theme with everything that it inherits.
public struct Theme: Sendable {
  /// The name of its folder; pages carry it as `data-theme`.
  public let folderName: String
  /// The name for people.
  public let name: LocalizedText
  /// Its notes for reviewers, in CommonMark.
  public let notes: String?
  /// The folders of the themes that it is layered over, the root first, and
  /// its own last.
  public let lineage: [String]
  /// Its font families and those that it inherits, by name; of two with one
  /// name the nearer.
  public let fonts: [ThemeConfiguration.FontFamily]
  /// The values that it and the themes it extends set, the nearer winning.
  public let explicit: Style
  /// The preset that it or the nearest theme it extends names.
  public let preset: Preset

  /// The style of a widget with the preset of its `layout`, nil for the
  /// theme's, and with its own `style`.
  ///
  /// Later wins: the preset, what the themes set from the root on, what the
  /// widget sets (DESIGN, section 3). A widget's preset takes the place of
  /// the theme's, since every preset sets the same properties.
  public func style(forWidgetLayout layout: Preset?, own: Style) -> Style {
    let preset = layout ?? self.preset
    var style = own.layered(over: explicit).layered(over: preset.style)
    style["widgetLayout.preset"] = .name(preset.rawValue)
    return style
  }

  /// The style of a player with its own `style`.
  public func playerStyle(own: Style) -> Style {
    style(forWidgetLayout: nil, own: own)
  }
}
