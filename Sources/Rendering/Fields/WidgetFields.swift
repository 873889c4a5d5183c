import Templating

/// A widget: a row or grid of cards.
enum WidgetField: Int, TemplateField {
  case id, elementID, title, titleLang, layout, orientation, isSingle, columns
  case titlePlacement, thumbnailType, cards, isEmpty, headingLevel2, href

  static let schemaName = "widget"

  var kind: FieldKind {
    switch self {
    case .isSingle, .isEmpty, .headingLevel2: .bool
    case .cards: .list(Schema(CardField.self))
    default: .text
    }
  }
}
