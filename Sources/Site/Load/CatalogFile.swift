import Catalog
import Configuration
import Diagnostics
import Documents

/// Reads the catalog that `site.yaml` names.
struct CatalogFile {
  private let source: SiteConfiguration.CatalogSource

  init(_ source: SiteConfiguration.CatalogSource) { self.source = source }

  /// The folder of the file, from the project; addresses in the catalog are
  /// relative to it.
  var folder: String { OutputPath(source.file.value).folder }

  func load(
    _ project: ProjectFolder, into diagnostics: inout [Diagnostic]
  ) -> CatalogSnapshot? {
    let name = source.file.value
    let file = project.displayPath(name)
    let bytes: [UInt8]
    do {
      bytes = try project.read(name, limit: SizeLimits.catalog)
    } catch {
      diagnostics.append(
        .unreadable(
          file, error, at: source.file.location,
          help: "“catalog” names a JSON file, relative to site.yaml"))
      return nil
    }
    guard
      let document = JSONDocument.parse(bytes, file: file, into: &diagnostics)
    else { return nil }
    return CatalogSnapshot.read(
      document, format: CatalogFormat(items: source.items, map: source.map),
      into: &diagnostics)
  }
}
