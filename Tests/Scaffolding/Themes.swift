import Bundled
import Configuration
import Diagnostics
import Documents
import Styling
import Testing

@testable import Scaffolding

/// The bundled themes, and others over them.
enum Themes {
  static let bundled: [ThemeSource] = names.compactMap { name in
    BundledFile.all.first { $0.path == "themes/\(name)/theme.yaml" }
      .flatMap { source(name, $0.bytes) }
  }

  /// Every bundled theme, by the folders that are there.
  static let names = BundledFile.below("themes").map(\.path)
    .filter { $0.hasSuffix("/theme.yaml") }
    .map { String($0.split(separator: "/")[1]) }

  private static func source(_ name: String, _ bytes: [UInt8]) -> ThemeSource? {
    var diagnostics: [Diagnostic] = []
    return YAML.parse(bytes, file: "\(name).yaml", into: &diagnostics)
      .flatMap {
        ThemeConfiguration.read($0, folderName: name, into: &diagnostics)
      }
      .map { ThemeSource(folderName: name, configuration: $0, notes: nil) }
  }

  /// A bundled theme.
  static func theme(_ name: String) throws -> Theme {
    try resolve(name, over: [])
  }

  /// The theme that a scaffold's text gives; nothing may be wrong with it.
  static func theme(of scaffold: ThemeScaffold) throws -> Theme {
    let file = try #require(scaffold.files.first)
    var diagnostics: [Diagnostic] = []
    let root = try #require(
      YAML.parse(file.bytes, file: file.path, into: &diagnostics))
    let configuration = try #require(
      ThemeConfiguration.read(
        root, folderName: scaffold.name, into: &diagnostics))
    #expect(diagnostics == [])
    return try resolve(
      scaffold.name,
      over: [
        ThemeSource(
          folderName: scaffold.name, configuration: configuration, notes: nil)
      ])
  }

  private static func resolve(_ name: String, over site: [ThemeSource]) throws
    -> Theme
  {
    var diagnostics: [Diagnostic] = []
    let place = SourceLocation(file: "site.yaml", line: 1, column: 1)
    let theme = ThemeResolver(bundled: bundled, site: site)
      .resolve([Located(name, at: place)], into: &diagnostics).first
    #expect(diagnostics == [])
    return try #require(theme)
  }
}
