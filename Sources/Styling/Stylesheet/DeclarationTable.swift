/// The custom properties of a stylesheet: which exist, in which order, and
/// what each is made from. The same for every theme.
struct DeclarationTable: Sendable {
  /// What the value of a custom property is made from.
  enum Source: Sendable {
    case value(StyleSchema.Property)
    /// The `-inset` of a position.
    case inset(Int)
    /// The `-shift` of a position.
    case shift(Int)
    case radius(RadiusRule)
  }

  struct Declaration: Sendable {
    /// The name, with `--` in front.
    let name: String
    let source: Source
  }

  static let standard = DeclarationTable(StyleSchema.standard)

  let declarations: [Declaration]

  init(_ schema: StyleSchema) {
    var result: [Declaration] = []
    for property in schema.properties where property.kind.isEmitted {
      let name = Self.name(of: property.path)
      switch property.kind {
      case .xPosition, .yPosition:
        result += [
          Declaration(name: name + "-inset", source: .inset(property.index)),
          Declaration(name: name + "-shift", source: .shift(property.index)),
        ]
      default:
        result.append(Declaration(name: name, source: .value(property)))
      }
      if let rule = RadiusRule(after: property, in: schema) {
        result.append(
          Declaration(
            name: Self.name(of: rule.group) + "-radius",
            source: .radius(rule)))
      }
    }
    declarations = result
  }

  /// `--widgetItemStyle-title` for `widgetItemStyle.title`.
  static func name(of path: String) -> String {
    "--" + path.split(separator: ".").joined(separator: "-")
  }
}
