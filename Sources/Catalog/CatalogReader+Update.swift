import Documents

extension CatalogReader {
  /// Reads an entry of a reply; nil for one that is left out.
  ///
  /// Without its state or revision an entry could be older than it looks, so
  /// where these cannot be read it says nothing at all.
  mutating func update(_ value: JSONValue) -> StreamUpdate? {
    guard value.kind == .object else {
      report(
        .wrongType("an entry of “streams”", value, expected: "an object"))
      return nil
    }
    var entry = UpdateDraft(value)
    var seen: [ItemKey: JSONValue] = [:]
    for (key, value) in value.members {
      guard let known = ItemKey(of: key),
        ItemMap.Purpose.streamUpdates.keys.contains(known),
        map?.replaces(known) != true
      else { continue }
      if let first = seen[known] {
        report(
          .duplicateKey(
            known.name, at: key.location, first: first.location))
        continue
      }
      seen[known] = key
      if !value.isNull {
        read(known, .value(value), into: &entry)
      } else if known == .playback {
        entry.playback = .remove
      }
    }
    if let map { readMapped(map, of: value, into: &entry) }
    guard entry.draft.hasID || reportMissingID(of: value),
      let id = entry.draft.id,
      !entry.said.contains(.streamState) || entry.draft.state != nil,
      !entry.said.contains(.revision) || entry.draft.revision != nil
    else { return nil }
    return entry.update(of: id)
  }

  private mutating func reportMissingID(of value: JSONValue) -> Bool {
    report(.missingID(at: value.location))
    return false
  }

  private mutating func readMapped(
    _ map: ItemMap, of value: JSONValue, into entry: inout UpdateDraft
  ) {
    for (key, field) in map.fields {
      mapLocation = field.sources.first.map(\.noteLocation) ?? map.location
      if let found = mapped(field, of: value) {
        read(key, found, into: &entry)
      } else if key == .playback {
        // The places are there, and say that there is nothing.
        let isThere = field.sources.contains { source in
          source.places.contains { value.pointer($0.pointer) != nil }
        }
        if isThere { entry.playback = .remove }
      }
    }
    mapLocation = nil
  }

  private mutating func read(
    _ key: ItemKey, _ field: FieldValue, into entry: inout UpdateDraft
  ) {
    let before = problemCount
    read(key, field, into: &entry.draft)
    entry.said.insert(key)
    guard key == .playback else { return }
    if let playback = entry.draft.item.playback {
      entry.playback = .replace(playback)
    } else if case .wrong = field {
      entry.playback = .keep
    } else {
      // Neither address is given; one that is refused changes nothing.
      entry.playback = problemCount == before ? .remove : .keep
    }
  }
}

/// An entry of a reply that is being read.
private struct UpdateDraft {
  var draft: ItemDraft
  /// The keys that it has, right or wrong.
  var said: Set<ItemKey> = []
  var playback = StreamUpdate.PlaybackChange.keep

  init(_ source: JSONValue) { draft = ItemDraft(source) }

  func update(of id: String) -> StreamUpdate {
    var update = StreamUpdate(id: id, location: draft.idLocation)
    update.state = draft.state
    update.startTime = draft.item.startTime
    update.revision = draft.revision
    update.playback = playback
    return update
  }
}
