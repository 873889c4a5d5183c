import Localization
import Templating

/// The default strings, which templates read as `text.<key>`.
struct TextField: TemplateField {
  static let schemaName = "text"
  static let allCases = StringKey.allCases.indices.map { TextField($0) }

  /// The place of the key among all.
  let rawValue: Int

  private init(_ place: Int) { rawValue = place }

  init?(rawValue: Int) {
    guard StringKey.allCases.indices.contains(rawValue) else { return nil }
    self.init(rawValue)
  }

  /// The key of the text.
  var key: StringKey { StringKey.allCases[rawValue] }

  var kind: FieldKind { .text }
}

extension TextField: CustomStringConvertible {
  /// The name that templates use.
  var description: String { key.rawValue }
}
