import Diagnostics
import Documents

extension SiteConfiguration.CatalogSource {
  /// The value of `catalog`: a path, or a mapping with `file`. Where there is
  /// none, which is an error, `catalog.json` stands in.
  static func read(
    _ node: Node?, in location: SourceLocation,
    into diagnostics: inout [Diagnostic]
  ) -> Self {
    let standIn = Self(file: Located("catalog.json", at: location))
    guard let node else { return standIn }
    guard case .mapping = node.value else {
      return SiteConfiguration.path(
        node.string(.key("catalog"), into: &diagnostics), into: &diagnostics
      )
      .map(Self.init) ?? standIn
    }
    guard
      let reader = MappingReader(
        node, .key("catalog"), keys: ["file", "items", "separator", "map"],
        into: &diagnostics)
    else { return standIn }
    reader.require("file", into: &diagnostics)
    var source =
      SiteConfiguration.path(
        reader.string("file", into: &diagnostics), into: &diagnostics
      )
      .map(Self.init) ?? standIn
    if let items = reader.string("items", into: &diagnostics) {
      if items.value.isEmpty || items.value.hasPrefix("/") {
        source.items = items
      } else {
        diagnostics.append(.invalidPointer(items))
      }
    }
    if let separator = reader.string("separator", into: &diagnostics) {
      source.separator = Self.separator(separator, into: &diagnostics)
      if source.separator != nil, !source.isTable {
        diagnostics.append(.separatorWithoutEffect(at: separator.location))
      }
    }
    if let map = reader.node("map") {
      source.map =
        map.entries(.key("map"), into: &diagnostics) == nil ? nil : map
    }
    return source
  }

  /// One of the separators, of which the tab has a name too.
  private static func separator(
    _ text: Located<String>, into diagnostics: inout [Diagnostic]
  ) -> CSVDocument.Separator? {
    if text.value == "tab" { return .tab }
    let separator = CSVDocument.Separator(rawValue: text.value)
    if separator == nil { diagnostics.append(.unknownSeparator(text)) }
    return separator
  }
}
