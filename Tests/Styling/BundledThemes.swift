import Configuration
import Diagnostics
import Documents
import Foundation
import Testing

@testable import Styling

/// The themes of the repository, as they stand on disk.
enum BundledThemes {
  static let names = ["base", "broadcast", "contrast", "midnight"]

  static func sources(
    into diagnostics: inout [Diagnostic]
  ) throws -> [ThemeSource] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../themes").standardizedFileURL
    var sources: [ThemeSource] = []
    for name in names {
      let url = folder.appending(path: "\(name)/theme.yaml")
      let bytes = [UInt8](try Data(contentsOf: url))
      let root = try #require(
        YAML.parse(
          bytes, file: "themes/\(name)/theme.yaml", into: &diagnostics))
      let configuration = try #require(
        ThemeConfiguration.read(root, folderName: name, into: &diagnostics))
      sources.append(
        ThemeSource(
          folderName: name, configuration: configuration, notes: nil))
    }
    return sources
  }

  static func theme(_ name: String) throws -> Theme {
    var diagnostics: [Diagnostic] = []
    let resolver = ThemeResolver(
      bundled: try sources(into: &diagnostics), site: [])
    let place = SourceLocation(file: "site.yaml", line: 4, column: 10)
    let themes = resolver.resolve(
      [Located(name, at: place)], into: &diagnostics)
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(themes.first)
  }
}

/// A theme source from the text of a `theme.yaml`.
func themeSource(
  _ name: String, _ text: String, into diagnostics: inout [Diagnostic]
) throws -> ThemeSource {
  let root = try #require(
    YAML.parse(
      Array(text.utf8), file: "themes/\(name)/theme.yaml", into: &diagnostics))
  let configuration = try #require(
    ThemeConfiguration.read(root, folderName: name, into: &diagnostics))
  return ThemeSource(
    folderName: name, configuration: configuration, notes: nil)
}

/// A style from the text of a mapping, with the lines of its diagnostics.
func style(
  _ text: String, for owner: Style.Owner = .theme
) throws -> (style: Style, problems: [String]) {
  var diagnostics: [Diagnostic] = []
  let root = try #require(
    YAML.parse(Array(text.utf8), file: "theme.yaml", into: &diagnostics))
  let style = Style.read(root, for: owner, into: &diagnostics)
  return (style, diagnostics.map(words))
}

/// A diagnostic in one line, or two with its help, and its notes.
func words(_ problem: Diagnostic) -> String {
  let place = problem.location.map { "\($0)" } ?? "-"
  let notes = problem.notes.map {
    "\n  note: \($0.location.map { "\($0): " } ?? "")\($0.message)"
  }
  return "\(place): \(problem.severity.rawValue): \(problem.message) "
    + "[\(problem.id)]" + (problem.help.map { "\n  help: \($0)" } ?? "")
    + notes.joined()
}
