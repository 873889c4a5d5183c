import Diagnostics

/// The `videosFilterParams` of a widget or player: what kinds of item it
/// shows. Stream states are the names of `StreamState`.
public struct VideosFilterParams: Sendable, Hashable {
  /// The content types to show; nil shows on-demand videos only.
  public var contentTypes: Set<ContentType>?
  /// The names of the stream states to show; nil is no filter. It judges
  /// streams only and never removes videos.
  public var streamStates: Set<String>?

  /// A filter with the given parts; what is nil is absent.
  public init(
    contentTypes: Set<ContentType>? = nil, streamStates: Set<String>? = nil
  ) {
    self.contentTypes = contentTypes
    self.streamStates = streamStates
  }
}
