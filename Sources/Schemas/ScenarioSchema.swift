import Catalog

extension FileSchema {
  static let scenarioSchema = Shape.file(
    "Greenroom: scenario",
    "What a rehearsal plays: which stream changes to what and when, and which "
      + "faults the upstream shows.",
    .closed(
      [
        .schema,
        Shape.Property(
          "seed", "Decides what chance decides; 0 where absent.",
          .integer(0...(1 << 53))),
        Shape.Property(
          "interval",
          "Seconds between two polls; that of the site where absent.",
          .number(1...3600)),
        Shape.Property(
          "streams", "Streams of the catalog, each once.",
          Shape.list(of: .reference("stream"))
            .with("maxItems", .number(Double(Scenario.maximumStreams)))),
        Shape.Property(
          "faults", "What is wrong with the upstream, and when.",
          Shape.list(of: .any(faults))
            .with("maxItems", .number(Double(Scenario.maximumFaults)))),
      ], required: ["streams"]),
    definitions: [
      ("instant", .instantDefinition), ("identifier", .identifierDefinition),
      ("time", timeDefinition), ("stream", stream), ("change", change),
      ("media", media), ("address", addressDefinition),
    ])

  private static let time = Shape.reference("time")

  private static func clock(_ sign: String) -> Shape {
    .string(
      "^\(sign)([0-9]{1,4}:[0-5][0-9]|[0-9]{1,2}:[0-5][0-9]:[0-5][0-9])"
        + "(\\.[0-9]+)?$")
  }

  private static let timeDefinition = Shape.any(
    .number(0...Scenario.latestTime), clock("")
  ).described("Seconds from the start, or m:ss, or h:mm:ss.")

  private static let addressDefinition = Shape.string(
    "^[Hh][Tt][Tt][Pp][Ss]?://[^\\\\/?#@\\s]"
  ).with("maxLength", .number(8192)).described("An https or http address.")

  private static let stream = Shape.closed(
    [
      Shape.Property("id", "The id of the item.", .identifier),
      Shape.Property(
        "changes", "What it changes to, and when.",
        Shape.list(of: .reference("change")).with("minItems", .number(1))
          .with("maxItems", .number(Double(Scenario.maximumChanges)))),
      Shape.Property(
        "media", "A test card; none where absent.", .reference("media")),
    ], required: ["id", "changes"])

  private static let change = Shape.closed(
    [
      Shape.Property("at", "When.", time),
      Shape.Property(
        "streamState", "Where the stream is in its life.",
        .choice(StreamState.allCases.map(\.rawValue))),
      Shape.Property("startTime", "When it starts, or started.", .instant),
      Shape.Property(
        "revision", "The number of the report; by the clock where absent.",
        .any(.choice(["none"]), .integer(0...(1 << 53)))),
      Shape.Property(
        "playback", "Media that is not of a test card; null takes it away.",
        .any(
          .type("null"),
          Shape.closed([
            Shape.Property("hls", "A playlist.", .reference("address")),
            Shape.Property("mp4", "A file.", .reference("address")),
          ]).with("minProperties", .number(1)))),
    ], required: ["at"])

  private static let timeOrNever = Shape.any(time, .choice(["never"]))

  private static let media = Shape.closed([
    Shape.Property(
      "targetDuration", "Seconds of a segment; 2 where absent.",
      .integer(1...10)),
    Shape.Property(
      "playlist", "The newest segments (window, the default), or all (event).",
      .choice(Scenario.TestCard.Playlist.allCases.map(\.rawValue))),
    Shape.Property(
      "window", "How much a window holds; a minute where absent.", time),
    Shape.Property(
      "container", "What segments are; ts where absent.",
      .choice(Scenario.TestCard.Container.allCases.map(\.rawValue))),
    Shape.Property(
      "endTag",
      "When the playlist is said to be complete; at the end where absent.",
      timeOrNever),
    Shape.Property(
      "recording",
      "When the recording appears; at the end where absent.", timeOrNever),
    Shape.Property(
      "recordingFormat", "A playlist (hls, the default), or one file (mp4).",
      .choice(Scenario.TestCard.RecordingFormat.allCases.map(\.rawValue))),
  ])

  private static let faults: [Shape] = [
    fault(
      ["status"],
      [
        Shape.Property("status", "The status of replies.", .integer(400...599)),
        Shape.Property("retryAfter", "When to ask again.", time),
        Shape.Property(
          "retryAfterForm", "How that is written; seconds where absent.",
          .choice(Scenario.Fault.RetryAfter.Form.allCases.map(\.rawValue))),
      ], required: ["status"]),
    fault(
      ["slow"],
      [
        Shape.Property(
          "bytesPerSecond", "How fast replies come; 10 where absent.",
          .integer(1...1_000_000))
      ]),
    fault(
      ["cut"],
      [
        Shape.Property(
          "after", "After how many bytes replies break off; 10 where absent.",
          .integer(0...1_000_000))
      ]),
    fault(
      ["clock"],
      [
        Shape.Property(
          "offset", "By how much the clock of the upstream is ahead.",
          .any(
            .number(-Scenario.latestTime...Scenario.latestTime), clock("-?")))
      ], required: ["offset"]),
    fault(["hang", "wrongType", "notJSON", "redirectLoop", "refused"], []),
  ]

  private static func fault(
    _ kinds: [String], _ keys: [Shape.Property], required: [String] = []
  ) -> Shape {
    .closed(
      [
        Shape.Property("kind", "What is wrong.", .choice(kinds)),
        Shape.Property("from", "From when; the start where absent.", time),
        Shape.Property("to", "Until when; for good where absent.", time),
        Shape.Property(
          "share", "What share of the requests it meets; 1 where absent.",
          .number(0...1)),
      ] + keys, required: ["kind"] + required)
  }
}
