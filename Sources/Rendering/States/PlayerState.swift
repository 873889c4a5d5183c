import Catalog

/// A state of the player; the raw value is its slug (DESIGN: lifecycle).
public enum PlayerState: String, Sendable, Hashable, CaseIterable {
  case waitingRoom = "waiting-room"
  case liveEdge = "live-edge"
  case liveBehind = "live-behind"
  case endedBehind = "ended-behind"
  case endedReplay = "ended-replay"
  case endedNoRecording = "ended-no-recording"
  case endOfContent = "end-of-content"
  case onDemand = "on-demand"

  /// The state in which a player of `item` opens. The stream state decides,
  /// never the clock.
  init(opening item: Item) {
    switch (item.stream?.state, item.playback) {
    case (.upcoming, _): self = .waitingRoom
    case (.live, _): self = .liveEdge
    case (.ended, nil): self = .endedNoRecording
    case (.ended, _): self = .endedReplay
    case (nil, _): self = .onDemand
    }
  }

  /// Whether a player of `item` can be in this state.
  func fits(_ item: Item) -> Bool {
    switch self {
    case .waitingRoom: item.stream?.state == .upcoming
    case .liveEdge, .liveBehind: item.stream?.state == .live
    case .endedBehind, .endedReplay:
      item.stream?.state == .ended && item.playback != nil
    case .endedNoRecording:
      item.stream?.state == .ended && item.playback == nil
    case .endOfContent:
      item.playback != nil && item.stream?.state != .live
        && item.stream?.state != .upcoming
    case .onDemand: item.stream == nil
    }
  }

  /// Where the playhead stands while the stream is live.
  var playhead: String? {
    switch self {
    case .liveEdge: "edge"
    case .liveBehind: "behind"
    default: nil
    }
  }

  /// Whether there is something to play: without it no control is shown.
  var isPlayable: Bool { self != .waitingRoom && self != .endedNoRecording }
}
