import Catalog
import Rendering

/// Lists the pages of a site with their paths.
struct PageList {
  private let content: SiteContent
  private let editions: [Edition]
  private let renderer: PageRenderer

  init(
    _ content: SiteContent, _ editions: [Edition], _ renderer: PageRenderer
  ) {
    self.content = content
    self.editions = editions
    self.renderer = renderer
  }

  /// Every page that has a template, ordered by path, so that neighbours
  /// stand in one folder.
  func pages(_ fingerprints: PageFingerprints) -> [PlannedPage] {
    var pages: [PlannedPage] = []
    let kinds = self.kinds.filter(renderer.hasTemplate)
    pages.reserveCapacity(kinds.count * editions.count + 1)
    if renderer.hasTemplate(.index) {
      pages.append(
        page(.index, 0, OutputPath(name: "index.html"), fingerprints))
    }
    for (index, edition) in editions.enumerated() {
      for kind in kinds {
        let path = OutputPath(renderer.path(kind, in: edition))
        pages.append(page(kind, index, path, fingerprints))
      }
    }
    return pages.sorted { $0.path < $1.path }
  }

  /// The pages of each edition.
  private var kinds: [PageKind] {
    var kinds = (0..<renderer.galleryPageCount).map {
      PageKind.gallery(page: $0)
    }
    kinds += content.widgets.indices.map { .widget($0) }
    kinds += content.hasPlayerPage.indices.filter { content.hasPlayerPage[$0] }
      .map { .player(item: $0) }
    kinds += PlayerState.allCases.map { .state($0) }
    kinds += content.players.indices.map { .players($0) }
    kinds += content.pages.indices.map { .markdown($0) }
    return kinds
  }

  private func page(
    _ kind: PageKind, _ edition: Int, _ path: OutputPath,
    _ fingerprints: PageFingerprints
  ) -> PlannedPage {
    var live: OutputPath?
    if renderer.showsStreams(kind, edition: edition) {
      let stem = path.name.dropLast(".html".count)
      live = OutputPath(folder: "live/\(path.folder)", name: "\(stem).json")
    }
    return PlannedPage(
      kind: kind, edition: edition, path: path, live: live,
      fingerprint: fingerprints.fingerprint(
        kind, at: path.string, edition: edition))
  }
}
