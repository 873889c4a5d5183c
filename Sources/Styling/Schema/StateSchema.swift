extension SchemaMember {
  /// A state of a chip: text on a plate, perhaps with a dot.
  static let chip: [SchemaMember] =
    [bool("isVisible"), value("text", .text)] + plate.dropFirst() + [
      color("dotColor")
    ]

  /// A state of an element that brings its own text.
  static let plate: [SchemaMember] =
    [
      bool("isVisible"), textStyle("textStyle"), color("backgroundColor"),
      image("backgroundImage"),
    ] + cornerRadii + [color("borderColor"), length("borderWidth")]

  /// The four states of parts that tell live from not live and read from
  /// unread.
  static func liveAndReadStates(_ members: [SchemaMember]) -> [SchemaMember] {
    ["liveUnreadState", "liveReadState", "unreadState", "readState"]
      .map { group($0, members) }
  }

  /// The three states of parts that follow the stream state.
  static func streamStates(_ members: [SchemaMember]) -> SchemaMember {
    group(
      "streamStates",
      ["liveStreamState", "upcomingStreamState", "endedStreamState"]
        .map { group($0, members) })
  }
}
