import Catalog
import Configuration
import Diagnostics
import Rendering
import Styling

/// A theme with its published stylesheet and the styles of what it draws.
struct ThemePlan {
  let theme: Theme
  /// The address of the stylesheet from the site's top.
  let stylesheet: String
  let widgets: [Style]
  let player: Style
  let players: [Style]
  /// The addresses of the pictures that its styles name.
  let pictures: [AssetReference: String]

  init(
    _ theme: Theme, _ layers: StyleLayers, _ project: Project,
    publisher: inout AssetPublisher, into diagnostics: inout [Diagnostic]
  ) {
    self.theme = theme
    widgets = layers.widgetStyles(in: theme)
    player = theme.playerStyle(own: Style())
    players = layers.playerStyles(in: theme)
    let styles = widgets + [player] + players
    let references =
      styles.flatMap(\.images).map { ($0, AssetKind.image) }
      + theme.fontFiles.map { ($0, AssetKind.font) }
    pictures =
      StyleAssets(
        references, project, publisher: &publisher, into: &diagnostics
      ).addresses
    let configuration = project.configuration
    let addresses = pictures
    let bytes = Stylesheet.bytes(
      for: theme,
      widgets: Array(zip(configuration.widgets.map(\.id), widgets)),
      players: Array(zip(configuration.players.map(\.id), players)),
      // The stylesheet itself stands in `assets/`.
      resolveAsset: { reference in
        addresses[reference].map {
          $0.hasPrefix("assets/") ? String($0.dropFirst(7)) : $0
        }
      })
    stylesheet = publisher.publish(
      bytes, name: "theme-\(ItemID.fileName(of: theme.folderName))",
      ending: "css")
  }

  /// This theme in one locale.
  func edition(_ context: LocaleContext, localeIndex: Int) -> Edition {
    Edition(
      theme: theme, context: context, localeIndex: localeIndex,
      stylesheet: stylesheet, widgetStyles: widgets.map(CardStyle.init),
      playerStyle: PlayerStyle(player),
      playerStyles: players.map(PlayerStyle.init), pictures: pictures)
  }

  /// Digests of what the pages of an edition of this theme depend on.
  func fingerprints(
    _ edition: Edition, site: Fingerprint, _ content: SiteContent
  ) -> PageFingerprints.Edition {
    var shared = DigestWriter()
    shared.add(site)
    shared.add(Fingerprint(of: stylesheet))
    shared.add(Fingerprint(of: edition.locale.identifier))
    shared.add(Fingerprint(of: player.fingerprintBytes))
    shared.add(Fingerprint(of: theme.notes ?? ""))
    shared.add(
      pictures.map { "\($0.location.file)\0\($0.path)\0\($1)" }.sorted()
        .map { Fingerprint(of: $0) })
    return PageFingerprints.Edition(
      shared: shared.fingerprint,
      widgets: zip(widgets, content.widgets).map { style, widget in
        var digest = Fingerprint(of: style.fingerprintBytes)
        digest.combine(
          Fingerprint(of: "\(widget.id)/\(widget.title.digestText)"))
        return digest
      },
      players: zip(players, content.players).map { style, player in
        var digest = Fingerprint(of: style.fingerprintBytes)
        digest.combine(Fingerprint(of: player.id))
        return digest
      })
  }
}
