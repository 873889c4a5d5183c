import Localization

extension StreamStates {
  /// Takes updates over, in their order, by the rules of DESIGN §2, polling:
  ///
  /// - of an item that the catalog has not, or that is no stream: nothing;
  /// - a revision that is not newer than the known one: nothing;
  /// - without a revision: it is newer, but a state never revives an ended
  ///   stream, and then the whole update is dropped;
  /// - what an update does not say stays.
  ///
  /// - Parameters:
  ///   - snapshot: The catalog as it was read, without updates.
  ///   - now: When the updates came.
  /// - Returns: The places of the items that are other than before.
  public mutating func apply(
    _ updates: [StreamUpdate], to snapshot: CatalogSnapshot, at now: Instant
  ) -> Set<Int> {
    var changed: [Int: Item] = [:]
    for update in updates {
      guard let place = snapshot.index(of: update.id) else { continue }
      let item = snapshot.items[place]
      guard item.stream != nil else { continue }
      let before = shown(item)
      apply(update, to: item, at: now)
      if changed[place] == nil, !before.hasFacts(of: shown(item)) {
        changed[place] = before
      }
    }
    // An update may undo another one of the same reply.
    return Set(
      changed.filter { !$1.hasFacts(of: shown(snapshot.items[$0])) }.keys)
  }

  private mutating func apply(
    _ update: StreamUpdate, to item: Item, at now: Instant
  ) {
    guard let known = shown(item).stream else { return }
    if let revision = update.revision {
      if let last = known.revision, revision <= last { return }
    } else if known.state == .ended, let state = update.state, state != .ended {
      return
    }
    var new = facts[item.id] ?? Facts(basis: item.streamDigest)
    new.state = update.state ?? new.state
    new.startTime = update.startTime ?? new.startTime
    new.revision = update.revision ?? new.revision
    if update.playback != .keep { new.playback = update.playback }
    let state = new.state ?? known.state
    if state != .ended {
      new.endedAt = nil
    } else if known.state != .ended {
      new.endedAt = now
    }
    facts[item.id] = new
    dropIfKnown(item)
  }

  /// An item of the catalog with what updates have said of it.
  public func shown(_ item: Item) -> Item {
    facts[item.id].map { item.overlaid(by: $0) } ?? item
  }

  /// The catalog with what updates have said of its streams. Items that are
  /// other than in the catalog have a fingerprint that tells so.
  public func overlay(_ snapshot: CatalogSnapshot) -> CatalogSnapshot {
    var shown = snapshot
    overlay(facts.keys.compactMap(snapshot.index), of: snapshot, in: &shown)
    return shown
  }

  /// Brings the items at some places of an overlaid catalog up to date, and
  /// touches no others.
  ///
  /// - Parameters:
  ///   - catalog: The catalog as it was read.
  ///   - shown: The same catalog with earlier updates.
  public func overlay(
    _ places: some Sequence<Int>, of catalog: CatalogSnapshot,
    in shown: inout CatalogSnapshot
  ) {
    for place in places {
      let item = catalog.items[place]
      guard item.stream != nil else { continue }
      shown.replace(place, by: self.shown(item))
    }
  }
}

extension Item {
  /// The item with what updates have said of it.
  func overlaid(by facts: StreamStates.Facts) -> Item {
    guard var stream else { return self }
    var item = self
    stream.state = facts.state ?? stream.state
    stream.startTime = facts.startTime ?? stream.startTime
    stream.revision = facts.revision ?? stream.revision
    item.stream = stream
    item.startTime = stream.startTime
    item.playback = facts.playback.applied(to: playback)
    if !hasFacts(of: item) {
      item.fingerprint.combine(item.streamDigest)
    }
    return item
  }

  /// Whether two states of one item say the same of the stream.
  func hasFacts(of other: Item) -> Bool {
    stream == other.stream && playback == other.playback
  }

  /// A digest of all that updates can change.
  var streamDigest: Fingerprint {
    var text = ""
    func add(_ part: String?) {
      text += part.map { "\($0.utf8.count):\($0)" } ?? "-"
    }
    add(stream?.state.rawValue)
    add((stream?.startTime.milliseconds).map { "\($0)" })
    add(stream?.revision.map { "\($0)" })
    add(playback?.hls)
    add(playback?.mp4)
    return Fingerprint(of: Array(text.utf8))
  }
}
