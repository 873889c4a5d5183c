import Diagnostics
import Documents
import Localization

/// Where one value comes from, and what is made of it.
struct MapSource: Sendable {
  /// How another system writes a time.
  enum TimeFormat: Sendable {
    /// RFC 3339; without an offset on the clocks of the zone, if there is one.
    case iso8601(TimeZoneID?)
    case unixSeconds
    case unixMilliseconds
    case pattern(TimePattern, TimeZoneID?, text: String)
  }

  let kind: MapValueKind
  /// The key of ours, such as `title.en`.
  let name: String
  /// Where the map says it.
  let location: SourceLocation
  /// Its number among the sources of the map, by which uses are counted.
  let index: Int
  /// Whether it is a column with our own name, of which no map speaks.
  var isOwn = false
  /// The places, of which the first that has something counts; all count for
  /// labels and where texts are joined.
  var places: [MapPlace] = []
  /// The value of every item, in our format.
  var constant: JSONValue?
  /// The value of items that have none, in our format.
  var fallback: JSONValue?
  /// Our values by theirs; null for none.
  var values: [String: JSONValue]?
  /// Their values as they are written, in order.
  var valueNames: [String] = []
  var timeFormat: TimeFormat = .iso8601(nil)
  var durationFormat: DurationFormat?
  /// Put before the text.
  var prefix = ""
  /// Put between the texts of all places.
  var join: String?
  /// What separates labels in one text.
  var split: String?
  /// Where in the entries of a list the label stands.
  var at: MapPlace?
  /// Our locales by the keys of a locale map; nil for none.
  var locales: [String: String?]?

  /// The place of the map that a note about a value names.
  var noteLocation: SourceLocation? { isOwn ? nil : location }

  /// What is said of it in a table: its places, or that it is constant.
  var origin: String {
    places.isEmpty ? "constant" : places.map(\.text).joined(separator: ", ")
  }
}
