import Catalog
import Localization
import Styling
import Templating

/// Makes the records of a widget's cards.
struct CardModel {
  private let content: SiteContent
  private let context: LocaleContext
  private let faces: CardFaces
  private let links: CardLinks
  private let idPrefix: String

  init(
    content: SiteContent, edition: Edition, widget: Int, idPrefix: String
  ) {
    self.content = content
    context = edition.context
    faces = edition.cardFaces[widget]
    links = CardLinks(content: content, top: PageAddresses.top)
    self.idPrefix = "\(idPrefix)\(content.widgets[widget].fileName)."
  }

  /// The id of the element that a refresh of the item replaces.
  func elementID(_ index: Int) -> String {
    idPrefix + content.fileNames[index]
  }

  /// The card of an item.
  func record(_ index: Int) -> Record {
    let item = content.snapshot.items[index]
    let face = faces[CardState(item)]
    var card = face.fields
    card[.elementID] = .text(elementID(index))
    card[.video] = .text(item.id)
    if let stream = item.stream {
      if let revision = stream.revision {
        card[.revision] = .text(String(revision))
      }
      card[.hasNoRecording] = .bool(
        stream.state == .ended && item.playback == nil)
    }
    card[.href] = links.player(index)
    context.set(item.title, CardField.title, .titleLang, in: &card)
    context.set(item.subtitle, CardField.subtitle, .subtitleLang, in: &card)
    card[.image] = links.image(index)
    if face.showsEventTime, let start = item.stream?.startTime {
      card[.eventTime] = .record(
        context.startTime(start, icon: faces.eventTimeIcon))
    }
    if face.showsDuration, let seconds = item.duration {
      card[.duration] = .record(
        context.length(seconds, icon: faces.durationIcon))
    }
    return card.record
  }
}
