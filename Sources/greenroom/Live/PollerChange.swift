import Configuration
import Documents

extension SiteConfiguration.Poller {
  /// Whether it asks the same as another, wherever both stand in their files:
  /// an edit above it is no reason to ask the upstream at once.
  func asksTheSame(as other: Self) -> Bool {
    url.value == other.url.value && interval == other.interval
      && headers == other.headers && items?.value == other.items?.value
      && Self.say(map, other.map)
  }

  private static func say(_ one: Node?, _ other: Node?) -> Bool {
    switch (one?.value, other?.value) {
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { say($0, $1) }
    case (.mapping(let one), .mapping(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy {
          $0.key == $1.key && say($0.value, $1.value)
        }
    case (let one, let other): one == other
    }
  }
}
