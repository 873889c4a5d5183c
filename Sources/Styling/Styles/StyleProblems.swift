import Diagnostics
import Documents
import Localization

/// The wording of what can be wrong with the structure of a style.
extension Diagnostic {
  static func styleIsNoMapping(path: String, _ node: Node) -> Self {
    .error(
      "wrong-type", at: node.location,
      "“\(path)” must be a mapping, not \(node.value.noun)",
      help: "write the groups “widgetLayout”, “widgetItemStyle” or "
        + "“playerStyle” in it")
  }

  static func groupIsNoMapping(
    path: String, names: [String], _ node: Node
  ) -> Self {
    .error(
      "wrong-type", at: node.location,
      "“\(path)” must be a mapping, not \(node.value.noun)",
      help: "its properties are \(list(names))")
  }

  static func reservedProperty(
    _ entry: Node.Entry, in group: StyleSchema.Group
  ) -> Self {
    .notice(
      "reserved-property", at: entry.keyLocation,
      "“\(group.path).\(entry.key)” is ignored",
      help: "styles of single items are reserved for a later version")
  }

  static func presetInStyle(_ entry: Node.Entry, owner: Style.Owner) -> Self {
    .error(
      "preset-in-style", at: entry.keyLocation,
      "a \(owner.rawValue)'s “style” cannot set a preset",
      help: owner == .widget
        ? "write it as the widget's “layout”"
        : "a player has no layout; remove it")
  }

  static func styleWithoutEffect(
    _ entry: Node.Entry, owner: Style.Owner
  ) -> Self {
    .warning(
      "style-without-effect", at: entry.keyLocation,
      "“\(entry.key)” has no effect in the style of a \(owner.rawValue)",
      help: owner == .widget
        ? "set it in a theme or in a player's “style”"
        : "set it in a theme or in a widget's “style”")
  }

  static func unknownProperty(
    _ entry: Node.Entry, in group: StyleSchema.Group, of schema: StyleSchema
  ) -> Self {
    .error(
      "unknown-property", at: entry.keyLocation,
      group.path.isEmpty
        ? "unknown style group \(quote(entry.key))"
        : "“\(group.path)” has no property \(quote(entry.key))",
      help: helpForUnknown(entry.key, in: group, of: schema))
  }

  static func moreUnknownProperties(
    _ count: Int, at location: SourceLocation
  ) -> Self {
    .error(
      "unknown-property", at: location,
      "\(count) more unknown properties stand here", help: "remove them")
  }

  private static func helpForUnknown(
    _ name: String, in group: StyleSchema.Group, of schema: StyleSchema
  ) -> String {
    if let near = Suggestion.nearest(to: name, among: group.names) {
      return "did you mean “\(near)”?"
    }
    if let owner = schema.nearestOwner(of: name, to: group.path) {
      let owner = owner.isEmpty ? "the style tree itself" : "“\(owner)”"
      let here = group.path.isEmpty ? "the style tree" : "“\(group.path)”"
      return "“\(name)” is a property of \(owner), not of \(here)"
    }
    return "its properties are \(list(group.names))"
  }

  static func list(_ names: [String]) -> String {
    let quoted = names.map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else {
      return quoted.joined()
    }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension StyleSchema {
  /// The group that somebody who wrote `name` in the group at `path` most
  /// likely had in mind: the one that shares the longest way from the root.
  fileprivate func nearestOwner(of name: String, to path: String) -> String? {
    let here = path.split(separator: ".")
    return owners(of: name).max {
      shared($0, here) < shared($1, here)
    }
  }

  private func shared(_ path: String, _ other: [Substring]) -> Int {
    zip(path.split(separator: "."), other).prefix { $0 == $1 }.count
  }
}

extension Node.Value {
  /// What a message calls such a value.
  var noun: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
