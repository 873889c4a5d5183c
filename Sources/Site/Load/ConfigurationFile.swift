import Configuration
import Diagnostics
import Documents

/// Reads `site.yaml`.
enum ConfigurationFile {
  /// The name of the file in a project.
  static let name = "site.yaml"

  static func load(
    _ folder: ProjectFolder, into diagnostics: inout [Diagnostic]
  ) -> SiteConfiguration? {
    let file = folder.displayPath(name)
    let bytes: [UInt8]
    do {
      bytes = try folder.read(name, limit: SizeLimits.configuration)
    } catch {
      diagnostics.append(
        error == .notFound
          ? .missingSite(file) : .unreadable(file, error, at: nil))
      return nil
    }
    guard let root = YAML.parse(bytes, file: file, into: &diagnostics) else {
      return nil
    }
    return SiteConfiguration.read(root, into: &diagnostics)
  }
}
