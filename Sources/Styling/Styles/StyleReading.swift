import Diagnostics
import Documents

extension Style {
  /// Whose style is read: that decides what of the tree has an effect in it.
  public enum Owner: String, Sendable, Hashable {
    /// A theme: the whole tree.
    case theme
    /// A widget: the tree without the player and without a preset.
    case widget
    /// A player: the tree of the player.
    case player
  }

  /// Reads the style tree from the entries of a mapping, such as those of a
  /// theme.
  ///
  /// What is wrong is left out and reported; all problems are.
  public static func read(
    _ entries: [Node.Entry], for owner: Owner,
    into diagnostics: inout [Diagnostic]
  ) -> Style {
    var reader = StyleReader(owner: owner)
    reader.read(entries, group: 0)
    diagnostics += reader.diagnostics
    return reader.style
  }

  /// Reads the `style` of a widget or a player; an empty one sets nothing.
  public static func read(
    _ node: Node, for owner: Owner, into diagnostics: inout [Diagnostic]
  ) -> Style {
    switch node.value {
    case .mapping(let entries):
      return read(entries, for: owner, into: &diagnostics)
    case .null:
      return Style()
    default:
      diagnostics.append(.styleIsNoMapping(path: "style", node))
      return Style()
    }
  }
}

/// Walks a mapping along the schema; the schema bounds the depth.
private struct StyleReader {
  let owner: Style.Owner
  let schema = StyleSchema.standard
  var style = Style()
  var diagnostics: [Diagnostic] = []

  init(owner: Style.Owner) { self.owner = owner }

  mutating func read(_ entries: [Node.Entry], group index: Int) {
    let group = schema.groups[index]
    var unknown: [Node.Entry] = []
    for entry in entries.withoutDuplicates(into: &diagnostics) {
      switch group.entries[entry.key] {
      case .property(let property):
        read(entry, schema.properties[property])
      case .group(let inner): read(entry, group: inner)
      case .reserved:
        diagnostics.append(.reservedProperty(entry, in: group))
      case nil: unknown.append(entry)
      }
    }
    report(unknown, in: group)
  }

  /// Keeps a hostile file from being answered with a million diagnostics.
  private mutating func report(
    _ unknown: [Node.Entry], in group: StyleSchema.Group
  ) {
    let limit = 100
    for entry in unknown.prefix(limit) {
      diagnostics.append(.unknownProperty(entry, in: group, of: schema))
    }
    if unknown.count > limit {
      diagnostics.append(
        .moreUnknownProperties(
          unknown.count - limit, at: unknown[limit].keyLocation))
    }
  }

  private mutating func read(_ entry: Node.Entry, group index: Int) {
    let path = schema.groups[index].path
    if !owner.uses(group: path) {
      diagnostics.append(.styleWithoutEffect(entry, owner: owner))
    }
    switch entry.value.value {
    case .mapping(let entries): read(entries, group: index)
    case .null: break
    default:
      diagnostics.append(
        .groupIsNoMapping(
          path: path, names: schema.groups[index].names, entry.value))
    }
  }

  private mutating func read(
    _ entry: Node.Entry, _ property: StyleSchema.Property
  ) {
    if property.kind == .preset, owner != .theme {
      diagnostics.append(.presetInStyle(entry, owner: owner))
      return
    }
    let reader = ValueReader(path: property.path)
    switch reader.read(entry.value, kind: property.kind) {
    case .success(let value): style[property.index] = value
    case .failure(let problems): diagnostics += problems.all
    }
  }
}

extension Style.Owner {
  fileprivate func uses(group path: String) -> Bool {
    switch self {
    case .theme: true
    case .widget: path != "playerStyle"
    case .player: path != "widgetLayout" && path != "widgetItemStyle"
    }
  }
}
