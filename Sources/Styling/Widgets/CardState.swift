import Catalog

/// What a card shows: it decides which states of its parts count.
public enum CardState: Sendable, Hashable {
  /// An on-demand video.
  case video(isRead: Bool)
  /// A stream in a stream state.
  case stream(StreamState, isRead: Bool)

  /// The state of the card of `item`.
  public init(_ item: Item) {
    self =
      item.stream.map { .stream($0.state, isRead: item.isRead) }
      ?? .video(isRead: item.isRead)
  }

  /// Whether the viewer has seen the video.
  public var isRead: Bool {
    switch self {
    case .video(let isRead), .stream(_, let isRead): isRead
    }
  }

  /// The stream state; nil for a video.
  public var streamState: StreamState? {
    if case .stream(let state, _) = self { state } else { nil }
  }

  var readState: String { isRead ? "readState" : "unreadState" }

  /// The state of the parts that tell live streams from everything else.
  var liveState: String {
    guard streamState == .live else { return readState }
    return isRead ? "liveReadState" : "liveUnreadState"
  }
}

extension StreamState {
  /// The group of this state in the style tree.
  var styleGroup: String { "streamStates.\(rawValue)StreamState" }
}
