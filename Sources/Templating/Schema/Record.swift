/// The values that a template renders, one for each field of a schema.
public struct Record: Sendable {
  /// Which enum the fields are of.
  let schema: ObjectIdentifier
  /// The values, each at the raw value of its field.
  var values: [Value]

  @usableFromInline
  init(schema: ObjectIdentifier, values: [Value]) {
    self.schema = schema
    self.values = values
  }

  /// A record whose every field is absent.
  public init<F: TemplateField>(_ fields: F.Type) {
    schema = ObjectIdentifier(F.self)
    values = Array(repeating: .absent, count: F.allCases.count)
  }

  /// The value of a field. A field of another schema than the record's reads
  /// as absent and cannot be set.
  public subscript<F: TemplateField>(_ field: F) -> Value {
    get {
      guard schema == ObjectIdentifier(F.self),
        values.indices.contains(field.rawValue)
      else { return .absent }
      return values[field.rawValue]
    }
    set {
      guard schema == ObjectIdentifier(F.self),
        values.indices.contains(field.rawValue)
      else {
        assertionFailure("\(F.self) is not the schema of this record")
        return
      }
      values[field.rawValue] = newValue
    }
  }
}
