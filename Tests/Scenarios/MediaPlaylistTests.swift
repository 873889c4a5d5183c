import Catalog
import Testing

@testable import Scenarios

@Suite("What players see of a broadcast is cut from the encoder’s list")
struct MediaPlaylistTests {
  /// What the encoder lists after so many segments.
  private func encoded(_ count: Int, ending: String = "ts") -> String {
    let segments = (0..<count).map {
      """
      #EXTINF:2.000000,
      #EXT-X-PROGRAM-DATE-TIME:2026-11-29T12:00:0\($0 % 10).000+0000
      segment-0000\($0).\(ending)

      """
    }
    return """
      #EXTM3U
      #EXT-X-VERSION:6
      #EXT-X-TARGETDURATION:2
      #EXT-X-MEDIA-SEQUENCE:0

      """ + segments.joined() + "#EXT-X-ENDLIST\n"
  }

  private func card(
    _ playlist: Scenario.TestCard.Playlist,
    _ container:
      Scenario.TestCard.Container = .ts
  ) -> Scenario.TestCard {
    var card = Scenario.TestCard()
    card.playlist = playlist
    card.container = container
    card.window = 5
    return card
  }

  @Test("A window slides, and has no end tag until it is over")
  func window() {
    let playlist = MediaPlaylist(encoded(5), of: card(.window))
    let text = """
      #EXTM3U
      #EXT-X-VERSION:6
      #EXT-X-TARGETDURATION:2
      #EXT-X-MEDIA-SEQUENCE:2
      #EXT-X-INDEPENDENT-SEGMENTS
      #EXT-X-PROGRAM-DATE-TIME:2026-11-29T12:00:02.000+0000
      #EXTINF:2.000000,
      segment-00002.ts
      #EXT-X-PROGRAM-DATE-TIME:2026-11-29T12:00:03.000+0000
      #EXTINF:2.000000,
      segment-00003.ts
      #EXT-X-PROGRAM-DATE-TIME:2026-11-29T12:00:04.000+0000
      #EXTINF:2.000000,
      segment-00004.ts

      """
    #expect(playlist.live(isOver: false) == text)
    #expect(playlist.live(isOver: true) == text + "#EXT-X-ENDLIST\n")
    #expect(playlist.oldest == -1)
    #expect(MediaPlaylist(encoded(9), of: card(.window)).oldest == 3)
  }

  @Test("An event keeps its start; a recording is complete")
  func event() {
    let playlist = MediaPlaylist(
      encoded(1, ending: "m4s"), of: card(.event, .fmp4))
    func text(_ type: String) -> String {
      """
      #EXTM3U
      #EXT-X-VERSION:7
      #EXT-X-TARGETDURATION:2
      #EXT-X-MEDIA-SEQUENCE:0
      #EXT-X-INDEPENDENT-SEGMENTS
      #EXT-X-PLAYLIST-TYPE:\(type)
      #EXT-X-MAP:URI="init.mp4"
      #EXT-X-PROGRAM-DATE-TIME:2026-11-29T12:00:00.000+0000
      #EXTINF:2.000000,
      segment-00000.m4s

      """
    }
    #expect(playlist.live(isOver: false) == text("EVENT"))
    #expect(playlist.recorded == text("VOD") + "#EXT-X-ENDLIST\n")
    #expect(playlist.oldest == 0)
  }

  @Test("A list that is not yet, or not of segments, gives an empty playlist")
  func nothing() {
    for text in ["", "#EXTM3U\n", "segment-00000.ts\n", "#EXTINF:1,\nx.ts\n"] {
      #expect(MediaPlaylist(text, of: card(.window)).segments == [])
    }
  }
}
