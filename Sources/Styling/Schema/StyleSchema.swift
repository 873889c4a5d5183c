/// The style tree, flattened: every leaf has an index, so that a style is an
/// array of values.
public struct StyleSchema: Sendable {
  /// One leaf of the tree.
  public struct Property: Sendable, Hashable {
    /// Its place among the properties.
    public let index: Int
    /// Its names from the root, joined by full stops.
    public let path: String
    /// What it takes.
    public let kind: ValueKind
  }

  /// What a name of a group stands for.
  enum Entry: Sendable {
    case property(Int)
    case group(Int)
    case reserved
  }

  /// One inner node of the tree.
  struct Group: Sendable {
    /// The names from the root, joined by full stops; empty for the root.
    let path: String
    /// The names in it, in the order of their declaration.
    var names: [String] = []
    var entries: [String: Entry] = [:]
  }

  /// The tree of Greenroom.
  public static let standard = StyleSchema([
    .widgetLayout, .widgetItemStyle, .playerStyle,
  ])

  /// The leaves, in the order of their declaration.
  public private(set) var properties: [Property] = []
  /// The inner nodes; the first is the root.
  private(set) var groups: [Group] = [Group(path: "")]
  private var indexByPath: [String: Int] = [:]
  private var groupByPath: [String: Int] = [:]

  init(_ members: [SchemaMember]) {
    add(members, to: 0)
  }

  /// The place of the property with this path.
  public func index(of path: String) -> Int? { indexByPath[path] }

  /// The names in the group with this path, in the order of their
  /// declaration; those of the root for an empty one, none where there is no
  /// such group.
  public func names(in path: String) -> [String] {
    path.isEmpty ? groups[0].names : group(at: path)?.names ?? []
  }

  /// The group with this path.
  func group(at path: String) -> Group? {
    groupByPath[path].map { groups[$0] }
  }

  /// The paths of the groups in which `name` is a property or a group, in
  /// the order of their declaration.
  func owners(of name: String) -> [String] {
    groups.filter { $0.entries[name] != nil }.map(\.path)
  }

  private mutating func add(_ members: [SchemaMember], to group: Int) {
    for member in members {
      let parent = groups[group].path
      let path = parent.isEmpty ? member.name : "\(parent).\(member.name)"
      let entry: Entry
      switch member.content {
      case .value(let kind):
        entry = .property(properties.count)
        indexByPath[path] = properties.count
        properties.append(
          Property(index: properties.count, path: path, kind: kind))
      case .group(let inner):
        let index = groups.count
        entry = .group(index)
        groupByPath[path] = index
        groups.append(Group(path: path))
        add(inner, to: index)
      case .reserved:
        entry = .reserved
      }
      groups[group].names.append(member.name)
      groups[group].entries[member.name] = entry
    }
  }
}
