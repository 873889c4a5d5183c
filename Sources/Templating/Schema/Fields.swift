/// A record under construction, whose fields the compiler knows.
public struct Fields<Field: TemplateField>: Sendable {
  /// The values, each at the raw value of its field.
  @usableFromInline var values: [Value]

  /// A record whose every field is absent.
  @inlinable
  public init() {
    values = Array(repeating: .absent, count: Field.allCases.count)
  }

  /// The finished record.
  @inlinable
  public var record: Record {
    Record(schema: ObjectIdentifier(Field.self), values: values)
  }

  /// The value of a field.
  @inlinable
  public subscript(_ field: Field) -> Value {
    get { values[field.rawValue] }
    set { values[field.rawValue] = newValue }
  }
}
