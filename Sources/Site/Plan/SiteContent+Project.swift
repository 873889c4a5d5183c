import Catalog
import Configuration
import Diagnostics
import Localization
import Rendering
import Styling

extension SiteContent {
  /// What the pages of a project show.
  init(
    _ project: Project, _ selections: SiteSelections, _ catalog: CatalogAssets,
    publisher: inout AssetPublisher, into diagnostics: inout [Diagnostic]
  ) {
    let configuration = project.configuration
    let policy = ContentSecurityPolicy(configuration, catalog.snapshot)
    self.init(
      title: configuration.title, snapshot: catalog.snapshot,
      policy: policy.text,
      stylesheet: publisher.publish(
        Stylesheet.stateRules + project.stylesheet, name: "greenroom",
        ending: "css"),
      scripts: project.scripts.map {
        publisher.publish($0, name: "script", ending: "js")
      })
    isDraft = configuration.isDraft
    isIndexed = configuration.isIndexed
    now = configuration.now
    thumbnails = catalog.thumbnails
    widgets = selections.widgets
    players = selections.players
    pages = MarkdownPages(project).pages(
      publisher: &publisher, into: &diagnostics)
  }

  /// Says which items have a player page.
  mutating func markPlayerPages(
    _ pages: SiteConfiguration.PlayerPages, _ editions: [Edition]
  ) {
    switch pages {
    case .none: break
    case .all:
      hasPlayerPage = Array(repeating: true, count: snapshot.items.count)
    case .listed(let ids):
      for index in ids.compactMap({ snapshot.index(of: $0.id) }) {
        hasPlayerPage[index] = true
      }
    case .shown:
      for index in editions.flatMap({ shownItems(in: $0) }) {
        hasPlayerPage[index] = true
      }
    }
  }
}

extension ContentSecurityPolicy {
  /// The policy of a site.
  init(_ configuration: SiteConfiguration, _ catalog: CatalogSnapshot) {
    self.init()
    allow(configuration)
    allow(catalog)
  }

  /// Allows what the site's configuration names.
  fileprivate mutating func allow(_ configuration: SiteConfiguration) {
    allow(configuration.poller?.url.value)
    for origin in configuration.allowOrigins { allow(origin.value) }
  }

  /// Allows what the pages of a catalog load. A call to action is a link, and
  /// needs no permission.
  fileprivate mutating func allow(_ snapshot: CatalogSnapshot) {
    for item in snapshot.items {
      allow(item.thumbnail?.url)
      allow(item.playback?.hls)
      allow(item.playback?.mp4)
      for captions in item.captions { allow(captions.url) }
    }
  }
}
