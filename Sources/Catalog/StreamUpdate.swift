import Diagnostics
import Localization

/// A later report on one stream (DESIGN: words). What it does not say stays.
public struct StreamUpdate: Sendable, Hashable {
  /// What an update says of the media.
  public enum PlaybackChange: Sendable, Hashable {
    /// Nothing: what was known stays.
    case keep
    /// There is none any more.
    case remove
    /// It is here now.
    case replace(Item.Playback)
  }

  /// The id of the item.
  public var id: String
  /// Where the stream is in its life; nil keeps what was known.
  public var state: StreamState?
  /// When it starts, or started; nil keeps what was known.
  public var startTime: Instant?
  /// The revision of these facts, when the source counts them.
  public var revision: Int64?
  /// What it says of the media.
  public var playback: PlaybackChange
  /// Where it stands in the reply.
  public var location: SourceLocation

  /// An update of the item `id` that says nothing yet.
  public init(id: String, location: SourceLocation) {
    self.id = id
    self.playback = .keep
    self.location = location
  }
}
