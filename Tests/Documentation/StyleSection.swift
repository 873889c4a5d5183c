@testable import Styling

/// A part of the style tree that has tables of its own.
struct StyleSection {
  /// A line of a table: one property, or the four of an edge group.
  struct Line {
    var name: String
    var takes: String
    var properties: [StyleSchema.Property]
  }

  /// States that have the same properties.
  struct States {
    /// The group in the section that holds them; empty for the section.
    var prefix: String
    /// The states in the order of their declaration.
    var names: [String] = []
    private var byName: [String: [(StyleSchema.Property, String)]] = [:]

    init(prefix: String) { self.prefix = prefix }

    mutating func add(
      _ property: StyleSchema.Property, to state: String, as name: String
    ) {
      if byName[state] == nil { names.append(state) }
      byName[state, default: []].append((property, name))
    }

    func lines(of state: String) -> [Line] {
      StyleSection.lines(byName[state] ?? [])
    }
  }

  /// Its path in the tree.
  var path: String
  /// What does not hang on a state.
  var plain: [Line] { Self.lines(plainProperties) }
  /// What does.
  var states: [States] = []
  private var plainProperties: [(StyleSchema.Property, String)] = []

  private init(path: String) { self.path = path }

  /// The sections of a schema, in the order of their declaration.
  static func all(_ schema: StyleSchema) -> [StyleSection] {
    var sections: [StyleSection] = []
    for property in schema.properties {
      let names = property.path.split(separator: ".").map(String.init)
      let path = sectionPath(names)
      if !sections.contains(where: { $0.path == path }) {
        sections.append(StyleSection(path: path))
      }
      guard let place = sections.firstIndex(where: { $0.path == path })
      else { continue }
      let rest = names.dropFirst(path.split(separator: ".").count)
      sections[place].add(property, Array(rest))
    }
    return sections
  }

  /// A card's or player's part is a section; so are the lines beside them.
  private static func sectionPath(_ names: [String]) -> String {
    let isPart =
      names.count > 2 && names[0] != "widgetLayout" && names[1] != "insets"
    return names.prefix(isPart ? 2 : 1).joined(separator: ".")
  }

  private mutating func add(_ property: StyleSchema.Property, _ rest: [String])
  {
    let isButton = path == "playerStyle.buttons"
    guard
      let state = isButton
        ? 0 : rest.firstIndex(where: { $0.hasSuffix("State") })
    else {
      plainProperties.append((property, rest.joined(separator: ".")))
      return
    }
    let prefix = rest[..<state].joined(separator: ".")
    if !states.contains(where: { $0.prefix == prefix }) {
      states.append(States(prefix: prefix))
    }
    guard let place = states.firstIndex(where: { $0.prefix == prefix })
    else { return }
    states[place].add(
      property, to: rest[state],
      as: rest[(state + 1)...].joined(separator: "."))
  }

  /// One line a property; the edges of a group share one.
  private static func lines(_ properties: [(StyleSchema.Property, String)])
    -> [Line]
  {
    var lines: [Line] = []
    for (property, name) in properties {
      guard let group = edgeGroup(name) else {
        lines.append(
          Line(
            name: name, takes: property.kind.takes, properties: [property]))
        continue
      }
      if lines.last?.name == group {
        lines[lines.count - 1].properties.append(property)
      } else {
        lines.append(
          Line(name: group, takes: "four edges", properties: [property]))
      }
    }
    return lines
  }

  private static func edgeGroup(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last,
      ["top", "leading", "bottom", "trailing"].contains(last)
    else { return nil }
    return parts.dropLast().joined(separator: ".")
  }
}

extension ValueKind {
  /// What a property takes, in the words of the page.
  var takes: String {
    switch self {
    case .bool: "true or false"
    case .length(let allowsNegative):
      allowsNegative ? "points, may be negative" : "points"
    case .ratio: "width ÷ height, up to \(CSSText.number(Self.greatestRatio))"
    case .radiusRatio: "share of the shorter side, 0 to 1"
    case .integer(let range):
      "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .seconds: "seconds, 0 to \(CSSText.number(Self.greatestSeconds))"
    case .color: "colour"
    case .xPosition: "horizontal anchor"
    case .yPosition: "vertical anchor"
    case .text: "text"
    case .markdown: "text in CommonMark"
    case .image: "address of a picture"
    case .fontName: "font family"
    case .fontWeight: "100, 200 … 900"
    case .choice(let names):
      names.map(MarkdownTable.code).joined(separator: ", ")
    case .preset: "name of a preset"
    }
  }
}
