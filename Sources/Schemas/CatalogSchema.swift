import Catalog

extension FileSchema {
  /// Keys that Greenroom does not know are ignored, so none are refused.
  static let catalogSchema = Shape.file(
    "Greenroom: catalog",
    "The videos and live streams that a site is built from.",
    .open(
      [
        .schema,
        Shape.Property("items", "The items.", .list(of: .reference("item"))),
      ], required: ["items"]),
    definitions: [
      ("text", .textDefinition), ("locale", .localeDefinition),
      ("instant", .instantDefinition), ("identifier", .identifierDefinition),
      ("address", .addressDefinition), ("item", item),
    ])

  private static let item = Shape.open(
    ItemKeys.all.map { key in
      let shape = itemShapes[key] ?? .anything
      let isRequired = key == "id" || key == "title"
      return Shape.Property(
        key, ItemWords.descriptions[key] ?? "",
        isRequired ? shape : .any(shape, .type("null")))
    }, required: ["id", "title"]
  )
  .with(
    "if",
    Shape.open(
      [Shape.Property("streamState", "A stream.", .string)],
      required: ["streamState"]
    ).json
  )
  .with(
    "then",
    Shape.open(
      [Shape.Property("startTime", "A stream needs one.", .instant)],
      required: ["startTime"]
    ).json)

  private static let itemShapes: [String: Shape] = [
    "id": .identifier,
    "title": .any(
      .string("\\S"), .map(names: .locale, values: .string("\\S"))),
    "subtitle": .text,
    "description": .text,
    "labels": Shape.list(of: .string).with("maxItems", .number(1000)),
    "thumbnail": parts(of: "thumbnail", required: ["url"]),
    "duration": Shape.type("number").with("minimum", .number(0))
      .with("exclusiveMaximum", .number(1e9)),
    "createdAt": .instant,
    "updatedAt": .instant,
    "streamState": .choice(StreamState.allCases.map(\.rawValue)),
    "startTime": .instant,
    "revision": .type("integer"),
    "playback": parts(of: "playback", required: []),
    "captions": .list(
      of: parts(of: "captions", required: ["url", "locale"])),
    "cta": parts(of: "cta", required: ["url", "text"]),
    "isRead": .bool,
    "extraInfo": .type("object"),
  ]

  private static func parts(of key: String, required: [String]) -> Shape {
    .open(
      ItemKeys.parts(of: key).map { name in
        let shape = partShapes[name] ?? .anything
        return Shape.Property(
          name, ItemWords.parts[name] ?? "",
          required.contains(name) ? shape : .any(shape, .type("null")))
      }, required: required)
  }

  private static let partShapes: [String: Shape] = [
    "url": .address, "hls": .address, "mp4": .address,
    "width": .integer(1...100_000), "height": .integer(1...100_000),
    "text": .text, "locale": .locale,
  ]
}
