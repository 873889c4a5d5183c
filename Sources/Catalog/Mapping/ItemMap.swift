import Diagnostics
import Documents

/// A mapping from our keys to places in the items of another format, as
/// `catalog.map` and `poller.map` of `site.yaml` hold it.
///
/// The value of a key is a *source*: a place, which is a JSON Pointer (RFC
/// 6901) into the item or the name of a column; or a mapping with
///
/// - `from`: a place, or a list of places of which the first that has
///   something counts; or `constant`: the value of every item;
/// - `default`: the value of items that have nothing there;
/// - `values`: ours by theirs (`streamState`, `isRead`, `labels`);
/// - `format` and `zone`: how times are written (`iso8601`, `unix-seconds`,
///   `unix-milliseconds` or a pattern) and on whose clocks; how lengths are
///   (`seconds`, `milliseconds`, `minutes`, `iso8601` or `clock`);
/// - `prefix`: what to put before a text, an address, an id or labels;
/// - `join`: what to put between the texts of all places;
/// - `locales`: our locales by the keys of a locale map;
/// - `split` and `at`: what separates labels in one text, and where in the
///   entries of a list the label stands.
///
/// A text may also be a map from locale to source; `thumbnail`, `playback` and
/// `cta` maps from their own keys to sources; `labels` a list of sources,
/// which are added up; `captions` a map from locale to the source of an
/// address, or `from` a list with `url` and `locale` inside its entries. A key
/// that is null is not read; one that is left out is read under our name.
/// Constants and defaults are in our own format. Values that are null, and
/// blank texts, are none.
public struct ItemMap: Sendable {
  /// What a mapping is for, which decides the keys that it may have.
  public enum Purpose: Sendable {
    /// The items of a catalog.
    case items
    /// The entries of a poll's reply.
    case streamUpdates
  }

  enum Field: Sendable {
    case none
    case value(MapSource)
    /// Parts of a text, by locale, or of an object.
    case parts([Part])
    /// Sources that are added up.
    case labels([MapSource])
    case tracks(from: MapSource, url: MapSource, locale: MapSource)
    /// A locale and the source of an address.
    case tracksByLocale([(locale: JSONValue, url: MapSource)])
  }

  struct Part: Sendable {
    let name: String
    let field: Field
  }

  /// The fields, in the order of our keys.
  var fields: [(key: ItemKey, field: Field)] = []
  /// Every source that is read once an item, in the order of our keys.
  var sources: [MapSource] = []
  /// Every place, by its number.
  var places: [MapPlace] = []
  /// The source whose list they lead into, of places inside of its entries.
  var innerPlaces: [Int: Int] = [:]
  /// How many sources there are, those inside of lists too.
  var sourceCount = 0
  /// A digest of the mapping: those that read alike have the same.
  var fingerprint = Fingerprint()
  /// Where it stands; nil for one that follows from the columns of a table.
  var location: SourceLocation?
  /// The names of the columns of a table.
  var columns: [String] = []
  private var replaced: Set<ItemKey> = []

  /// Reads the mapping of a JSON format, and reports what is wrong with it.
  public static func check(
    _ node: Node, for purpose: Purpose, into diagnostics: inout [Diagnostic]
  ) {
    _ = read(node, .pointers, for: purpose, into: &diagnostics)
  }

  /// Reads a mapping; keys that are wrong are reported and left out.
  ///
  /// - Parameter node: nil for a table whose columns have our names.
  static func read(
    _ node: Node?, _ syntax: MapSyntax, for purpose: Purpose = .items,
    into diagnostics: inout [Diagnostic]
  ) -> ItemMap {
    var parser = MapParser(syntax)
    var fields: [ItemKey: Field] = [:]
    if let node {
      fields = parser.fields(node, keys: purpose.keys)
      diagnostics += parser.diagnostics
    }
    var map = ItemMap()
    if case .columns(let columns) = syntax {
      map.columns = columns.map(\.name)
      for (key, field) in parser.ownFields(columns) where fields[key] == nil {
        fields[key] = field
      }
    }
    map.location = node?.location
    map.replaced = Set(fields.keys)
    for key in ItemKey.allCases {
      if let field = fields[key] { map.fields.append((key, field)) }
    }
    map.places = parser.places
    map.innerPlaces = parser.innerPlaces
    map.sourceCount = parser.sourceCount
    map.sources = map.fields.flatMap { $0.field.sources }
    map.fingerprint = Fingerprint(
      of: node?.jsonValue?.withSourceBytes { Array($0) } ?? [])
    return map
  }

  /// Whether the item's own member of this name is not read.
  func replaces(_ key: ItemKey) -> Bool { replaced.contains(key) }
}

extension ItemMap.Purpose {
  var keys: [ItemKey] {
    switch self {
    case .items: ItemKey.allCases
    case .streamUpdates:
      [.id, .streamState, .startTime, .revision, .playback]
    }
  }
}

extension ItemMap.Field {
  /// The sources that are read once an item.
  var sources: [MapSource] {
    switch self {
    case .none: []
    case .value(let source): [source]
    case .parts(let parts): parts.flatMap(\.field.sources)
    case .labels(let sources): sources
    case .tracks(let list, _, _): [list]
    case .tracksByLocale(let tracks): tracks.map(\.url)
    }
  }
}
