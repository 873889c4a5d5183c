import Documents

/// The text of a catalog, taken apart.
public enum CatalogInput: Sendable {
  /// JSON with a list of items.
  case json(JSONDocument)
  /// A table with an item a row.
  case csv(CSVDocument)

  /// The path that locations name.
  var file: String {
    switch self {
    case .json(let document): document.file
    case .csv(let document): document.rows.file
    }
  }

  /// How a map names places in it.
  var syntax: MapSyntax {
    switch self {
    case .json: .pointers
    case .csv(let document): .columns(document.columns)
    }
  }
}
