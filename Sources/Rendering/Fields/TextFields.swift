import Localization
import Templating

/// Templates read the default strings as `text.<key>`.
extension StringKey: TemplateField {
  static var schemaName: String { "text" }

  var kind: FieldKind { .text }
}
