import Localization

extension Scenario {
  /// What the upstream says of a stream from some time on.
  public struct Change: Sendable, Hashable {
    /// How a change is numbered.
    public enum Revision: Sendable, Hashable {
      /// By the clock: newer than all before it, in this run and earlier ones.
      case byTime
      /// As told, to play updates that come twice or out of order.
      case fixed(Int64)
      /// Not at all.
      case absent
    }

    /// When, in seconds from the start.
    public var time: Double
    /// Where the stream is in its life; nil keeps it.
    public var state: StreamState?
    /// When it starts, or started; nil keeps it.
    public var startTime: Instant?
    /// How the change is numbered.
    public var revision: Revision
    /// What is said of the media.
    public var playback: StreamUpdate.PlaybackChange

    /// A change that says nothing yet.
    public init(time: Double) {
      self.time = time
      revision = .byTime
      playback = .keep
    }
  }
}
