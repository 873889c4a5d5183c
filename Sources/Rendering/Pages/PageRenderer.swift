import Catalog
import Localization
import Markup
import Styling
import Templating

/// Renders the pages of a site: one path for the first build, for refreshes
/// and for live files.
public struct PageRenderer: Sendable {
  private(set) var content: SiteContent
  let editions: [Edition]
  private let templates: PageTemplates
  /// What surrounds the pages of each edition, and its gallery.
  private let chromes: [PageChrome]
  private let galleryChromes: [PageChrome]
  /// The queues of each edition.
  let queues: [Queues]
  /// The items with a player page, in catalog order.
  let playable: [Int]

  /// A renderer of `content` in these editions, which are in the order of
  /// themes, then locales.
  public init(
    content: SiteContent, editions: [Edition], templates: PageTemplates
  ) {
    self.content = content
    self.editions = editions
    self.templates = templates
    func chromes(_ top: String) -> [PageChrome] {
      editions.map {
        PageChrome(
          content: content, editions: editions, edition: $0, top: top)
      }
    }
    self.chromes = chromes(PageAddresses.top)
    galleryChromes = chromes(PageAddresses.topOfGallery)
    queues = editions.map { content.queues(in: $0) }
    playable = content.hasPlayerPage.indices.filter {
      content.hasPlayerPage[$0]
    }
  }

  /// Shows `item` at `place` from now on. Which items stand where stays as the
  /// catalog decided it.
  public mutating func show(_ item: Item, at place: Int) {
    content.show(item, at: place)
  }

  /// Appends one page to `page` and the file that it polls to `live`.
  /// `livePath` is that file's path from the site's top; nil when the page
  /// has none.
  public func render(
    _ kind: PageKind, edition index: Int, livePath: String?,
    into page: inout [UInt8], live: inout [UInt8]
  ) {
    let edition = editions[index]
    var chrome = PageModel(
      chrome(of: kind, index), kind, path: PageAddresses.path(kind, in: content)
    )
    switch kind {
    case .index: renderIndex(edition, chrome, into: &page)
    case .gallery(let number):
      renderGallery(number, edition, chrome, into: &page)
    case .state(let state): renderState(state, edition, chrome, into: &page)
    case .widget, .player, .players, .markdown:
      chrome.live = livePath
      chrome.needsServer =
        kind.plays
        || livePath != nil
          && reads(kind, edition: index).items.contains(where: isActive)
      let targets = renderLive(kind, index, chrome, into: &page)
      if livePath == nil { return }
      var file = LiveFile(
        content: content, templates: templates, text: edition.context.text)
      file.append(targets, to: &live)
    }
  }

  private func chrome(of kind: PageKind, _ index: Int) -> PageChrome {
    switch kind {
    case .index:
      PageChrome(
        content: content, editions: editions, edition: editions[index],
        top: "", isIndex: true)
    case .gallery: galleryChromes[index]
    case .widget, .player, .state, .players, .markdown: chromes[index]
    }
  }

  /// Whether updates of an item may still come: an ended stream without a
  /// recording may get one.
  private func isActive(_ item: Int) -> Bool {
    let item = content.snapshot.items[item]
    guard let state = item.stream?.state else { return false }
    return state != .ended || item.playback == nil
  }

  private func renderLive(
    _ kind: PageKind, _ index: Int, _ chrome: PageModel,
    into page: inout [UInt8]
  ) -> [LiveTarget] {
    let edition = editions[index]
    switch kind {
    case .widget(let widget):
      return renderWidget(widget, edition, chrome, into: &page)
    case .player(let item):
      let queues = queues[index]
      var model = PlayerModel(
        content: content, edition: edition, style: edition.playerStyle,
        size: .full)
      model.neighbours = queues.neighbours(of: item)
      return renderPlayer(
        model, item, queue: queues.window(around: item),
        upNext: queues.next(after: item, limit: Self.upNext), chrome,
        into: &page)
    case .players(let player):
      return renderQueue(player, edition, chrome, into: &page)
    case .markdown(let number):
      return renderMarkdown(number, edition, chrome, into: &page)
    case .index, .gallery, .state:
      return []
    }
  }

  /// The path of a page from the site's top.
  public func path(_ kind: PageKind, in edition: Edition) -> String {
    guard let path = PageAddresses.path(kind, in: content) else {
      return "index.html"
    }
    return PageAddresses.folder(edition) + "/" + path
  }

  /// The way from a page of an edition, its gallery apart, to the site's top.
  public static var top: String { PageAddresses.top }

  /// How many pages the gallery of each edition has.
  public var galleryPageCount: Int { GalleryModel.pageCount(content) }

  /// Whether a page of this kind can be rendered.
  public func hasTemplate(_ kind: PageKind) -> Bool {
    templates.template(for: kind) != nil
  }

  /// How many of the following items a player page lists.
  static let upNext = 6

  private func renderWidget(
    _ widget: Int, _ edition: Edition, _ chrome: PageModel,
    into page: inout [UInt8]
  ) -> [LiveTarget] {
    let model = WidgetModel(
      content: content, edition: edition, widget: widget)
    let title = content.widgets[widget].title
      .map { edition.context.resolve($0).text }
    var root = Fields<WidgetPageField>()
    root[.page] = .record(
      chrome.record(title: title ?? content.widgets[widget].id))
    root[.text] = .record(edition.context.text)
    root[.widget] = .record(model.record(isOwnPage: true))
    templates.widget?.render(root.record, into: &page)
    return model.liveTargets
  }

  private func renderQueue(
    _ player: Int, _ edition: Edition, _ chrome: PageModel,
    into page: inout [UInt8]
  ) -> [LiveTarget] {
    let queue = content.players[player].selections[edition.localeIndex]
    guard let first = queue.first else {
      renderEmptyQueue(player, edition, chrome, into: &page)
      return []
    }
    var model = PlayerModel(
      content: content, edition: edition,
      style: edition.playerStyles[player], size: .full)
    model.playerID = content.players[player].id
    model.neighbours = Queues.neighbours(in: queue, around: first, at: 0)
    return renderPlayer(
      model, first, queue: queue.prefix(Queues.wholeQueue),
      upNext: queue.dropFirst().prefix(Self.upNext), chrome, into: &page)
  }

  private func renderPlayer(
    _ model: PlayerModel, _ index: Int, queue: ArraySlice<Int>,
    upNext: ArraySlice<Int>, _ chrome: PageModel, into page: inout [UInt8]
  ) -> [LiveTarget] {
    let item = content.snapshot.items[index]
    let context = model.edition.context
    let entries = EntryModel(
      content: content, edition: model.edition,
      links: CardLinks(content: content, top: PageAddresses.top))
    var root = Fields<PlayerPageField>()
    root[.page] = .record(
      chrome.record(title: context.resolve(item.title).text))
    root[.text] = .record(context.text)
    let target = model.liveTarget(index)
    root[.player] = .record(target.record)
    root[.hasUpNext] = .bool(!upNext.isEmpty)
    root[.upNext] = .list(upNext.map(entries.item))
    root[.queue] = .json(content.queueJSON(queue))
    root[.texts] = .json(context.playerTexts)
    if let description = item.description {
      let (text, lang) = context.resolve(description)
      if let html = Markdown.embedded(text, topHeading: 2) {
        root[.description] = .html(html)
        root[.descriptionLang] = lang
      }
    }
    templates.player?.render(root.record, into: &page)
    return [target]
  }

  private func renderEmptyQueue(
    _ player: Int, _ edition: Edition, _ chrome: PageModel,
    into page: inout [UInt8]
  ) {
    var root = Fields<PlayerPageField>()
    root[.page] = .record(chrome.record(title: content.players[player].id))
    root[.text] = .record(edition.context.text)
    templates.player?.render(root.record, into: &page)
  }

  private func renderMarkdown(
    _ number: Int, _ edition: Edition, _ chrome: PageModel,
    into page: inout [UInt8]
  ) -> [LiveTarget] {
    let source = content.pages[number]
    let (blocks, targets) = MarkdownPageModel(
      content: content, edition: edition
    ).blocks(of: source)
    var root = Fields<MarkdownPageField>()
    root[.page] = .record(
      chrome.record(title: source.content.title ?? source.name))
    root[.text] = .record(edition.context.text)
    root[.blocks] = .list(blocks)
    if targets.contains(where: { $0.element == .player }) {
      root[.texts] = .json(edition.context.playerTexts)
    }
    templates.markdown?.render(root.record, into: &page)
    return targets
  }

  private func renderState(
    _ state: PlayerState, _ edition: Edition, _ chrome: PageModel,
    into page: inout [UInt8]
  ) {
    var chrome = chrome
    chrome.hasScripts = false
    let context = edition.context
    var root = Fields<StatePageField>()
    root[.page] = .record(
      chrome.record(title: context.strings[state.titleKey]))
    root[.text] = .record(context.text)
    StillPages(content: content, edition: edition)
      .set(state, in: &root)
    templates.state?.render(root.record, into: &page)
  }

  private func renderGallery(
    _ number: Int, _ edition: Edition, _ chrome: PageModel,
    into page: inout [UInt8]
  ) {
    let context = edition.context
    var root = Fields<GalleryPageField>()
    root[.page] = .record(chrome.record(title: context.strings[.gallery]))
    root[.text] = .record(context.text)
    root[.gallery] = .record(
      GalleryModel(content: content, edition: edition, page: number)
        .record(playable: playable))
    templates.gallery?.render(root.record, into: &page)
  }

  private func renderIndex(
    _ edition: Edition, _ chrome: PageModel, into page: inout [UInt8]
  ) {
    let context = edition.context
    var root = Fields<IndexPageField>()
    root[.page] = .record(
      chrome.record(title: context.resolve(content.title).text))
    root[.text] = .record(context.text)
    root[.index] = .record(IndexModel(editions: editions).record())
    templates.index?.render(root.record, into: &page)
  }
}
