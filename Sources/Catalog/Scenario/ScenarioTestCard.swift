extension Scenario {
  /// The media of a stream: a moving picture with a clock and a tone.
  public struct TestCard: Sendable, Hashable {
    /// What a playlist lists while the stream is on air (RFC 8216, 4.3.3.5).
    public enum Playlist: String, Sendable, Hashable, CaseIterable {
      /// The newest segments; the oldest leave.
      case window
      /// All segments since the start.
      case event
    }

    /// What segments are.
    public enum Container: String, Sendable, Hashable, CaseIterable {
      /// MPEG-2 transport stream.
      case ts
      /// Fragmented MP4.
      case fmp4
    }

    /// What a recording is.
    public enum RecordingFormat: String, Sendable, Hashable, CaseIterable {
      /// An HLS playlist that is complete.
      case hls
      /// One file.
      case mp4
    }

    /// How long a segment is, in seconds.
    public var targetDuration = 2
    /// What the playlist lists.
    public var playlist = Playlist.window
    /// How many seconds a sliding window holds.
    public var window = 60.0
    /// What segments are.
    public var container = Container.ts
    /// What the recording is.
    public var recordingFormat = RecordingFormat.hls

    /// When the stream goes live.
    public var start = 0.0
    /// When no more is sent; nil is never.
    public var end: Double?
    /// When the playlist gets its end tag (RFC 8216, 4.3.3.4); nil is never.
    public var endTag: Double?
    /// When the recording appears; nil is never.
    public var recording: Double?

    /// A test card with the usual values.
    public init() {}
  }
}
