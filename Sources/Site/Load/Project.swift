import Bundled
import Catalog
import Configuration
import Diagnostics
import Localization
import Rendering
import Styling

/// Everything that a site is made from, read and checked. What had errors is
/// left out, so that the rest can still be looked at.
struct Project: Sendable {
  /// Where it was read from.
  var folder: ProjectFolder
  /// What `site.yaml` says.
  var configuration: SiteConfiguration
  /// The catalog.
  var snapshot: CatalogSnapshot
  /// The folder of the catalog file, from the project.
  var catalogFolder: String
  /// The themes of the site that have no errors, in order.
  var themes: [Theme]
  /// Where the files of each theme are.
  var themeFiles: ThemeFiles
  /// The compiled templates.
  var templates: PageTemplates
  /// The shared stylesheet.
  var stylesheet: [UInt8]
  /// The scripts, in the order in which pages load them.
  var scripts: [[UInt8]]
  /// The copy of hls.js that pages load when they first need it.
  var hls: HLSScript?
  /// Seconds between two looks of an open page at its live file.
  var refreshInterval: Double?
  /// The Markdown pages.
  var pages: MarkdownFiles
  /// Start times are shown in it.
  var timeZone: TimeZoneID

  /// Reads a project. Nil when there is too little to show anything.
  static func load(
    _ folder: ProjectFolder, into diagnostics: inout [Diagnostic]
  ) -> Project? {
    load(folder, into: &diagnostics) { $0.load(folder, into: &$1) }
  }

  /// Reads a project, and notes what of the items of the catalog is read.
  static func load(
    _ folder: ProjectFolder, mapping: inout MappingTable?,
    into diagnostics: inout [Diagnostic]
  ) -> Project? {
    load(folder, into: &diagnostics) {
      $0.load(folder, mapping: &mapping, into: &$1)
    }
  }

  private static func load(
    _ folder: ProjectFolder, into diagnostics: inout [Diagnostic],
    _ load: (CatalogFile, inout [Diagnostic]) -> CatalogSnapshot?
  ) -> Project? {
    let templates = TemplateFiles.load(folder, into: &diagnostics)
    guard
      let configuration = ConfigurationFile.load(folder, into: &diagnostics)
    else { return nil }
    let hls = HLSScript.load(
      configuration.hlsScript, folder, into: &diagnostics)
    let catalog = CatalogFile(configuration.catalog)
    let snapshot = load(catalog, &diagnostics)
    if let map = configuration.poller?.map {
      ItemMap.check(map, for: .streamUpdates, into: &diagnostics)
    }
    let themeFiles = ThemeFiles.load(folder, into: &diagnostics)
    let themes = themeFiles.themes(
      of: configuration, into: &diagnostics)
    var translations = Translations(locales: configuration.locales)
    translations.check(configuration)
    themeFiles.sources(of: themes).forEach { translations.check($0) }
    if let snapshot { translations.check(snapshot) }
    diagnostics += translations.diagnostics
    guard let snapshot, !themes.isEmpty, let templates else { return nil }
    let pages = MarkdownFiles(folder, into: &diagnostics)
    return Project(
      folder: folder, configuration: configuration, snapshot: snapshot,
      catalogFolder: catalog.folder, themes: themes, themeFiles: themeFiles,
      templates: templates.pages, stylesheet: templates.stylesheet,
      scripts: templates.scripts, hls: hls, pages: pages,
      timeZone: TimeZoneID(configuration.timeZone.value) ?? .utc)
  }
}
