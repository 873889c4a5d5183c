/// The fields that a record has, with their kinds.
///
/// Cheap to make and to copy: the fields are listed only while a template is
/// compiled, so that schemas may refer to each other and to themselves.
public struct Schema: Sendable {
  let id: ObjectIdentifier
  let name: String
  private let list: @Sendable () -> [SchemaField]

  /// The schema whose fields are the cases of `F`.
  public init<F: TemplateField>(_ fields: F.Type) {
    id = ObjectIdentifier(F.self)
    name = F.schemaName
    list = {
      F.allCases.map {
        SchemaField(name: "\($0)", index: $0.rawValue, kind: $0.kind)
      }
    }
  }

  /// The fields in the order of their cases.
  func fields() -> [SchemaField] { list() }
}

/// One field of a schema.
struct SchemaField: Sendable {
  var name: String
  var index: Int
  var kind: FieldKind
}

extension FieldKind {
  /// The kind in the words of a diagnostic.
  var words: String {
    switch self {
    case .text: "a text"
    case .bool: "a yes or no"
    case .html: "markup"
    case .json: "JSON"
    case .record: "a record"
    case .list: "a list"
    case .choice: "the name of a template"
    }
  }
}
