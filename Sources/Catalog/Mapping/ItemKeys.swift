/// The keys that the readers of items and of maps know, for who describes
/// them.
public enum ItemKeys {
  /// The keys of an item.
  public static var all: [String] { ItemKey.names }

  /// The keys that a map for a purpose may have.
  public static func mapped(for purpose: ItemMap.Purpose) -> [String] {
    purpose.keys.map(\.name)
  }

  /// The keys inside of `thumbnail`, `playback`, `captions` or `cta`; none
  /// for other keys.
  public static func parts(of key: String) -> [String] {
    switch key {
    case "thumbnail": CatalogReader.thumbnailKeys.texts
    case "playback": CatalogReader.playbackKeys.texts
    case "captions": CatalogReader.captionKeys.texts
    case "cta": CatalogReader.ctaKeys.texts
    default: []
    }
  }

  /// The keys of a source of a map's key.
  public static func source(of key: String) -> [String] {
    let kind = ItemKey.names.firstIndex(of: key)
      .flatMap(ItemKey.init(rawValue:)).map { MapValueKind($0) ?? .object }
    return kind?.keys ?? []
  }

  /// The keys of a source of a part, such as `url`.
  public static func source(ofPart part: String) -> [String] {
    MapValueKind(part: part).keys
  }
}
