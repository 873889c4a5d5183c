import Documents

/// The keys of an item in our own format (DESIGN §4).
enum ItemKey: Int, CaseIterable {
  case id, title, subtitle, description, labels, thumbnail, duration
  case createdAt, updatedAt, streamState, startTime, revision, playback
  case captions, cta, isRead, extraInfo

  /// The key as it is written.
  var name: String { Self.names[rawValue] }

  static let names = allCases.map { "\($0)" }

  /// The keys by the length of their names: keys are looked up for every
  /// member of every item, and few names share a length.
  private static let byLength: [[(name: String, key: ItemKey)]] = {
    let longest = names.map(\.utf8.count).max() ?? 0
    return (0...longest).map { length in
      allCases.filter { $0.name.utf8.count == length }.map { ($0.name, $0) }
    }
  }()

  /// The key that a member of an item has; nil when it is not one of ours.
  init?(of key: JSONValue) {
    let (length, hasEscapes) = key.withSourceBytes {
      ($0.count - 2, $0.contains(UInt8(ascii: "\\")))
    }
    if hasEscapes {
      guard let name = key.string else { return nil }
      self.init(name: name)
      return
    }
    guard Self.byLength.indices.contains(length) else { return nil }
    for candidate in Self.byLength[length] where key.isString(candidate.name) {
      self = candidate.key
      return
    }
    return nil
  }

  /// The key with this name.
  init?(name: String) {
    guard let place = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: place)
  }
}
