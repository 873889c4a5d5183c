/// A record under construction, whose fields the compiler knows.
public struct Fields<Field: TemplateField>: Sendable {
  /// The finished record.
  public private(set) var record: Record

  /// A record whose every field is absent.
  public init() { record = Record(Field.self) }

  /// The value of a field.
  public subscript(_ field: Field) -> Value {
    get { record.values[field.rawValue] }
    set { record.values[field.rawValue] = newValue }
  }
}
