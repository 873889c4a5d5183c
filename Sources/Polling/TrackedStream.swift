import Catalog
import Localization

/// A stream of the site, as a poller needs to know it.
public struct TrackedStream: Sendable, Hashable {
  /// The id of the item.
  public var id: String
  /// Where it is in its life, updates included.
  public var state: StreamState
  /// Whether there is media, updates included.
  public var hasPlayback: Bool
  /// When it ended; nil when that is not known, or it has not.
  public var endedAt: Instant?
  /// A digest of its item in the catalog: another one means that the catalog
  /// says something new.
  public var basis: Fingerprint

  /// A stream.
  public init(
    id: String, state: StreamState, hasPlayback: Bool,
    endedAt: Instant? = nil, basis: Fingerprint = Fingerprint()
  ) {
    self.id = id
    self.state = state
    self.hasPlayback = hasPlayback
    self.endedAt = endedAt
    self.basis = basis
  }

  /// The streams of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog as it was read.
  ///   - states: What updates have said.
  public static func all(
    in catalog: CatalogSnapshot, _ states: StreamStates
  ) -> [Self] {
    catalog.items.compactMap { item in
      guard let stream = item.stream else { return nil }
      let known = states.facts[item.id]
      let hasPlayback =
        switch known?.playback ?? .keep {
        case .keep: item.playback != nil
        case .remove: false
        case .replace: true
        }
      return Self(
        id: item.id, state: known?.state ?? stream.state,
        hasPlayback: hasPlayback, endedAt: known?.endedAt,
        basis: item.fingerprint)
    }
  }
}
