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
    hls = publisher.publish(
      project.hls, for: catalog.snapshot,
      siteFile: project.folder.displayPath(ConfigurationFile.name),
      into: &diagnostics)
    refreshInterval = project.refreshInterval
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

extension AssetPublisher {
  /// Publishes hls.js and its licence if something of the catalog may need
  /// it: a stream may get a playlist by an update. The address from the site's
  /// top.
  fileprivate mutating func publish(
    _ script: HLSScript?, for snapshot: CatalogSnapshot, siteFile: String,
    into diagnostics: inout [Diagnostic]
  ) -> String? {
    let player = snapshot.items.first { $0.playback?.hls != nil }
    guard let script else {
      if let player {
        diagnostics.append(
          .noHLSScript(player.id, siteFile, at: player.location))
      }
      return nil
    }
    guard player != nil || snapshot.items.contains(where: { $0.stream != nil })
    else { return nil }
    if let licence = script.licence {
      _ = publish(licence, name: "hls-licence", ending: "txt")
    }
    return publish(script.bytes, name: "hls", ending: "js")
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
