import Documents

/// The keys of an item in our own format (DESIGN §4).
enum ItemKey: Int, CaseIterable {
  case id, title, subtitle, description, labels, thumbnail, duration
  case createdAt, updatedAt, streamState, startTime, revision, playback
  case captions, cta, isRead, extraInfo

  /// The keys as they are written, in the order of the cases.
  static let names = [
    "id", "title", "subtitle", "description", "labels", "thumbnail",
    "duration", "createdAt", "updatedAt", "streamState", "startTime",
    "revision", "playback", "captions", "cta", "isRead", "extraInfo",
  ]
  private static let shortNames = names.map { ShortName($0) }

  /// The key as it is written.
  var name: String { Self.names[rawValue] }

  /// The key that a member of an item has; nil when it is not one of ours.
  init?(of key: JSONValue) {
    guard let name = ShortName(key),
      let place = Self.shortNames.firstIndex(of: name)
    else { return nil }
    self.init(rawValue: place)
  }
}
