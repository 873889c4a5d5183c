import Catalog
import Localization
import Styling
import Templating

/// Makes the records of a widget's cards. What all of them share is worked
/// out once.
struct CardModel {
  private let content: SiteContent
  private let edition: Edition
  private let style: CardStyle
  private let links: CardLinks
  private let idPrefix: String

  init(
    content: SiteContent, edition: Edition, widget: Int, idPrefix: String
  ) {
    self.content = content
    self.edition = edition
    style = edition.widgetStyles[widget]
    links = CardLinks(content: content, top: PageAddresses.top)
    self.idPrefix = "\(idPrefix)\(content.widgets[widget].fileName)."
  }

  private var context: LocaleContext { edition.context }

  /// The id of the element that a refresh of the item replaces.
  func elementID(_ index: Int) -> String {
    idPrefix + content.fileNames[index]
  }

  /// The card of an item.
  func record(_ index: Int) -> Record {
    let item = content.snapshot.items[index]
    let parts = style.parts(for: CardState(item))
    var card = Fields<CardField>()
    card[.elementID] = .text(elementID(index))
    card[.video] = .text(item.id)
    card[.isRead] = .text(item.isRead ? "true" : "false")
    if let state = item.stream?.state {
      card[.streamState] = .text(state.rawValue)
    }
    card[.href] = links.player(index)
    context.set(item.title, CardField.title, .titleLang, in: &card)
    context.set(item.subtitle, CardField.subtitle, .subtitleLang, in: &card)
    card[.showsTitle] = .bool(parts.title)
    card[.showsImage] = .bool(parts.image)
    card[.showsGradient] = .bool(parts.gradientOverlay)
    card[.showsBorder] = .bool(parts.border)
    card[.image] = links.image(index)
    setIndicators(parts, of: item, in: &card)
    return card.record
  }

  private func setIndicators(
    _ parts: CardParts, of item: Item, in card: inout Fields<CardField>
  ) {
    if let indicator = parts.statusIndicator {
      card[.statusIndicator] = StatusIndicatorModel.value(
        indicator, item.stream?.state, context)
    }
    if let badge = parts.badge {
      var record = Fields<BadgeField>()
      context.set(badge.text, BadgeField.label, .lang, in: &record)
      card[.badge] = .record(record.record)
    }
    if parts.eventTimeElement, let start = item.stream?.startTime {
      var time = Fields<TimeField>()
      time[.datetime] = .text(start.iso8601)
      time[.text] = .text(context.startTime(start))
      time[.icon] = edition.picture(style.eventTimeIcon)
      card[.eventTime] = .record(time.record)
    }
    if parts.durationElement, let seconds = item.duration {
      card[.duration] = DurationModel.value(
        seconds, icon: edition.picture(style.durationIcon), context)
    }
  }
}
