import Diagnostics
import Documents

/// What the items of a catalog have of the places that a map names.
struct MapUse {
  /// How often a source gave something.
  struct Count {
    var items = 0
    /// The first that it gave, as the catalog has it.
    var sample: JSONValue?

    mutating func add(_ value: JSONValue) {
      items += 1
      if sample == nil { sample = value }
    }
  }

  /// By the number of the source.
  var sources: [Count]
  /// Whether any item has something there, by the number of the place.
  var found: [Bool]
  /// By our keys: what items have under our own names.
  var own = [Count](repeating: Count(), count: ItemKey.allCases.count)
  /// Values that a source has no translation for, in order of appearance.
  private(set) var untranslated: [Untranslated] = []
  private var places: [Untranslated.Key: Int] = [:]
  private static let maximumUntranslated = 200

  /// Values of one text that a source has no translation for.
  struct Untranslated {
    struct Key: Hashable {
      var source: Int
      var text: String
    }
    var source: MapSource
    var text: String
    var first: SourceLocation
    var count = 1
  }

  init(_ map: ItemMap?) {
    sources = Array(repeating: Count(), count: map?.sourceCount ?? 0)
    found = Array(repeating: false, count: map?.places.count ?? 0)
  }

  /// Notes a value without a translation.
  mutating func noteUntranslated(
    _ text: String, at value: JSONValue, _ source: MapSource
  ) {
    let key = Untranslated.Key(source: source.index, text: text)
    if let place = places[key] {
      untranslated[place].count += 1
    } else if untranslated.count < Self.maximumUntranslated {
      places[key] = untranslated.count
      untranslated.append(
        Untranslated(source: source, text: text, first: value.location))
    }
  }
}
