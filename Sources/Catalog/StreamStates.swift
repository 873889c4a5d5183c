import Localization

/// What stream updates have said since the catalog was taken: laid over its
/// items, and never lost by a failure (DESIGN: polling).
public struct StreamStates: Sendable, Hashable {
  /// What updates have said of one stream beyond the catalog; what they have
  /// not said is as the catalog says.
  public struct Facts: Sendable, Hashable {
    /// Where the stream is in its life.
    public var state: StreamState?
    /// When it starts, or started.
    public var startTime: Instant?
    /// The newest revision, when the source counts them.
    public var revision: Int64?
    /// What became of the media.
    public var playback: StreamUpdate.PlaybackChange = .keep
    /// When an update ended it; nil while it is not ended.
    public var endedAt: Instant?
    /// A digest of what the catalog said of the stream when the facts were
    /// taken: without revisions, a catalog that says something else is newer.
    public var basis: Fingerprint
  }

  /// The facts by the id of the item.
  public internal(set) var facts: [String: Facts] = [:]

  /// Nothing beyond the catalog.
  public init() {}

  /// Drops what a new catalog knows better: facts whose revision is not newer
  /// than that of the catalog, facts without a revision where the catalog says
  /// something else than before, and those of items that are no streams.
  public mutating func rebase(on snapshot: CatalogSnapshot) {
    for (id, known) in facts {
      guard let item = snapshot[id], let stream = item.stream else {
        facts[id] = nil
        continue
      }
      let basis = item.streamDigest
      if basis != known.basis {
        guard let ours = known.revision, let its = stream.revision, ours > its
        else {
          facts[id] = nil
          continue
        }
        facts[id]?.basis = basis
      }
      dropIfKnown(item)
    }
  }

  /// Drops the facts of an item that say what its catalog says.
  mutating func dropIfKnown(_ item: Item) {
    guard let known = facts[item.id] else { return }
    let shown = item.overlaid(by: known)
    if shown.stream == item.stream, shown.playback == item.playback {
      facts[item.id] = nil
    }
  }
}
