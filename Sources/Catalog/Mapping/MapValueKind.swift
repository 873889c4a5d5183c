/// What a value of a map becomes, which decides what can be said about it.
enum MapValueKind: Sendable {
  case text, id, address, pixels, duration, time, state, flag, integer
  case labels, locale, object

  /// The keys of a source of this kind.
  var keys: [String] {
    let common = ["from", "constant", "default"]
    return switch self {
    case .text: common + ["prefix", "join", "locales"]
    case .id: common + ["prefix", "join"]
    case .address: common + ["prefix"]
    case .time: common + ["format", "zone"]
    case .duration: common + ["format"]
    case .state, .flag, .locale: common + ["values"]
    case .labels: common + ["values", "prefix", "split", "at"]
    case .pixels, .integer, .object: common
    }
  }

  /// What a value must be, in words.
  var expected: String {
    switch self {
    case .text: "a string or a locale map"
    case .id, .address, .time, .state, .locale: "a string"
    case .pixels, .integer: "a whole number"
    case .duration: "a number"
    case .flag: "true or false"
    case .labels: "a list"
    case .object: "an object"
    }
  }

  /// The kind of a key; nil for keys that are put together.
  init?(_ key: ItemKey) {
    switch key {
    case .id: self = .id
    case .title, .subtitle, .description: self = .text
    case .duration: self = .duration
    case .createdAt, .updatedAt, .startTime: self = .time
    case .streamState: self = .state
    case .revision: self = .integer
    case .isRead: self = .flag
    case .extraInfo: self = .object
    case .labels: self = .labels
    case .thumbnail, .playback, .cta, .captions: return nil
    }
  }

  /// The kind of a part of `thumbnail`, `playback`, `cta` or `captions`.
  init(part name: String) {
    switch name {
    case "width", "height": self = .pixels
    case "text": self = .text
    case "locale": self = .locale
    default: self = .address
    }
  }
}
