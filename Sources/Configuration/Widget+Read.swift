import Diagnostics
import Documents
import Localization

extension SiteConfiguration.Widget {
  private static let keys = [
    "id", "title", "layout", "dataSource", "videosFilterParams", "style",
  ]

  /// The widgets that have an id of their own.
  static func readAll(
    _ site: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> [Self] {
    var ids = UniqueIDs(kind: "widget")
    let nodes = site.list("widgets", into: &diagnostics) ?? []
    return nodes.compactMap { node in
      guard
        let reader = MappingReader(
          node, .entry(of: "widgets"), keys: keys, into: &diagnostics)
      else { return nil }
      let id = ids.read(reader, into: &diagnostics)
      var widget = Self(id: id ?? "", location: node.location)
      widget.title = reader.node("title")?
        .localizedText(.key("title"), into: &diagnostics)
      widget.layout = reader.string("layout", into: &diagnostics)
      widget.dataSource = DataSource.read(reader, into: &diagnostics)
      widget.videosFilterParams =
        VideosFilterParams.read(reader, into: &diagnostics)
      widget.style = reader.style(into: &diagnostics)
      return id == nil ? nil : widget
    }
  }
}

extension SiteConfiguration.Player {
  private static let keys = [
    "id", "dataSource", "videosFilterParams", "style",
  ]

  /// The players that have an id of their own.
  static func readAll(
    _ players: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> [Self] {
    var ids = UniqueIDs(kind: "player")
    let nodes = players.list("items", into: &diagnostics) ?? []
    return nodes.compactMap { node in
      guard
        let reader = MappingReader(
          node, .entry(of: "items"), keys: keys, into: &diagnostics)
      else { return nil }
      let id = ids.read(reader, into: &diagnostics)
      var player = Self(id: id ?? "", location: node.location)
      player.dataSource = DataSource.read(reader, into: &diagnostics)
      player.videosFilterParams =
        VideosFilterParams.read(reader, into: &diagnostics)
      player.style = reader.style(into: &diagnostics)
      return id == nil ? nil : player
    }
  }
}

extension SiteConfiguration.PlayerPages {
  private enum Name: String, CaseIterable { case shown, all, none }

  static func read(
    _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> Self? {
    if case .list(let nodes) = node.value {
      return .listed(
        DataSource.ListedID.readAll(nodes, of: "pages", into: &diagnostics))
    }
    let name = node.choice(.key("pages"), of: Name.self, into: &diagnostics)
    switch name?.value {
    case .shown: return .shown
    case .all: return .all
    case .some(.none): return SiteConfiguration.PlayerPages.none
    case nil: return nil
    }
  }
}

extension MappingReader {
  /// A part of the style tree: a mapping, which `Styling` reads.
  fileprivate func style(into diagnostics: inout [Diagnostic]) -> Node? {
    guard let node = node("style") else { return nil }
    // Duplicate keys are reported by the reader of the tree.
    if case .mapping = node.value { return node }
    _ = node.entries(.key("style"), into: &diagnostics)
    return nil
  }
}
