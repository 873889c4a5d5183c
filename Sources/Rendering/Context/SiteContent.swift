import Catalog
import Localization
import Markup

/// What the pages of a site show, in every theme and locale.
public struct SiteContent: Sendable {
  /// A widget of the site.
  public struct Widget: Sendable {
    /// Its identifier.
    public var id: String
    /// Its identifier as a file name.
    public var fileName: String
    /// Its heading.
    public var title: LocalizedText?
    /// The items that it selects, by locale, as indices into the snapshot.
    public var selections: [[Int]]

    /// A widget with its selection in each locale of the site.
    public init(
      id: String, title: LocalizedText?, selections: [[Int]]
    ) {
      self.id = id
      self.fileName = ItemID.fileName(of: id)
      self.title = title
      self.selections = selections
    }
  }

  /// A player of `players.items`.
  public struct Player: Sendable {
    /// Its identifier.
    public var id: String
    /// Its identifier as a file name.
    public var fileName: String
    /// Its queue, by locale, as indices into the snapshot.
    public var selections: [[Int]]

    /// A player with its queue in each locale of the site.
    public init(id: String, selections: [[Int]]) {
      self.id = id
      self.fileName = ItemID.fileName(of: id)
      self.selections = selections
    }
  }

  /// A Markdown page.
  public struct Page: Sendable {
    /// The name of its file without `.md`.
    public var name: String
    /// Its name as a file name.
    public var fileName: String
    /// What it holds. The ids in it exist.
    public var content: MarkdownPage

    /// A page that was read from `name`.md.
    public init(name: String, content: MarkdownPage) {
      self.name = name
      self.fileName = ItemID.fileName(of: name)
      self.content = content
    }
  }

  /// The title of the site.
  public var title: LocalizedText
  /// Whether pages carry a ribbon that says draft.
  public var isDraft: Bool
  /// Whether search engines may index the pages.
  public var isIndexed: Bool
  /// The fixed clock of the site; nil leaves pages to the viewer's clock.
  public var now: Instant?
  /// The content security policy of every page.
  public var policy: String
  /// The catalog as still pages show it: no stream update changes them.
  public let catalog: CatalogSnapshot
  /// The catalog, stream updates laid over it.
  public private(set) var snapshot: CatalogSnapshot
  /// The file name of each item's pages, without an ending.
  public let fileNames: [String]
  /// The published address of each item's thumbnail, from the site's top or
  /// absolute; nil where there is none.
  public var thumbnails: [String?]
  /// Whether each item has a player page.
  public var hasPlayerPage: [Bool]
  /// The widgets.
  public var widgets: [Widget]
  /// The players with a queue of their own.
  public var players: [Player]
  /// The Markdown pages.
  public var pages: [Page]
  /// The addresses of the shared stylesheet and scripts from the site's top.
  public var stylesheet: String
  /// The addresses of the scripts from the site's top.
  public var scripts: [String]
  /// The address of hls.js from the site's top; nil where there is none.
  public var hls: String?
  /// Seconds between two looks of an open page at its live file; nil leaves
  /// it to the page.
  public var refreshInterval: Double?

  /// Content without widgets, players and pages.
  public init(
    title: LocalizedText, snapshot: CatalogSnapshot, policy: String,
    stylesheet: String, scripts: [String]
  ) {
    self.title = title
    self.catalog = snapshot
    self.snapshot = snapshot
    self.policy = policy
    self.stylesheet = stylesheet
    self.scripts = scripts
    fileNames = snapshot.items.map { ItemID.fileName(of: $0.id) }
    isDraft = false
    isIndexed = false
    thumbnails = Array(repeating: nil, count: snapshot.items.count)
    hasPlayerPage = Array(repeating: false, count: snapshot.items.count)
    widgets = []
    players = []
    pages = []
  }

  /// Shows `item` at `place`: what stream updates say of it, with everything
  /// else as the catalog has it.
  public mutating func show(_ item: Item, at place: Int) {
    snapshot.replace(place, by: item)
  }
}
