import Catalog

/// A media playlist (RFC 8216): what of a broadcast a player may see at one
/// time, made from the list of all its segments that the encoder keeps.
struct MediaPlaylist {
  /// One segment.
  struct Segment: Equatable {
    /// Its name.
    var name: String
    /// Its number, counted from 0.
    var number: Int
    /// Its length as the encoder wrote it.
    var duration: String
    /// When it was taken, as the encoder wrote it.
    var time: String?
  }

  /// All segments, the oldest first.
  private(set) var segments: [Segment] = []
  private let card: Scenario.TestCard

  /// What the encoder has made so far.
  init(_ encoded: String, of card: Scenario.TestCard) {
    self.card = card
    var duration: String?
    var time: String?
    for line in encoded.split(separator: "\n") {
      if line.hasPrefix("#EXTINF:") {
        duration = line.dropFirst(8).prefix { $0 != "," }.description
      } else if line.hasPrefix("#EXT-X-PROGRAM-DATE-TIME:") {
        time = line.drop { $0 != ":" }.dropFirst().description
      } else if !line.hasPrefix("#"), let length = duration {
        if let number = TestCardFile.number(ofSegment: line) {
          segments.append(
            Segment(
              name: String(line), number: number, duration: length, time: time))
        }
        duration = nil
        time = nil
      }
    }
  }

  /// How many segments a sliding window has.
  private var width: Int {
    Int((card.window / Double(card.targetDuration)).rounded(.up))
  }

  /// The segments that a broadcast lists.
  private var listed: ArraySlice<Segment> {
    card.playlist == .event ? segments[...] : segments.suffix(width)
  }

  /// The playlist of the broadcast.
  func live(isOver: Bool) -> String {
    text(listed, type: card.playlist == .event ? "EVENT" : nil, isOver: isOver)
  }

  /// The playlist of the recording.
  var recorded: String { text(segments[...], type: "VOD", isOver: true) }

  /// The lowest number of the segments that a server still has: those that
  /// left the window stay for as long as it is (RFC 8216, section 6.2.2).
  var oldest: Int {
    guard card.playlist == .window else { return 0 }
    return (listed.first?.number ?? 0) - width
  }

  private func text(
    _ segments: ArraySlice<Segment>, type: String?, isOver: Bool
  ) -> String {
    let isFragmented = card.container == .fmp4
    var lines = [
      "#EXTM3U",
      "#EXT-X-VERSION:\(isFragmented ? 7 : 6)",
      "#EXT-X-TARGETDURATION:\(card.targetDuration)",
      "#EXT-X-MEDIA-SEQUENCE:\(segments.first?.number ?? 0)",
      "#EXT-X-INDEPENDENT-SEGMENTS",
    ]
    if let type { lines.append("#EXT-X-PLAYLIST-TYPE:\(type)") }
    if isFragmented { lines.append("#EXT-X-MAP:URI=\"init.mp4\"") }
    for segment in segments {
      if let time = segment.time {
        lines.append("#EXT-X-PROGRAM-DATE-TIME:\(time)")
      }
      lines.append("#EXTINF:\(segment.duration),")
      lines.append(segment.name)
    }
    if isOver { lines.append("#EXT-X-ENDLIST") }
    return lines.joined(separator: "\n") + "\n"
  }
}
