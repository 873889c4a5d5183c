import Templating

/// A widget: a row or grid of cards.
enum WidgetField: Int, TemplateField {
  case id, elementID, title, titleLang, layout, isRow, orientation, isSingle
  case columns, titlePlacement, thumbnailType, cards, isEmpty, headingLevel2,
    href

  static let schemaName = "widget"

  var kind: FieldKind {
    switch self {
    case .isRow, .isSingle, .isEmpty, .headingLevel2: .bool
    case .cards: .list(Schema(CardField.self))
    default: .text
    }
  }
}
