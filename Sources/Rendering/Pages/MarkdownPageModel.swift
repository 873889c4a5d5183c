import Catalog
import Localization
import Markup
import Styling
import Templating

/// Makes the records of a Markdown page: text, widgets and inline players.
struct MarkdownPageModel {
  let content: SiteContent
  let edition: Edition

  /// The blocks of a page, and the elements in them that a refresh replaces.
  func blocks(of page: SiteContent.Page) -> ([Record], [LiveTarget]) {
    var records: [Record] = []
    var targets: [LiveTarget] = []
    for (place, block) in page.content.blocks.enumerated() {
      var record = Fields<BlockField>()
      switch block {
      case .html(let html):
        record[.html] = .html(html)
        record[.lang] = edition.context.siteLanguage
      case .widget(let id, _, _):
        guard let widget = content.widgets.firstIndex(where: { $0.id == id })
        else { continue }
        let model = WidgetModel(
          content: content, edition: edition, widget: widget,
          idPrefix: "block\(place).")
        record[.widget] = .record(model.record(isOwnPage: false))
        targets += model.liveTargets
      case .player(let id, _, _):
        guard let (model, item) = player(id, place) else { continue }
        let target = model.liveTarget(item)
        record[.player] = .record(target.record)
        targets.append(target)
      }
      records.append(record.record)
    }
    return (records, targets)
  }

  /// The inline player of an item or, with its first item, of a player of
  /// `players.items`.
  private func player(_ id: String, _ place: Int) -> (PlayerModel, Int)? {
    var model = PlayerModel(
      content: content, edition: edition, style: edition.playerStyle,
      size: .inline)
    model.elementID = "player.block\(place)"
    guard let index = content.players.firstIndex(where: { $0.id == id })
    else {
      return content.snapshot.index(of: id).map { (model, $0) }
    }
    let queue = content.players[index].selections[edition.localeIndex]
    guard let first = queue.first else { return nil }
    model.playerID = id
    model.style = edition.playerStyles[index]
    model.neighbours = Queues.neighbours(in: queue, around: first, at: 0)
    return (model, first)
  }
}
