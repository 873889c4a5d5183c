import Configuration
import Diagnostics
import Documents
import Testing

@testable import Styling

/// Makes `docs/style-properties.md` from the schema and the theme `base`.
struct StylePropertiesPage {
  private let values: StylePropertyValues

  init(base: Theme) { values = StylePropertyValues(base: base) }

  var text: String {
    var text = Self.introduction
    for section in StyleSection.all(StyleSchema.standard) {
      text += "\n## `\(section.path)`\n"
      if !section.plain.isEmpty {
        text +=
          "\n"
          + MarkdownTable.text(
            ["property", "takes", "`base`"],
            section.plain.map { line in
              [
                MarkdownTable.code(line.name), line.takes,
                values.text(of: line.properties),
              ]
            })
      }
      for states in section.states {
        text +=
          "\n"
          + (section.path == "playerStyle.buttons"
            ? buttonTable(states) : stateTable(states))
      }
    }
    return text
  }

  /// A line a property, a column a state.
  private func stateTable(_ states: StyleSection.States) -> String {
    let place = states.prefix.isEmpty ? "" : " of `\(states.prefix)`"
    let names = states.names.map(MarkdownTable.code)
    let first = states.lines(of: states.names[0])
    return "In each state\(place):\n\n"
      + MarkdownTable.text(
        ["property", "takes"] + names,
        first.indices.map { index in
          [MarkdownTable.code(first[index].name), first[index].takes]
            + states.names.map {
              values.text(of: states.lines(of: $0)[index].properties)
            }
        })
  }

  /// A line a button: there are more of them than properties.
  private func buttonTable(_ buttons: StyleSection.States) -> String {
    let lines = buttons.lines(of: buttons.names[0])
    return MarkdownTable.text(
      ["button"] + lines.map { "\(MarkdownTable.code($0.name)), \($0.takes)" },
      buttons.names.map { name in
        [MarkdownTable.code(name)]
          + buttons.lines(of: name).map { values.text(of: $0.properties) }
      })
  }

  private static let introduction = """
    # Style properties

    Every property of the style tree: what it takes, and what the bundled
    theme `base` gives it. How the tree works is told in [themes](themes.md).

    - *points* are CSS px at 100 % text size; 0 to 10000, or -10000 to 10000
      where they *may be negative*.
    - *four edges* stand for `top`, `leading`, `bottom` and `trailing`, in
      points that may be negative; the four values are in that order.
    - *colour* is `"#RGB"`, `"#RRGGBB"` or `"#RRGGBBAA"`, the opacity last.
    - *text* is a string, or a map from locale to string.
    - *address* is a path relative to the file that names it, or an http(s)
      address.
    - A dash stands for no value. A value with † comes from the preset
      `VideosWidget.Row.horizontalRectangles`, which `base` names.

    """
}

/// Writes the values that the theme `base` has.
struct StylePropertyValues {
  private let explicit: Style
  private let whole: Style

  init(base: Theme) {
    explicit = base.explicit
    whole = base.style(forWidgetLayout: nil, own: Style())
  }

  /// The values of one line of a table, joined, or one when all are equal.
  func text(of properties: [StyleSchema.Property]) -> String {
    let texts = properties.map { property in
      whole[property.index].map { text(of: $0, property.kind) } ?? "—"
    }
    let isOfPreset = properties.contains {
      whole[$0.index] != nil && explicit[$0.index] == nil
    }
    let isUniform = texts.allSatisfy { $0 == texts.first }
    return (isUniform ? texts[0] : texts.joined(separator: ", "))
      + (isOfPreset ? " †" : "")
  }

  private func text(of value: StyleValue, _ kind: ValueKind) -> String {
    switch value {
    case .bool(let flag): "\(flag)"
    case .number(let number): CSSText.number(number)
    case .color(let color): MarkdownTable.code(color.description)
    case .placement(let placement):
      MarkdownTable.code(Self.anchor(placement, kind))
    case .text(let text): text.entries.first?.text ?? "—"
    case .image(let reference): MarkdownTable.code(reference.path)
    case .name(let name): MarkdownTable.code(name)
    }
  }

  private static func anchor(_ placement: Placement, _ kind: ValueKind)
    -> String
  {
    let axis: PlacementAxis = kind == .xPosition ? .horizontal : .vertical
    let anchor = axis.anchors.first {
      $0.element == placement.element && $0.image == placement.image
    }
    let offset =
      placement.offset == 0 ? "" : "(\(CSSText.number(placement.offset)))"
    return (anchor?.name ?? "") + offset
  }
}
