import Catalog

/// `map` of a catalog or poller: our keys to places in another format, made
/// from the tables that the reader uses.
enum MapShapes {
  static let definitions: [(String, Shape)] = [
    ("place", place), ("itemMap", map(for: .items)),
    ("updateMap", map(for: .streamUpdates)),
  ]

  private static let place = Shape.string.with("minLength", .number(1))
    .described("A JSON Pointer into the item, or the name of a column.")

  private static func map(for purpose: ItemMap.Purpose) -> Shape {
    .closed(
      ItemKeys.mapped(for: purpose).map { key in
        let words = ItemWords.descriptions[key] ?? ""
        let field = field(key)
        return Shape.Property(
          key, words,
          key == "id" || key == "title"
            ? field : .any(field, .type("null")))
      })
  }

  private static func field(_ key: String) -> Shape {
    let source = source(ItemKeys.source(of: key))
    switch key {
    case "labels": return .any(place, source, .list(of: .any(place, source)))
    case "title", "subtitle", "description":
      return .any(place, source, byLocale(source))
    case "thumbnail", "playback", "cta":
      return .any(place, source, .closed(ItemKeys.parts(of: key).map(part)))
    case "captions":
      let url = self.source(ItemKeys.source(ofPart: "url"))
      let names = ["from"] + ItemKeys.parts(of: key)
      return .any(
        place, byLocale(url),
        .closed(names.map(part), required: names))
    default: return .any(place, source)
    }
  }

  private static func part(_ name: String) -> Shape.Property {
    let keys =
      name == "from"
      ? ItemKeys.source(of: "extraInfo") : ItemKeys.source(ofPart: name)
    let source = source(keys)
    let words = ItemWords.parts[name] ?? ""
    return Shape.Property(
      name, words,
      name == "text"
        ? .any(place, source, byLocale(source))
        : .any(place, source, .type("null")))
  }

  /// A map from locale to source.
  private static func byLocale(_ source: Shape) -> Shape {
    .map(names: .locale, values: .any(place, source))
  }

  /// A mapping that says more than a place.
  private static func source(_ keys: [String]) -> Shape {
    Shape.closed(
      keys.map {
        Shape.Property($0, words[$0] ?? "", shapes[$0] ?? .anything)
      }
    ).with(
      "anyOf",
      .list(
        ["from", "constant"].map {
          Shape(("required", .list([.string($0)]))).json
        }))
  }

  private static let words = [
    "from":
      "The place, or places of which the first that has something counts.",
    "constant": "The value of every item.",
    "default": "The value of items that have nothing there.",
    "values": "Ours by theirs; null for none.",
    "format": "How it is written there.",
    "zone": "On whose clocks times without an offset are: an IANA zone.",
    "prefix": "What to put before it.",
    "join": "What to put between the texts of all places.",
    "locales": "Our locales by theirs; null leaves one out.",
    "split": "What separates the labels of one text.",
    "at": "Where the label stands in the entries of a list.",
  ]

  private static let shapes: [String: Shape] = [
    "from": .any(
      place, Shape.list(of: .reference("place")).with("minItems", .number(1))),
    "values": .type("object"),
    "format": Shape.string.with("minLength", .number(1)),
    "zone": .string("^[A-Za-z0-9_+/-]+$"),
    "prefix": .string, "join": .string,
    "locales": .type("object").with(
      "additionalProperties", .any(.locale, .type("null"))),
    "split": Shape.string.with("minLength", .number(1)),
    "at": .reference("place"),
  ]
}

extension Shape {
  fileprivate func with(_ key: String, _ shape: Shape) -> Shape {
    with(key, shape.json)
  }
}
