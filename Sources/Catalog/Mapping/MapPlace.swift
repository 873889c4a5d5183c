import Diagnostics
import Documents

/// A place in the items of another format, as a map names it.
struct MapPlace: Sendable {
  /// As it is written: a JSON Pointer or the name of a column.
  let text: String
  /// Where in an item it leads.
  let pointer: JSONPointer
  /// Where the map names it.
  let location: SourceLocation
  /// Its number among the places of the map, by which uses are counted.
  let index: Int
}

/// How a map names places.
enum MapSyntax: Sendable {
  /// By JSON Pointers into an item.
  case pointers
  /// By the names of these columns.
  case columns([CSVDocument.Column])
}
