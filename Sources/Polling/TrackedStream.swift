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
}
