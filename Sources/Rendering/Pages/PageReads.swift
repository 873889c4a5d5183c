/// What of the site one page reads: the other side of `PageRenderer.render`,
/// so that a page is rendered again exactly when one of these changes.
public struct PageReads: Sendable, Hashable {
  /// Items that it shows, as indices into the snapshot.
  public var items: [Int] = []
  /// Items that it shows as the catalog has them, whatever updates say.
  public var stills: [Int] = []
  /// Items of which it knows only the id.
  public var ids: [Int] = []
  /// Widgets that it shows, by their places.
  public var widgets: [Int] = []
  /// Players of `players.items` that it shows, by their places.
  public var players: [Int] = []
  /// How many pages or cards it counts.
  public var counts: [Int] = []
  /// Markdown pages that it shows or names, by their places.
  public var pages: [Int] = []
}

extension PageRenderer {
  /// What a page reads.
  public func reads(_ kind: PageKind, edition index: Int) -> PageReads {
    let edition = editions[index]
    var reads = PageReads()
    switch kind {
    case .index: break
    case .gallery(let page): addGallery(page, edition, to: &reads)
    case .widget(let widget): add(widget: widget, edition, to: &reads)
    case .player(let item):
      reads.items =
        [item]
        + queues[index].next(
          after: item, limit: Self.upNext)
      reads.ids =
        Array(queues[index].window(around: item))
        + [queues[index].neighbours(of: item).previous].compactMap { $0 }
    case .players(let player):
      let queue = content.players[player].selections[edition.localeIndex]
      reads.players = [player]
      reads.items = Array(queue.prefix(Self.upNext + 1))
      reads.ids = Array(queue.prefix(Queues.wholeQueue))
    case .state(let state):
      reads.stills = [
        StillPages.subject(of: state, in: content.catalog).index
      ].compactMap { $0 }
    case .markdown(let page): addMarkdown(page, edition, to: &reads)
    }
    return reads
  }

  private func add(widget: Int, _ edition: Edition, to reads: inout PageReads) {
    reads.widgets.append(widget)
    reads.items += content.drawn(widget: widget, in: edition)
  }

  private func addMarkdown(
    _ page: Int, _ edition: Edition, to reads: inout PageReads
  ) {
    reads.pages = [page]
    for block in content.pages[page].content.blocks {
      switch block {
      case .html: break
      case .widget(let id, _, _):
        if let widget = content.widgets.firstIndex(where: { $0.id == id }) {
          add(widget: widget, edition, to: &reads)
        }
      case .player(let id, _, _):
        if let player = content.players.firstIndex(where: { $0.id == id }) {
          let queue = content.players[player].selections[edition.localeIndex]
          reads.players.append(player)
          reads.items += queue.prefix(2)
        } else if let item = content.snapshot.index(of: id) {
          reads.items.append(item)
        }
      }
    }
  }

  private func addGallery(
    _ page: Int, _ edition: Edition, to reads: inout PageReads
  ) {
    reads.counts = [GalleryModel.pageCount(content)]
    reads.items = Array(GalleryModel.videos(page: page, of: playable))
    guard page == 0 else { return }
    reads.widgets = Array(content.widgets.indices)
    reads.counts += content.widgets.indices.map {
      content.drawn(widget: $0, in: edition).count
    }
    reads.pages = Array(content.pages.indices)
    reads.players = Array(content.players.indices)
    for player in content.players {
      let queue = player.selections[edition.localeIndex]
      reads.counts.append(queue.count)
      reads.items += queue.prefix(1)
    }
  }
}

extension PageRenderer {
  /// Whether a page refreshes streams, so that it has a live file.
  public func showsStreams(_ kind: PageKind, edition index: Int) -> Bool {
    let edition = editions[index]
    func isStream(_ item: Int) -> Bool {
      content.snapshot.items[item].stream != nil
    }
    switch kind {
    case .index, .gallery, .state: return false
    case .widget(let widget):
      return content.drawn(widget: widget, in: edition).contains(
        where: isStream)
    case .player(let item): return isStream(item)
    case .players(let player):
      return content.players[player].selections[edition.localeIndex].first
        .map(isStream) ?? false
    case .markdown(let page):
      return MarkdownPageModel(content: content, edition: edition)
        .blocks(of: content.pages[page]).1
        .contains { isStream($0.item) }
    }
  }
}

extension SiteContent {
  /// The items that the widgets and players of an edition show.
  public func shownItems(in edition: Edition) -> Set<Int> {
    var shown: Set<Int> = []
    for widget in widgets.indices {
      shown.formUnion(drawn(widget: widget, in: edition))
    }
    for player in players {
      shown.formUnion(player.selections[edition.localeIndex])
    }
    return shown
  }
}
