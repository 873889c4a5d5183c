import Documents
import Localization

/// What the upstream of a rehearsal says of one stream at one time.
public struct StreamReport: Sendable, Hashable {
  /// The id of the item.
  public var id: String
  /// Where the stream is in its life; nil when the scenario does not say.
  public var state: StreamState?
  /// When it starts, or started; nil when the scenario does not say.
  public var startTime: Instant?
  /// The number of the report; nil when it has none.
  public var revision: Int64?
  /// What is said of the media.
  public var playback: StreamUpdate.PlaybackChange

  /// The changes up to a time as one report; nil before the first.
  init?(of stream: Scenario.Stream, at second: Double, in run: ScenarioRun) {
    let past = stream.changes.prefix { $0.time <= second }
    guard let last = past.last else { return nil }
    id = stream.id.value
    state = past.last { $0.state != nil }?.state
    startTime = past.last { $0.startTime != nil }?.startTime
    playback = past.last { $0.playback != .keep }?.playback ?? .keep
    var latest = last.time
    var fixed: Int64 = 0
    if let card = stream.media {
      // The recording is a change of its own, after the one that it follows.
      if let recording = card.recording, recording <= second,
        recording > latest
      {
        latest = recording
        fixed = 1
      }
      if playback == .keep { playback = media(of: card, at: second) }
    }
    switch last.revision {
    case .byTime: revision = run.instant(at: latest).milliseconds
    case .fixed(let number): revision = number &+ fixed
    case .absent: revision = nil
    }
  }

  private func media(
    of card: Scenario.TestCard, at second: Double
  ) -> StreamUpdate.PlaybackChange {
    let folder = ScenarioRun.mediaFolder + ItemID.fileName(of: id) + "/"
    switch state {
    case .live:
      return .replace(
        Item.Playback(hls: folder + TestCardFile.livePlaylist, mp4: nil))
    case .ended:
      guard let recording = card.recording, recording <= second else {
        return .remove
      }
      switch card.recordingFormat {
      case .hls:
        return .replace(
          Item.Playback(
            hls: folder + TestCardFile.recordedPlaylist, mp4: nil))
      case .mp4:
        return .replace(
          Item.Playback(hls: nil, mp4: folder + TestCardFile.recordedFile))
      }
    case .upcoming, nil: return .keep
    }
  }

  /// Appends the report as a reply has it (DESIGN: config and catalog).
  func append(to json: inout [UInt8]) {
    json += "{\"id\":".utf8
    JSONText.append(id.utf8, to: &json)
    if let state {
      json += ",\"streamState\":\"\(state.rawValue)\"".utf8
    }
    if let startTime {
      json += ",\"startTime\":\"\(startTime.iso8601)\"".utf8
    }
    if let revision { json += ",\"revision\":\(revision)".utf8 }
    switch playback {
    case .keep: break
    case .remove: json += ",\"playback\":null".utf8
    case .replace(let media):
      json += ",\"playback\":{\"hls\":".utf8
      Self.append(media.hls, to: &json)
      json += ",\"mp4\":".utf8
      Self.append(media.mp4, to: &json)
      json += "}".utf8
    }
    json += "}".utf8
  }

  private static func append(_ address: String?, to json: inout [UInt8]) {
    guard let address else {
      json += "null".utf8
      return
    }
    JSONText.append(address.utf8, to: &json)
  }
}
