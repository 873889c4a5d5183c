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
    /// What was said of the media.
    public var playback: StreamUpdate.PlaybackChange
    /// When it was first seen as ended; nil while it is not.
    public var endedAt: Instant?
    /// A digest of what the catalog said of the stream when the facts were
    /// taken: without revisions, a catalog that says something else is newer.
    public var basis: Fingerprint

    /// Facts as they were kept.
    public init(
      state: StreamState, startTime: Instant, revision: Int64?,
      playback: StreamUpdate.PlaybackChange, endedAt: Instant?,
      basis: Fingerprint
    ) {
      self.state = state
      self.startTime = startTime
      self.revision = revision
      self.playback = playback
      self.endedAt = endedAt
      self.basis = basis
    }
  }

  /// The facts by the id of the item.
  public private(set) var facts: [String: Facts]

  /// The facts that are known; nothing beyond the catalog by default.
  public init(_ facts: [String: Facts] = [:]) { self.facts = facts }

  /// Takes in updates of the streams of a catalog, the earliest first. What
  /// is older than what is known, and what speaks of no stream of the
  /// catalog, changes nothing.
  ///
  /// - Returns: the places of the items that are to be shown otherwise.
  public mutating func apply(
    _ updates: [StreamUpdate], to snapshot: CatalogSnapshot, at now: Instant
  ) -> Set<Int> {
    var changed: Set<Int> = []
    for update in updates {
      guard let place = snapshot.index(of: update.id),
        let known = facts[update.id] ?? Facts(of: snapshot.items[place]),
        let facts = known.updated(by: update, at: now), facts != known
      else { continue }
      self.facts[update.id] = facts
      changed.insert(place)
    }
    return changed
  }

  /// Takes in another catalog: facts that it knows better are dropped.
  public mutating func rebase(on snapshot: CatalogSnapshot) {
    for (id, known) in facts {
      guard let catalog = snapshot[id].flatMap(Facts.init) else {
        facts[id] = nil
        continue
      }
      guard catalog.basis != known.basis else { continue }
      facts[id] = known.isNewer(than: catalog) ? known : nil
      facts[id]?.basis = catalog.basis
    }
  }

  /// An item of the catalog with what is known beyond it.
  public func overlaid(_ item: Item) -> Item {
    guard let known = facts[item.id], let stream = item.stream else {
      return item
    }
    var result = item
    result.stream = Item.Stream(
      state: known.state, startTime: known.startTime,
      revision: known.revision)
    result.startTime = known.startTime
    switch known.playback {
    case .keep: break
    case .remove: result.playback = nil
    case .replace(let playback): result.playback = playback
    }
    if result.stream != stream || result.playback != item.playback {
      result.fingerprint.combine(result.streamDigest)
    }
    return result
  }
}

extension StreamStates.Facts {
  /// What the catalog says of an item; nil when it is no stream.
  init?(of item: Item) {
    guard let stream = item.stream else { return nil }
    self.init(
      state: stream.state, startTime: stream.startTime,
      revision: stream.revision, playback: .keep, endedAt: nil,
      basis: item.streamDigest)
  }

  /// These facts after an update; nil when it is not newer. One without a
  /// revision counts as newer, but never revives an ended stream.
  func updated(by update: StreamUpdate, at now: Instant) -> Self? {
    if let new = update.revision, let revision, new <= revision { return nil }
    let revives = state == .ended && (update.state ?? state) != .ended
    if update.revision == nil, revives { return nil }
    var facts = self
    facts.state = update.state ?? state
    facts.startTime = update.startTime ?? startTime
    facts.revision = update.revision ?? revision
    if update.playback != .keep { facts.playback = update.playback }
    facts.endedAt =
      facts.state == .ended ? endedAt ?? (state == .ended ? nil : now) : nil
    return facts
  }

  /// Whether they stay beside a catalog that says something else than the one
  /// that they were laid over.
  func isNewer(than catalog: Self) -> Bool {
    switch (revision, catalog.revision) {
    case (let known?, let other?): known > other
    case (_, nil): state == .ended && catalog.state != .ended
    case (nil, _): false
    }
  }
}

extension Item {
  /// A digest of what stream updates can change.
  var streamDigest: Fingerprint {
    let facts = [
      stream?.state.rawValue, stream?.startTime.iso8601,
      stream?.revision.map { String($0) }, playback?.hls, playback?.mp4,
    ]
    let text = facts.map { $0.map { "\($0.utf8.count):\($0)" } ?? "-" }
    return Fingerprint(of: Array(text.joined(separator: ",").utf8))
  }
}
