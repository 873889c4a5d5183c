extension SchemaMember {
  /// How a widget lays out its cards.
  static let widgetLayout = group(
    "widgetLayout",
    [
      value("preset", .preset),
      length("horizontalItemsSpacing"), length("verticalItemsSpacing"),
      value("itemRatio", .ratio),
      value("columns", .integer(1...12)),
      value("maxDisplayItemsCount", .integer(1...100_000)),
      insets("margins"),
      group("shimmering", [color("baseColor"), color("highlightColor")]),
    ])

  /// How a card looks.
  static let widgetItemStyle = group(
    "widgetItemStyle",
    [color("backgroundColor")] + cornerRadii + [
      insets("insets"), title, itemImage, itemStatusIndicator, badge,
      durationElement, eventTimeElement, reserved("overrides"),
    ])

  private static let title = group(
    "title",
    [
      bool("isVisible"), position("position"), insets("insets"),
      textStyle("readState"), textStyle("unreadState"),
    ])

  private static let itemImage = group(
    "image",
    [
      position("position"), length("width"), length("height"),
      value("ratio", .ratio),
    ] + cornerRadii + [
      value(
        "thumbnailType",
        .choice(["squareIcon", "verticalTwoByThree", "custom"])),
      insets("insets"),
      group(
        "border",
        [bool("isVisible")]
          + liveAndReadStates([
            bool("isVisible"), color("color"), insets("insets"),
            length("width"),
          ])),
      group(
        "gradientOverlay",
        [
          bool("isVisible"), position("position"), color("startColor"),
          color("endColor"),
        ]),
    ])

  private static let itemStatusIndicator = group(
    "statusIndicator",
    [
      bool("isVisible"), position("position"), insets("insets"),
      insets("statusTitlePadding"),
    ] + liveAndReadStates(chip) + [streamStates(chip)])

  private static let badge = group(
    "badge",
    [
      bool("isVisible"), position("position"), insets("insets"),
      insets("titlePadding"),
    ] + liveAndReadStates(chip + [length("width"), length("height")]))

  private static let durationElement = group(
    "durationElement",
    timeElement + [group("unreadState", plate), group("readState", plate)])

  private static let eventTimeElement = group(
    "eventTimeElement", timeElement + [streamStates(plate)])

  private static let timeElement: [SchemaMember] = [
    bool("isVisible"), position("position"), insets("insets"),
    insets("contentPadding"), image("icon"),
  ]
}
