import Bundled
import Configuration
import Diagnostics
import Documents
import Styling

/// The themes that a project can use: the bundled ones and its own, with the
/// folders in which the files that they name are.
struct ThemeFiles: Sendable {
  private var resolver: ThemeResolver
  private var site: [ThemeSource]
  /// The folder, from the project, of each `theme.yaml` of the project.
  private var folders: [String: String] = [:]

  /// Reads every theme of `themes/`, and the bundled ones.
  static func load(
    _ folder: ProjectFolder, into diagnostics: inout [Diagnostic]
  ) -> ThemeFiles {
    var folders: [String: String] = [:]
    var site: [ThemeSource] = []
    var unreadable: Set<String> = []
    for name in folder.names(in: "themes") {
      let path = "themes/\(name)"
      guard folder.isFolder(path) else { continue }
      let display = folder.displayPath("\(path)/theme.yaml")
      folders[display] = path
      if let theme = source(name, path, display, folder, into: &diagnostics) {
        site.append(theme)
      } else {
        unreadable.insert(name)
      }
    }
    let bundled = bundledSources(into: &diagnostics)
    return ThemeFiles(
      resolver: ThemeResolver(
        bundled: bundled, site: site, unreadable: unreadable),
      site: site,
      folders: folders)
  }

  /// The themes that the site names, without those that have errors.
  func themes(
    of configuration: SiteConfiguration, into diagnostics: inout [Diagnostic]
  ) -> [Theme] {
    configuration.themes.compactMap { name in
      var problems: [Diagnostic] = []
      let themes = resolver.resolve([name], into: &problems)
      diagnostics += problems.filter { !diagnostics.contains($0) }
      return problems.hasErrors ? nil : themes.first
    }
  }

  /// The theme of this name, unless it has errors.
  func theme(
    _ name: Located<String>, into diagnostics: inout [Diagnostic]
  ) -> Theme? {
    var problems: [Diagnostic] = []
    let theme = resolver.resolve([name], into: &problems).first
    diagnostics += problems
    return problems.hasErrors ? nil : theme
  }

  /// The themes of the project that these are made from.
  func sources(of themes: [Theme]) -> [ThemeConfiguration] {
    let names = Set(themes.flatMap(\.lineage))
    return site.map(\.configuration).filter { names.contains($0.folderName) }
  }

  /// The path, from the project, of a file that a style or font names; nil
  /// when it is written in no file of the project.
  func path(of name: String, writtenIn file: String) -> String? {
    folders[file].map { "\($0)/\(name)" }
  }

  private static func source(
    _ name: String, _ path: String, _ display: String,
    _ folder: ProjectFolder, into diagnostics: inout [Diagnostic]
  ) -> ThemeSource? {
    let bytes: [UInt8]
    do {
      bytes = try folder.read(
        "\(path)/theme.yaml", limit: SizeLimits.configuration)
    } catch {
      diagnostics.append(
        error == .notFound
          ? .missingThemeFile(display) : .unreadable(display, error, at: nil))
      return nil
    }
    return source(
      name, display, bytes, notes: notes(path, folder, into: &diagnostics),
      into: &diagnostics)
  }

  /// The notes of a theme, which need not have any.
  private static func notes(
    _ path: String, _ folder: ProjectFolder,
    into diagnostics: inout [Diagnostic]
  ) -> [UInt8]? {
    let name = "\(path)/notes.md"
    let display = folder.displayPath(name)
    do {
      let bytes = try folder.read(name, limit: SizeLimits.markdown)
      if let problem = TextFile.encodingProblem(in: bytes, file: display) {
        diagnostics.append(problem)
        return nil
      }
      return bytes
    } catch {
      if error != .notFound || folder.isLink(name) {
        diagnostics.append(.unreadable(display, error, at: nil))
      }
      return nil
    }
  }

  private static func source(
    _ name: String, _ display: String, _ bytes: [UInt8], notes: [UInt8]?,
    into diagnostics: inout [Diagnostic]
  ) -> ThemeSource? {
    guard let root = YAML.parse(bytes, file: display, into: &diagnostics),
      let configuration = ThemeConfiguration.read(
        root, folderName: name, into: &diagnostics)
    else { return nil }
    return ThemeSource(
      folderName: name, configuration: configuration,
      notes: notes.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func bundledSources(into diagnostics: inout [Diagnostic])
    -> [ThemeSource]
  {
    let files = Dictionary(
      BundledFile.below("themes").map { ($0.path, $0.bytes) },
      uniquingKeysWith: { a, _ in a })
    let names = Set(
      files.keys.compactMap { path in
        let parts = path.split(separator: "/")
        return parts.count == 3 ? String(parts[1]) : nil
      })
    return names.sorted().compactMap { name in
      guard let bytes = files["themes/\(name)/theme.yaml"] else { return nil }
      return source(
        name, "themes/\(name)/theme.yaml (bundled)", bytes,
        notes: files["themes/\(name)/notes.md"], into: &diagnostics)
    }
  }
}
