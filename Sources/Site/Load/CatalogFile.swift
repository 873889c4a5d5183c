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

  /// The catalog, and what of its items is read.
  func load(
    _ project: ProjectFolder, mapping: inout MappingTable?,
    into diagnostics: inout [Diagnostic]
  ) -> CatalogSnapshot? {
    guard let input = input(project, into: &diagnostics) else { return nil }
    return CatalogSnapshot.read(
      input, format: format, mapping: &mapping, into: &diagnostics)
  }

  func load(
    _ project: ProjectFolder, into diagnostics: inout [Diagnostic]
  ) -> CatalogSnapshot? {
    guard let input = input(project, into: &diagnostics) else { return nil }
    return CatalogSnapshot.read(input, format: format, into: &diagnostics)
  }

  private var format: CatalogFormat {
    CatalogFormat(items: source.items, map: source.map)
  }

  private func input(
    _ project: ProjectFolder, into diagnostics: inout [Diagnostic]
  ) -> CatalogInput? {
    let name = source.file.value
    let file = project.displayPath(name)
    let bytes: [UInt8]
    do {
      bytes = try project.read(name, limit: SizeLimits.catalog)
    } catch {
      diagnostics.append(
        .unreadable(
          file, error, at: source.file.location,
          help: "“catalog” names a JSON or CSV file, relative to site.yaml"))
      return nil
    }
    guard source.isTable else {
      return JSONDocument.parse(bytes, file: file, into: &diagnostics)
        .map { .json($0) }
    }
    return CSVDocument.parse(
      bytes, file: file, separator: source.separator, into: &diagnostics
    ).map { .csv($0) }
  }
}
