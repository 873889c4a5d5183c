import Catalog
import Localization
import Styling
import Templating

/// Makes the record of a widget with its cards.
struct WidgetModel {
  let content: SiteContent
  let edition: Edition
  let widget: Int
  /// Keeps element ids apart where a page shows several widgets.
  var idPrefix = "card."

  /// The items that the widget draws, as indices into the snapshot.
  var drawn: ArraySlice<Int> {
    content.drawn(widget: widget, in: edition)
  }

  /// The cards that a refresh replaces.
  var liveTargets: [LiveTarget] {
    let cards = cardModel
    return drawn.map { .card(item: $0, cards) }
  }

  private var cardModel: CardModel {
    CardModel(
      content: content, edition: edition, widget: widget, idPrefix: idPrefix)
  }

  /// The widget under a second-level heading that links to its page, or under
  /// the heading of its own page.
  func record(isOwnPage: Bool) -> Record {
    let source = content.widgets[widget]
    let style = edition.widgetStyles[widget]
    var record = Fields<WidgetField>()
    record[.id] = .text(source.id)
    record[.elementID] = .text("widget." + idPrefix + source.fileName)
    edition.context.set(
      source.title ?? LocalizedText(source.id), WidgetField.title, .titleLang,
      in: &record)
    record[.layout] = .text(style.isRow ? "row" : "grid")
    record[.isRow] = .bool(style.isRow)
    record[.orientation] = .text(style.orientation.name)
    record[.isSingle] = .bool(style.preset.isSingleItem)
    record[.columns] = .text(String(style.columns))
    record[.titlePlacement] = .text(style.titlePlacement.rawValue)
    record[.thumbnailType] = .text(style.thumbnailType.rawValue)
    record[.cards] = .list(drawn.map(cardModel.record))
    record[.isEmpty] = .bool(drawn.isEmpty)
    record[.headingLevel2] = .bool(!isOwnPage)
    if !isOwnPage {
      record[.href] = .text("../widgets/\(source.fileName).html")
    }
    return record.record
  }
}

extension SiteContent {
  /// The items that a widget draws in an edition: its selection, cut by the
  /// style's `maxDisplayItemsCount`.
  func drawn(widget: Int, in edition: Edition) -> ArraySlice<Int> {
    let selection = widgets[widget].selections[edition.localeIndex]
    let limit = edition.widgetStyles[widget].maxDisplayItemsCount
    return selection.prefix(limit ?? selection.count)
  }
}
