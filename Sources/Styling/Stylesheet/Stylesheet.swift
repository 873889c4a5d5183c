/// The stylesheets of a site's themes.
public enum Stylesheet {
  /// The stylesheet of one theme: its fonts, every style value as a custom
  /// property, then of each widget and player what differs.
  ///
  /// The same input gives the same bytes. Styles of widgets and players are
  /// those that `Theme` computes. `resolveAsset` gives the published address
  /// of an image or a font, relative to the stylesheet; nil leaves it out. It
  /// is not asked for http(s) images, which are left as they are.
  public static func bytes(
    for theme: Theme, widgets: [(id: String, style: Style)],
    players: [(id: String, style: Style)],
    resolveAsset: (AssetReference) -> String?
  ) -> [UInt8] {
    let table = DeclarationTable.standard
    let scope = "[data-theme=\(CSSText.string(theme.folderName))]"
    var writer = CSSWriter()
    writer.fontFaces(theme.fonts, resolveAsset: resolveAsset)
    writer.fontStacks(scope: scope)
    let values = table.values(
      of: theme.style(forWidgetLayout: nil, own: Style()),
      resolveAsset: resolveAsset)
    writer.rule([scope], Array(zip(table.declarations.map(\.name), values)))
    let parts =
      widgets.map { ("data-widget", $0, isPlayer: false) }
      + players.map { ("data-player", $0, isPlayer: true) }
    for (attribute, part, isPlayer) in parts {
      let selector = "[\(attribute)=\(CSSText.string(part.id))]"
      writer.rule(
        ["\(scope) \(selector)", "\(scope)\(selector)"],
        table.differences(
          of: table.values(of: part.style, resolveAsset: resolveAsset),
          from: values, isPlayer: isPlayer))
    }
    return writer.bytes
  }
}

extension DeclarationTable {
  /// The declarations whose value is another than in the theme: of a player
  /// those of the player, of a widget the rest.
  fileprivate func differences(
    of values: [String], from theme: [String], isPlayer: Bool
  ) -> [(name: String, value: String)] {
    declarations.indices.compactMap { index in
      let name = declarations[index].name
      guard values[index] != theme[index],
        name.hasPrefix("--playerStyle-") == isPlayer
      else { return nil }
      return (name, values[index])
    }
  }
}
