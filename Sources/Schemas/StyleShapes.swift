import Styling

/// The style tree as a schema, made from the table that the reader uses.
struct StyleShapes {
  /// Whether a preset may be named, as it may in a theme.
  let allowsPreset: Bool
  private let schema = StyleSchema.standard

  init(allowsPreset: Bool) { self.allowsPreset = allowsPreset }

  /// The groups at the root of the tree.
  var roots: [Shape.Property] { properties(in: "") }

  /// A group that every text style and edge has is written once.
  static let definitions: [(String, Shape)] = {
    let shapes = StyleShapes(allowsPreset: true)
    let text = "playerStyle.headingText.textStyle"
    return [
      ("edges", shapes.group("widgetLayout.margins")),
      ("position", shapes.group("widgetItemStyle.title.position")),
      ("textStyle", shapes.group(text)),
    ]
  }()

  /// What is directly in a group, in the order of its declaration.
  private func properties(in group: String) -> [Shape.Property] {
    schema.names(in: group).compactMap { name in
      let path = group.isEmpty ? name : "\(group).\(name)"
      return property(name, path)
    }
  }

  private func property(_ name: String, _ path: String) -> Shape.Property? {
    let described = StyleWords.description(of: path)
    if let index = schema.index(of: path) {
      let kind = schema.properties[index].kind
      if kind == .preset, !allowsPreset { return nil }
      return Shape.Property(name, described, Self.shape(of: kind))
    }
    let names = schema.names(in: path)
    if names.isEmpty { return Shape.Property(name, described, .anything) }
    return Shape.Property(name, described, reference(names) ?? group(path))
  }

  private func group(_ path: String) -> Shape {
    .closed(properties(in: path), allowsNull: true)
  }

  private func reference(_ names: [String]) -> Shape? {
    switch names.first {
    case "top" where names.count == 4: .reference("edges")
    case "xPosition": .reference("position")
    case "font": .reference("textStyle")
    default: nil
    }
  }

  private static func shape(of kind: ValueKind) -> Shape {
    let length = ValueKind.greatestLength
    return switch kind {
    case .bool: .bool
    case .length(let allowsNegative):
      .number((allowsNegative ? -length : 0)...length)
    case .ratio:
      Shape.type("number").with("exclusiveMinimum", .number(0))
        .with("maximum", .number(ValueKind.greatestRatio))
    case .radiusRatio: .number(0...1)
    case .integer(let range): .integer(range)
    case .seconds: .number(0...ValueKind.greatestSeconds)
    case .color:
      .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .xPosition: anchor(ValueKind.xAnchors)
    case .yPosition: anchor(ValueKind.yAnchors)
    case .text, .markdown: .text
    case .image: .address
    case .fontName:
      Shape.string.with("minLength", .number(1))
        .with("maxLength", .number(200))
    case .fontWeight:
      Shape.integer(100...900).with("multipleOf", .number(100))
    case .choice(let names): .choice(names)
    case .preset: .preset
    }
  }

  /// The name of an anchor, with an offset in one of two spellings or none.
  private static func anchor(_ names: [String]) -> Shape {
    let offset = "(\\([-+]?[0-9.]+([eE][-+]?[0-9]+)?\\))?"
    let length = ValueKind.greatestLength
    return .any(
      .choice(names),
      .string("^(\(names.joined(separator: "|")))\(offset)$"),
      Shape.closed(
        names.map {
          Shape.Property(
            $0, "Moved by so many points.", .number(-length...length))
        }
      ).with("minProperties", .number(1)).with("maxProperties", .number(1)))
  }
}

extension Shape {
  static let preset = choice(Preset.allCases.map(\.rawValue))
}
