import Catalog
import Localization
import Markup
import Styling
import Templating

/// One theme in one locale: what every page of it shares.
///
/// Immutable; a class because the models of every page hold it.
public final class Edition: Sendable {
  /// The theme.
  public let theme: Theme
  /// The locale, its strings and formatters.
  public let context: LocaleContext
  /// The folder of its pages from the site's top; the theme's name is
  /// written as ids are, so that it needs no escape in an address.
  let folder: String
  /// Whether the theme is light or dark.
  let colorScheme: String
  /// The place of the locale in the site, for `SiteContent`'s selections.
  public let localeIndex: Int
  /// The address of the theme's stylesheet from the site's top.
  public let stylesheet: String
  /// The notes of the theme for reviewers.
  let themeNotes: HTML?
  /// The style of each widget of the site, by its place.
  let widgetStyles: [CardStyle]
  /// The style of players that have none of their own.
  let playerStyle: PlayerStyle
  /// The style of each player of `players.items`, by its place.
  let playerStyles: [PlayerStyle]
  /// What the cards of each widget of the site show, by its place.
  let cardFaces: [CardFaces]
  /// The pictures that styles name.
  let pictures: Pictures

  /// The locale.
  public var locale: LocaleID { context.locale }

  /// An edition whose widget and player styles are in the order of the site.
  public init(
    theme: Theme, context: LocaleContext, localeIndex: Int,
    stylesheet: String, widgetStyles: [CardStyle],
    playerStyle: PlayerStyle, playerStyles: [PlayerStyle],
    pictures: [AssetReference: String]
  ) {
    self.theme = theme
    self.context = context
    folder =
      ItemID.fileName(of: theme.folderName) + "/" + context.locale.identifier
    colorScheme = theme.colorScheme.rawValue
    self.localeIndex = localeIndex
    self.stylesheet = stylesheet
    self.widgetStyles = widgetStyles
    self.playerStyle = playerStyle
    self.playerStyles = playerStyles
    let pictures = Pictures(pictures)
    self.pictures = pictures
    cardFaces = widgetStyles.map { CardFaces($0, context, pictures) }
    themeNotes = theme.notes.flatMap {
      Markdown.embedded($0, topHeading: 3)
    }
  }
}
