/// An open record: what its names mean.
struct Scope {
  let name: String
  let fields: [SchemaField]
  /// Whether the record itself could not be found, so that any name may be
  /// one of its fields.
  let isUnknown: Bool
  /// Which frame of the program holds the record.
  var frame = 0

  init(_ schema: Schema) {
    name = schema.name
    fields = schema.fields()
    isUnknown = false
  }

  private init() { (name, fields, isUnknown) = ("", [], true) }

  /// Stands in for a record whose name is unknown, which is reported once.
  static let unknown = Scope()

  func field(_ name: String) -> SchemaField? {
    fields.first { $0.name == name }
  }
}
