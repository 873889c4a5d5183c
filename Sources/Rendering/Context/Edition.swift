import Localization
import Styling
import Templating

/// One theme in one locale: what every page of it shares.
public struct Edition: Sendable {
  /// The theme.
  public let theme: Theme
  /// The locale, its strings and formatters.
  public let context: LocaleContext
  /// The place of the locale in the site, for `SiteContent`'s selections.
  public let localeIndex: Int
  /// The address of the theme's stylesheet from the site's top.
  public let stylesheet: String
  /// The style of each widget of the site, by its place.
  let widgetStyles: [CardStyle]
  /// The style of players that have none of their own.
  let playerStyle: PlayerStyle
  /// The style of each player of `players.items`, by its place.
  let playerStyles: [PlayerStyle]

  /// The locale.
  public var locale: LocaleID { context.locale }

  /// An edition whose widget and player styles are in the order of the site.
  public init(
    theme: Theme, context: LocaleContext, localeIndex: Int,
    stylesheet: String, widgetStyles: [CardStyle],
    playerStyle: PlayerStyle, playerStyles: [PlayerStyle]
  ) {
    self.theme = theme
    self.context = context
    self.localeIndex = localeIndex
    self.stylesheet = stylesheet
    self.widgetStyles = widgetStyles
    self.playerStyle = playerStyle
    self.playerStyles = playerStyles
  }
}
