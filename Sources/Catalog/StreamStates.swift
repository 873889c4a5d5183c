import Localization

/// What stream updates have said since the catalog was taken: laid over its
/// items, and never lost by a failure (DESIGN: polling).
public struct StreamStates: Sendable, Hashable {
  /// What is known of one stream beyond the catalog.
  public struct Facts: Sendable, Hashable {
    /// Where the stream is in its life.
    public var state: StreamState
    /// When it starts, or started.
    public var startTime: Instant
    /// The revision of these facts, when the source counts them.
    public var revision: Int64?
    /// The media.
    public var playback: Item.Playback?
    /// When it was first seen as ended; nil while it is not.
    public var endedAt: Instant?
    /// A digest of what the catalog said of the stream when the facts were
    /// taken: without revisions, a catalog that says something else is newer.
    public var basis: Fingerprint
  }

  /// The facts by the id of the item.
  public private(set) var facts: [String: Facts] = [:]

  /// Nothing beyond the catalog.
  public init() {}
}
