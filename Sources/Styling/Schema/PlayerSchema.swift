extension SchemaMember {
  /// How the player looks.
  static let playerStyle = group(
    "playerStyle",
    [
      color("backgroundColor"),
      group("headingText", [bool("isVisible"), textStyle("textStyle")]),
      group(
        "statusIndicator",
        [bool("isVisible"), insets("contentPadding"), streamStates(chip)]),
      backToLiveButton, value("waitingRoomMessage", .markdown), seekBar,
      group("buttons", PlayerButton.allCases.map { button($0.rawValue) }),
      cta, captions, value("overlayVisibilityThreshold", .seconds),
    ])

  private static let backToLiveButton = group(
    "backToLiveButton",
    [bool("isVisible"), insets("insets"), insets("contentPadding")]
      + ["atLiveEdgeState", "behindLiveState"].map {
        group(
          $0,
          [
            value("text", .text), textStyle("textStyle"),
            color("backgroundColor"),
          ] + cornerRadii + [color("dotColor")])
      })

  private static let seekBar = group(
    "seekBar",
    [
      bool("isVisible"), length("horizontalSpacing"),
      length("bottomSpacing"),
    ]
      + ["playingState", "pausedState"].map {
        group(
          $0,
          [
            bool("isVisible"), color("backgroundColor"),
            color("progressColor"), length("height"),
            length("cornerRadius"), color("thumbColor"),
            image("thumbImage"), length("thumbSize"),
            bool("isThumbVisible"),
          ])
      })

  private static func button(_ name: String) -> SchemaMember {
    group(
      name,
      [
        bool("isVisible"), color("color"), length("width"),
        length("height"), image("customImage"),
      ])
  }

  private static let cta = group(
    "cta",
    [
      bool("isVisible"), textStyle("textStyle"), color("backgroundColor"),
      length("cornerRadius"), length("width"), length("height"),
      image("icon"), color("borderColor"), length("borderWidth"),
    ])

  private static let captions = group(
    "captions",
    [
      textStyle("textStyle"), color("backgroundColor"),
      position("positioning"),
    ])
}
