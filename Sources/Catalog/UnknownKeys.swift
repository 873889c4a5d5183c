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
    var nearest: String?
  }
  private var sightings: [String: Sighting] = [:]
  private var names: [String] = []
  private var furtherFirst: SourceLocation?

  /// Notes a key of an item, or of the object that an item has as `owner`.
  mutating func note(
    _ key: String, at place: JSONValue?, in owner: String? = nil,
    among known: [String]
  ) {
    let prefix = owner.map { $0 + "." } ?? ""
    let name = prefix + key
    if sightings[name] != nil {
      sightings[name]?.count += 1
    } else if names.count < Self.maximumNames, let place {
      names.append(name)
      sightings[name] = Sighting(
        first: place.location, count: 1,
        nearest: Suggestion.nearest(to: key, among: known)
          .map { prefix + $0 })
    } else if furtherFirst == nil {
      furtherFirst = place?.location
    }
  }

  /// One notice a name, in order of appearance.
  func report(into diagnostics: inout [Diagnostic]) {
    for name in names {
      guard let sighting = sightings[name] else { continue }
      diagnostics.append(
        .unknownItemKey(
          name, count: sighting.count, at: sighting.first,
          nearest: sighting.nearest))
    }
    if let furtherFirst {
      diagnostics.append(.furtherUnknownKeys(at: furtherFirst))
    }
  }
}
