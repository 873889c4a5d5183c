import Diagnostics
import Localization

/// One video of a catalog; a *stream* when it has stream facts.
public struct Item: Sendable, Hashable {
  /// What makes a video a live stream.
  public struct Stream: Sendable, Hashable {
    /// Where the stream is in its life.
    public var state: StreamState
    /// When it starts, or started.
    public var startTime: Instant
    /// The revision of these facts, when the source counts them.
    public var revision: Int64?

    /// A stream in `state` that starts at `startTime`.
    public init(state: StreamState, startTime: Instant, revision: Int64?) {
      self.state = state
      self.startTime = startTime
      self.revision = revision
    }
  }

  /// A picture.
  public struct Image: Sendable, Hashable {
    /// Its address: absolute, or relative to the catalog file.
    public var url: String
    /// Its width in pixels, when known.
    public var width: Int?
    /// Its height in pixels, when known.
    public var height: Int?
    /// Where the address stands.
    public var location: SourceLocation

    /// A picture at `url`.
    public init(
      url: String, width: Int?, height: Int?, location: SourceLocation
    ) {
      self.url = url
      self.width = width
      self.height = height
      self.location = location
    }
  }

  /// Where the media is.
  public struct Playback: Sendable, Hashable {
    /// The address of an HLS playlist.
    public var hls: String?
    /// The address of an MP4 file.
    public var mp4: String?

    /// Media at these addresses.
    public init(hls: String?, mp4: String?) {
      self.hls = hls
      self.mp4 = mp4
    }
  }

  /// A file of captions.
  public struct Captions: Sendable, Hashable {
    /// Its address: absolute, or relative to the catalog file.
    public var url: String
    /// The language of the captions.
    public var locale: LocaleID
    /// Where the address stands.
    public var location: SourceLocation

    /// Captions in `locale` at `url`.
    public init(url: String, locale: LocaleID, location: SourceLocation) {
      self.url = url
      self.locale = locale
      self.location = location
    }
  }

  /// A call to action: a link that the player shows.
  public struct CTA: Sendable, Hashable {
    /// The text of the link.
    public var text: LocalizedText
    /// Its address.
    public var url: String

    /// A link to `url`.
    public init(text: LocalizedText, url: String) {
      self.text = text
      self.url = url
    }
  }

  /// The identifier, 1 to 200 bytes (DESIGN: rules of the model).
  public var id: String
  /// The title.
  public var title: LocalizedText
  /// A second line, such as the venue.
  public var subtitle: LocalizedText?
  /// A description in CommonMark.
  public var description: LocalizedText?
  /// Labels that data sources select by.
  public var labels: [String]
  /// The picture of its card and poster.
  public var thumbnail: Image?
  /// The length in seconds, finite and not negative.
  public var duration: Double?
  /// When it was created.
  public var createdAt: Instant?
  /// When it was last updated.
  public var updatedAt: Instant?
  /// A start time; on a stream it equals `stream.startTime`.
  public var startTime: Instant?
  /// What makes it a stream; nil for an on-demand video.
  public var stream: Stream?
  /// The media. An ended stream has a recording if and only if this is set.
  public var playback: Playback?
  /// Captions, in the order of the catalog.
  public var captions: [Captions]
  /// A call to action.
  public var cta: CTA?
  /// Whether the viewer has seen it.
  public var isRead: Bool
  /// Where it stands in the catalog.
  public var location: SourceLocation
  /// A digest of everything above but `location`: equal digests mean equal
  /// items, so that pages need no deep comparison.
  public var fingerprint: Fingerprint

  /// An item with an id and a title; everything else is set afterwards.
  public init(id: String, title: LocalizedText, location: SourceLocation) {
    self.id = id
    self.title = title
    self.labels = []
    self.captions = []
    self.isRead = false
    self.location = location
    self.fingerprint = Fingerprint()
  }
}
