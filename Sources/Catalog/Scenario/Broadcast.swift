/// When the media of a stream is made and shown, in seconds of real time from
/// the start of a run: a run may be fast, media never is.
public struct Broadcast: Sendable, Hashable {
  /// The id of the item.
  public var id: String
  /// The name of its folder.
  public var folder: String
  /// What it is like.
  public var card: Scenario.TestCard
  /// When the first segment is begun: four segments before the stream goes
  /// live, so that there is something to play when it does.
  public var start: Double
  /// When no more is sent; nil is never.
  public var end: Double?
  /// When the playlist gets its end tag; nil is never.
  public var endTag: Double?
  /// When the recording appears; nil is never.
  public var recording: Double?

  /// The media of an item in a run of this speed.
  public init(of id: String, card: Scenario.TestCard, speed: Double = 1) {
    self.id = id
    self.card = card
    folder = ItemID.fileName(of: id)
    start = max(0, card.start / speed - 4 * Double(card.targetDuration))
    end = card.end.map { $0 / speed }
    endTag = card.endTag.map { $0 / speed }
    recording = card.recording.map { $0 / speed }
  }
}

extension ScenarioRun {
  /// The media of all streams, in the order of the scenario.
  public var broadcasts: [Broadcast] {
    scenario.streams.compactMap { stream in
      stream.media.map {
        Broadcast(of: stream.id.value, card: $0, speed: speed)
      }
    }
  }
}
