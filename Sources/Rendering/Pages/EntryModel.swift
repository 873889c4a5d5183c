import Catalog
import Localization
import Styling
import Templating

/// Makes the records of links to pages.
struct EntryModel {
  let content: SiteContent
  let edition: Edition
  let links: CardLinks

  private var context: LocaleContext { edition.context }

  /// A link to the player page of an item.
  func item(_ index: Int) -> Record {
    let item = content.snapshot.items[index]
    var entry = Fields<EntryField>()
    entry[.href] = links.player(index)
    entry[.image] = links.image(index)
    context.set(item.title, EntryField.title, .titleLang, in: &entry)
    if let stream = item.stream {
      entry[.state] = .text(stream.state.rawValue)
      entry[.stateText] = .text(context.strings[stream.state.stringKey])
      if stream.state == .upcoming {
        entry[.detail] = context.startTime(stream.startTime)[TimeField.text]
        entry[.datetime] = .text(stream.startTime.iso8601)
      }
    }
    if item.stream?.state != .upcoming, item.stream?.state != .live,
      let seconds = item.duration
    {
      entry[.detail] = .text(context.durations.text(seconds: seconds))
    }
    return entry.record
  }

  /// A link to a widget page, with its layout and the number of its cards.
  func widget(_ index: Int) -> Record {
    let widget = content.widgets[index]
    let style = edition.widgetStyles[index]
    let count = content.drawn(widget: index, in: edition).count
    var entry = named(
      widget.title ?? LocalizedText(widget.id),
      href: "widgets/\(widget.fileName).html")
    entry[.detail] = .text(context.strings.itemCount(count))
    entry[.layout] = .text(style.isRow ? "row" : "grid")
    entry[.orientation] = .text(style.orientation.name)
    entry[.columns] = .text(String(style.columns))
    return entry.record
  }

  /// A link to the page of a player of `players.items`.
  func player(_ index: Int) -> Record {
    let player = content.players[index]
    let queue = player.selections[edition.localeIndex]
    var entry = named(
      LocalizedText(player.id), href: "players/\(player.fileName).html")
    entry[.detail] = .text(context.strings.itemCount(queue.count))
    if let first = queue.first { entry[.image] = links.image(first) }
    return entry.record
  }

  /// A link to a Markdown page.
  func page(_ index: Int) -> Record {
    let page = content.pages[index]
    return named(
      LocalizedText(page.content.title ?? page.name),
      href: "pages/\(page.fileName).html"
    ).record
  }

  /// A link to the still page of a player state.
  func state(_ state: PlayerState) -> Record {
    var entry = Fields<EntryField>()
    entry[.href] = .text("states/\(state.rawValue).html")
    entry[.title] = .text(context.strings[state.titleKey])
    entry[.detail] = .text(state.rawValue)
    return entry.record
  }

  private func named(_ title: LocalizedText, href: String)
    -> Fields<EntryField>
  {
    var entry = Fields<EntryField>()
    entry[.href] = .text(href)
    context.set(title, EntryField.title, .titleLang, in: &entry)
    return entry
  }
}

extension PlayerState {
  /// The name of the state for people.
  var titleKey: StringKey {
    switch self {
    case .waitingRoom: .stateWaitingRoom
    case .liveEdge: .stateLiveEdge
    case .liveBehind: .stateLiveBehind
    case .endedBehind: .stateEndedBehind
    case .endedReplay: .stateEndedReplay
    case .endedNoRecording: .stateEndedNoRecording
    case .endOfContent: .stateEndOfContent
    case .onDemand: .stateOnDemand
    }
  }
}
