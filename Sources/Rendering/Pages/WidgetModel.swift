import Catalog
import Localization
import Styling
import Templating

/// Makes the record of a widget with its cards.
struct WidgetModel {
  private let content: SiteContent
  private let edition: Edition
  private let widget: Int
  private let idPrefix: String
  private let cardModel: CardModel
  /// The items that it draws, as indices into the snapshot.
  private let drawn: ArraySlice<Int>
  /// Their cards.
  private let cards: [Record]

  /// A widget whose element ids start with `idPrefix`, which keeps them apart
  /// where a page shows several.
  init(
    content: SiteContent, edition: Edition, widget: Int,
    idPrefix: String = "card."
  ) {
    self.content = content
    self.edition = edition
    self.widget = widget
    self.idPrefix = idPrefix
    cardModel = CardModel(
      content: content, edition: edition, widget: widget, idPrefix: idPrefix)
    drawn = content.drawn(widget: widget, in: edition)
    cards = drawn.map(cardModel.record)
  }

  /// The cards that a refresh replaces.
  var liveTargets: [LiveTarget] {
    zip(drawn, cards).map { item, card in
      LiveTarget(
        element: .card, item: item, elementID: cardModel.elementID(item),
        record: card)
    }
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
    record[.cards] = .list(cards)
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
