import Diagnostics
import Documents
import Localization

/// What `site.yaml` says.
public struct SiteConfiguration: Sendable {
  /// A widget: a row or grid of cards.
  public struct Widget: Sendable {
    /// Its identifier, unique among widgets.
    public var id: String
    /// Its heading.
    public var title: LocalizedText?
    /// The name of its layout preset; `Styling` knows which exist.
    public var layout: Located<String>?
    /// Where its items come from.
    public var dataSource = DataSource()
    /// Which kinds of item it shows.
    public var videosFilterParams = VideosFilterParams()
    /// Its own part of the style tree, layered last; read by `Styling`.
    public var style: Node?
    /// Where it stands.
    public var location: SourceLocation

    /// A widget that shows every on-demand video.
    public init(id: String, location: SourceLocation) {
      self.id = id
      self.location = location
    }
  }

  /// A full-screen player with a queue of its own.
  public struct Player: Sendable {
    /// Its identifier, unique among players.
    public var id: String
    /// Where its queue comes from.
    public var dataSource = DataSource()
    /// Which kinds of item its queue holds.
    public var videosFilterParams = VideosFilterParams()
    /// Its own part of the style tree, layered last; read by `Styling`.
    public var style: Node?
    /// Where it stands.
    public var location: SourceLocation

    /// A player whose queue is every on-demand video.
    public init(id: String, location: SourceLocation) {
      self.id = id
      self.location = location
    }
  }

  /// Which videos have a player page.
  public enum PlayerPages: Sendable, Hashable {
    /// Those that a widget or player shows.
    case shown
    case all
    case none
    case listed([DataSource.ListedID])
  }

  /// The catalog and how it is read.
  public struct CatalogSource: Sendable {
    /// Its path, relative to the project.
    public var file: Located<String>
    /// What separates the cells of a table; nil to find it out.
    public var separator: CSVDocument.Separator?
    /// Whether it is a table: its name ends in `.csv` or `.tsv`, or a
    /// separator is given and it does not end in `.json`.
    public var isTable: Bool {
      let name = file.value.lowercased()
      return name.hasSuffix(".csv") || name.hasSuffix(".tsv")
        || separator != nil && !name.hasSuffix(".json")
    }
    /// A JSON Pointer to the list of items; nil means `/items`.
    public var items: Located<String>?
    /// How its keys map to ours; read by `Catalog`.
    public var map: Node?

    /// A catalog in our own format.
    public init(file: Located<String>) { self.file = file }
  }

  /// Where stream updates come from.
  public struct Poller: Sendable, Hashable {
    /// The address, with `${…}` still in place.
    public var url: Located<String>
    /// Seconds between polls.
    public var interval: Double = 10
    /// Header fields, values with `${…}` still in place.
    public var headers: [String: String] = [:]
    /// A JSON Pointer to the list of a reply; nil means `/streams`.
    public var items: Located<String>?
    /// How a reply maps to ours; read by `Catalog`.
    public var map: Node?

    /// A poller of `url` every 10 seconds.
    public init(url: Located<String>) { self.url = url }
  }

  /// The title of the site.
  public var title: LocalizedText
  /// The locales of the site, at least one; the first is the default.
  public var locales: [LocaleID]
  /// An IANA time zone; start times are shown in it.
  public var timeZone: Located<String>
  /// The themes, bundled names or folders; at least one.
  public var themes: [Located<String>]
  /// The catalog.
  public var catalog: CatalogSource
  /// The widgets, in the order of the gallery.
  public var widgets: [Widget] = []
  /// Which videos have a player page.
  public var playerPages: PlayerPages = .shown
  /// Full-screen players with queues of their own.
  public var players: [Player] = []
  /// A fixed clock.
  public var now: Instant?
  /// Origins that pages may use besides the catalog's own.
  public var allowOrigins: [Located<String>] = []
  /// Where stream updates come from.
  public var poller: Poller?
  /// A copy of hls.js, by its path from the project, in place of the one that
  /// Greenroom carries.
  public var hlsScript: Located<String>?
  /// The texts of the file with their places, without those of styles.
  public var texts: [PlacedText] = []
  /// Whether pages carry a ribbon that says draft.
  public var isDraft = false
  /// Whether search engines may index the pages.
  public var isIndexed = false

  /// A site with the given essentials.
  public init(
    title: LocalizedText, locales: [LocaleID], timeZone: Located<String>,
    themes: [Located<String>], catalog: CatalogSource
  ) {
    self.title = title
    self.locales = locales
    self.timeZone = timeZone
    self.themes = themes
    self.catalog = catalog
  }
}
