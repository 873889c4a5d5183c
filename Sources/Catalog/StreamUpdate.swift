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

    /// The media after the change of what was known.
    func applied(to known: Item.Playback?) -> Item.Playback? {
      switch self {
      case .keep: known
      case .remove: nil
      case .replace(let playback): playback
      }
    }
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

  /// Takes out the addresses that pages must not contact; what else the
  /// update says stays.
  ///
  /// - Parameter mayContact: Whether the policy of the pages allows an
  ///   absolute address (DESIGN §5).
  public mutating func refuseAddresses(
    unless mayContact: (String) -> Bool, into diagnostics: inout [Diagnostic]
  ) {
    guard case .replace(var playback) = playback else { return }
    func judge(_ address: inout String?, _ name: String) {
      guard let text = address, !mayContact(text) else { return }
      diagnostics.append(.refusedAddress(text, of: name, at: location))
      address = nil
    }
    judge(&playback.hls, "playback.hls")
    judge(&playback.mp4, "playback.mp4")
    let isEmpty = playback.hls == nil && playback.mp4 == nil
    self.playback = isEmpty ? .keep : .replace(playback)
  }
}
