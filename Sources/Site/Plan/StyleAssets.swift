import Diagnostics
import Styling

/// Publishes the pictures and fonts that styles name.
struct StyleAssets {
  /// The published address of each picture from the site's top.
  private(set) var addresses: [AssetReference: String] = [:]

  /// Publishes every picture of these styles and every font of the themes.
  init(
    _ references: [(AssetReference, AssetKind)], _ project: Project,
    publisher: inout AssetPublisher, into diagnostics: inout [Diagnostic]
  ) {
    for (reference, kind) in references where addresses[reference] == nil {
      switch Address(reference.path) {
      case .remote(let url): addresses[reference] = url
      case .relative(let path):
        addresses[reference] = publisher.publish(
          project.path(of: path, writtenIn: reference.location.file),
          as: kind, at: reference.location, into: &diagnostics)
      }
    }
  }
}

extension Project {
  /// The path, from the project, of a file that a style names: relative to
  /// the theme that it is written in, else to `site.yaml`.
  fileprivate func path(of name: String, writtenIn file: String) -> String {
    themeFiles.path(of: name, writtenIn: file) ?? name
  }
}
