import Bundled
import Catalog
import Configuration
import Diagnostics
import Documents
import Localization
import Rendering
import Styling
import Templating

/// Renders pages of a catalog with the bundled templates and a bundled theme:
/// one widget, `w`, that shows every item.
struct Stage {
  /// What reading its parts reports; tests expect nothing.
  let diagnostics: [Diagnostic]
  private let renderer: PageRenderer?

  /// A stage for items, each as JSON; `style` is the widget's own, as YAML.
  init(
    _ items: String..., theme: String = "base", style: String = "",
    playerStyle: String = "", locale: String = "en"
  ) {
    var diagnostics: [Diagnostic] = []
    let json = "{\"items\": [\(items.joined(separator: ",\n"))]}"
    let snapshot =
      JSONDocument.parse(
        Array(json.utf8), file: "catalog.json", into: &diagnostics
      ).flatMap {
        CatalogSnapshot.read($0, format: CatalogFormat(), into: &diagnostics)
      } ?? CatalogSnapshot(items: [])
    var content = SiteContent(
      title: LocalizedText("Site"), snapshot: snapshot, policy: "",
      stylesheet: "assets/a.css", scripts: ["assets/a.js"])
    content.widgets = [
      SiteContent.Widget(
        id: "w", title: LocalizedText("Widget"),
        selections: [Array(snapshot.items.indices)])
    ]
    content.hasPlayerPage = snapshot.items.map { _ in true }
    let templates = PageTemplates(
      TemplateLibrary(
        sources: BundledFile.below("Templates").compactMap { file in
          guard file.path.hasSuffix(".mustache") else { return nil }
          return TemplateSource(
            name: String(file.path.dropFirst(10).dropLast(9)),
            file: file.path, bytes: file.bytes)
        }), into: &diagnostics)
    let widget = Self.style(style, .widget, into: &diagnostics)
    let player = Self.style(playerStyle, .player, into: &diagnostics)
    renderer = Self.theme(theme, into: &diagnostics).map { theme in
      let locale = LocaleID(locale) ?? LocaleID(canonical: "en")
      let edition = Edition(
        theme: theme,
        context: LocaleContext(
          locale: locale, siteDefault: locale, timeZone: .utc),
        localeIndex: 0, stylesheet: "assets/b.css",
        widgetStyles: [
          CardStyle(theme.style(forWidgetLayout: nil, own: widget))
        ],
        playerStyle: PlayerStyle(theme.playerStyle(own: player)),
        playerStyles: [], pictures: [:])
      return PageRenderer(
        content: content, editions: [edition], templates: templates)
    }
    self.diagnostics = diagnostics
  }

  private static func theme(
    _ name: String, into diagnostics: inout [Diagnostic]
  )
    -> Theme?
  {
    let sources = ["base", "broadcast", "midnight"].compactMap { name in
      let path = "themes/\(name)/theme.yaml"
      return BundledFile.below("themes").first { $0.path == path }
        .flatMap { YAML.parse($0.bytes, file: path, into: &diagnostics) }
        .flatMap {
          ThemeConfiguration.read($0, folderName: name, into: &diagnostics)
        }
        .map { ThemeSource(folderName: name, configuration: $0, notes: nil) }
    }
    return ThemeResolver(bundled: sources, site: []).resolve(
      [Located(name, at: SourceLocation(file: "site.yaml"))],
      into: &diagnostics
    ).first
  }

  private static func style(
    _ text: String, _ owner: Style.Owner, into diagnostics: inout [Diagnostic]
  ) -> Style {
    guard !text.isEmpty,
      let node = YAML.parse(
        Array(text.utf8), file: "style.yaml", into: &diagnostics)
    else { return Style() }
    return Style.read(node, for: owner, into: &diagnostics)
  }

  /// A page.
  func page(_ kind: PageKind) -> Markup {
    var page: [UInt8] = []
    var live: [UInt8] = []
    renderer?.render(
      kind, edition: 0, livePath: "live/x.json", into: &page, live: &live)
    return Markup(String(decoding: page, as: UTF8.self))
  }

  /// The live file of a page.
  func liveFile(_ kind: PageKind) -> String {
    var page: [UInt8] = []
    var live: [UInt8] = []
    renderer?.render(
      kind, edition: 0, livePath: "live/x.json", into: &page, live: &live)
    return String(decoding: live, as: UTF8.self)
  }

  /// The player of a still page.
  func player(_ state: PlayerState) -> Markup.Element {
    page(.state(state)).element("data-kind", "player")
  }

  /// The first card of the widget's page.
  var card: Markup.Element {
    page(.widget(0)).element("data-kind", "card")
  }
}
