import Catalog
import Configuration
import Diagnostics
import Localization
import Rendering
import Styling

/// Every file that a build makes.
package struct SitePlan: Sendable {
  /// Renders the pages.
  private(set) var renderer: PageRenderer
  /// The editions, themes first, then locales.
  let editions: [Edition]
  /// The pages, ordered by their paths.
  package let pages: [PlannedPage]
  /// The files below `assets/`, by name.
  let assets: [String: AssetPublisher.Source]
  /// `site.json`.
  let siteIndex: [UInt8]
  /// The items of the catalog with the addresses of what is published.
  let catalog: CatalogSnapshot
  /// What pages may load.
  let policy: ContentSecurityPolicy

  /// Plans the site of a project. Everything is selected by the catalog, and
  /// what `streams` know is laid over it afterwards.
  init(
    _ project: Project, _ selections: SiteSelections, _ streams: StreamStates,
    program: Fingerprint, into diagnostics: inout [Diagnostic]
  ) {
    var publisher = AssetPublisher(folder: project.folder)
    let catalog = CatalogAssets(
      project, publisher: &publisher, into: &diagnostics)
    let layers = StyleLayers(project.configuration, into: &diagnostics)
    let themes = project.themes.map {
      ThemePlan(
        $0, layers, project, publisher: &publisher, into: &diagnostics)
    }
    var content = SiteContent(
      project, selections, catalog, publisher: &publisher,
      into: &diagnostics)
    let contexts = LocaleContexts(project, content)
    editions = themes.flatMap { theme in
      contexts.all.enumerated().map {
        theme.edition($1, localeIndex: $0)
      }
    }
    content.markPlayerPages(project.configuration.playerPages, editions)
    self.catalog = content.catalog
    policy = ContentSecurityPolicy(
      project.configuration, content.catalog)
    var renderer = PageRenderer(
      content: content, editions: editions, templates: project.templates)
    let site = Fingerprint.site(project, content, program: program)
    var fingerprints = PageFingerprints(
      editions: editions.enumerated().map { index, edition in
        themes[index / contexts.all.count].fingerprints(
          edition, site: site, content)
      },
      content: content,
      pages: content.pages.map {
        var digest = Fingerprint(of: $0.name)
        digest.combine(Fingerprint(of: "\($0.content)"))
        return digest
      },
      renderer: renderer)
    for id in streams.facts.keys {
      guard let place = content.catalog.index(of: id) else { continue }
      let item = streams.shown(content.catalog.items[place])
      renderer.show(item, at: place)
      fingerprints.show(
        item, at: place, thumbnail: content.thumbnails[place])
    }
    self.renderer = renderer
    pages = PageList(content, editions, renderer).pages(fingerprints)
    assets = publisher.files
    siteIndex = SiteIndex(content, editions).bytes(pages)
  }
}

extension SitePlan {
  /// Shows what `streams` know of the items at `places` from now on.
  mutating func show(_ streams: StreamStates, at places: Set<Int>) {
    for place in places {
      renderer.show(streams.shown(catalog.items[place]), at: place)
    }
  }

  /// The places of the pages that show a stream, by the stream's place.
  var readersOfStreams: [Int: [Int]] {
    var readers: [Int: [Int]] = [:]
    for (place, page) in pages.enumerated() {
      let reads = renderer.reads(page.kind, edition: page.edition)
      for item in Set(reads.items) where catalog.items[item].stream != nil {
        readers[item, default: []].append(place)
      }
    }
    return readers
  }

  /// Appends a page to `page` and the file that it polls to `live`, which
  /// without `withLive` is left out.
  package func render(
    _ planned: PlannedPage, withLive: Bool = true,
    into page: inout [UInt8], live: inout [UInt8]
  ) {
    renderer.render(
      planned.kind, edition: planned.edition,
      livePath: withLive ? planned.live?.string : nil, into: &page,
      live: &live)
  }
}
