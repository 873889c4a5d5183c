/// A JSON Schema (draft-07) of a value, put together from keywords.
struct Shape: Sendable, Hashable {
  /// The keywords in the order in which they are written.
  private(set) var keywords: [JSON.Member]

  init(_ keywords: (String, JSON)...) {
    self.keywords = keywords.map { JSON.Member(key: $0.0, value: $0.1) }
  }

  /// The schema as a value.
  var json: JSON { .object(keywords) }

  /// The schema with one more keyword.
  func with(_ key: String, _ value: JSON) -> Shape {
    var shape = self
    shape.keywords.append(JSON.Member(key: key, value: value))
    return shape
  }

  /// The schema with a description in front. Beside `$ref` a validator reads
  /// nothing (draft-07, core, section 8.3), so a reference is wrapped.
  func described(_ text: String) -> Shape {
    var shape = Shape(("description", .string(text)))
    if keywords.first?.key == "$ref" {
      shape.keywords.append(JSON.Member(key: "allOf", value: .list([json])))
    } else {
      shape.keywords += keywords
    }
    return shape
  }

  // MARK: Kinds of values

  /// Anything.
  static let anything = Shape()

  static func reference(_ name: String) -> Shape {
    Shape(("$ref", .string("#/definitions/\(name)")))
  }

  static func type(_ name: String) -> Shape { Shape(("type", .string(name))) }

  static let bool = type("boolean")
  static let string = type("string")

  static func string(_ pattern: String) -> Shape {
    string.with("pattern", .string(pattern))
  }

  static func integer(_ range: ClosedRange<Int>) -> Shape {
    type("integer").with("minimum", .number(Double(range.lowerBound)))
      .with("maximum", .number(Double(range.upperBound)))
  }

  static func number(_ range: ClosedRange<Double>) -> Shape {
    type("number").with("minimum", .number(range.lowerBound))
      .with("maximum", .number(range.upperBound))
  }

  static func choice(_ names: [String]) -> Shape {
    Shape(("enum", .list(names.map { .string($0) })))
  }

  static func list(of entry: Shape) -> Shape {
    type("array").with("items", entry.json)
  }

  static func any(_ shapes: Shape...) -> Shape { any(shapes) }

  static func any(_ shapes: [Shape]) -> Shape {
    Shape(("anyOf", .list(shapes.map(\.json))))
  }

  /// A mapping with free keys.
  static func map(names: Shape, values: Shape) -> Shape {
    type("object").with("propertyNames", names.json)
      .with("additionalProperties", values.json)
  }

  // MARK: Objects

  /// A key of an object with what it takes.
  struct Property {
    let name: String
    let shape: Shape

    init(_ name: String, _ description: String, _ shape: Shape) {
      self.name = name
      self.shape = shape.described(description)
    }
  }

  /// A mapping whose reader refuses other keys.
  static func closed(
    _ properties: [Property], required: [String] = [],
    allowsNull: Bool = false
  ) -> Shape {
    open(properties, required: required, allowsNull: allowsNull)
      .with("additionalProperties", .bool(false))
  }

  /// A mapping whose reader takes no notice of other keys.
  static func open(
    _ properties: [Property], required: [String] = [],
    allowsNull: Bool = false
  ) -> Shape {
    let members = properties.map {
      JSON.Member(key: $0.name, value: $0.shape.json)
    }
    let types: JSON =
      allowsNull
      ? .list([.string("object"), .string("null")]) : .string("object")
    let shape = Shape(("type", types), ("properties", .object(members)))
    return required.isEmpty
      ? shape
      : shape.with("required", .list(required.map { .string($0) }))
  }
}
