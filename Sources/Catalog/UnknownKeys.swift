import Diagnostics
import Documents

/// Counts the keys of a catalog that mean nothing to us, so that each is
/// mentioned once.
struct UnknownKeys {
  /// More names than this are only counted: a catalog may use ids as keys.
  private static let maximumNames = 100

  private struct Sighting {
    var first: SourceLocation
    var count: Int
    var known: [String]
  }
  private var sightings: [String: Sighting] = [:]
  private var names: [String] = []
  private var furtherFirst: SourceLocation?

  /// Notes a key, given by its path inside the item.
  mutating func note(
    _ name: String, of key: JSONValue?, among known: [String]
  ) {
    if sightings[name] != nil {
      sightings[name]?.count += 1
    } else if names.count < Self.maximumNames, let key {
      names.append(name)
      sightings[name] = Sighting(first: key.location, count: 1, known: known)
    } else if furtherFirst == nil {
      furtherFirst = key?.location
    }
  }

  /// One notice a name, in order of appearance.
  func report(into diagnostics: inout [Diagnostic]) {
    for name in names {
      guard let sighting = sightings[name] else { continue }
      diagnostics.append(
        .unknownItemKey(
          name, count: sighting.count, at: sighting.first,
          nearest: Suggestion.nearest(to: name, among: sighting.known)))
    }
    if let furtherFirst {
      diagnostics.append(.furtherUnknownKeys(at: furtherFirst))
    }
  }
}
