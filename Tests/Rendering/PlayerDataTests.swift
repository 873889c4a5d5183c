import Rendering
import Testing

/// What the script of a page that plays gets to know.
@Suite struct PlayerDataTests {
  private static let items = (
    video: #"""
    {"id": "a", "title": "A", "duration": 6.5,
     "playback": {"mp4": "https://cdn.example/a.mp4"},
     "captions": [{"url": "https://cdn.example/a.vtt", "locale": "en"}]}
    """#,
    stream: #"""
    {"id": "b", "title": "B", "streamState": "live", "revision": 7,
     "startTime": "2026-06-18T19:00:00Z",
     "playback": {"hls": "https://cdn.example/<b>.m3u8"}}
    """#
  )

  private static func data(_ page: Markup) -> String {
    let source = page.source
    guard let start = source.firstRange(of: "data-player-data>"),
      let end = source[start.upperBound...].firstRange(of: "</script>")
    else { return "" }
    return String(source[start.upperBound..<end.lowerBound])
  }

  @Test func aVideoComesWithItsMediaAndItsNeighbours() {
    let stage = Stage(Self.items.video, Self.items.stream)
    #expect(stage.diagnostics == [])
    #expect(
      Self.data(stage.page(.player(item: 0))) == #"""
        {"state":null,"revision":null,\#
        "playback":{"hls":null,"mp4":"https://cdn.example/a.mp4"},\#
        "duration":6.5,"href":"../player/a.html","next":"../player/b.html",\#
        "overlay":3.0,\#
        "captions":[{"url":"https://cdn.example/a.vtt","locale":"en"}],\#
        "faces":{"edge":{"text":"Live","lang":null},\#
        "behind":{"text":"Back to Live","lang":null}},\#
        "bar":{"playing":true,"paused":true,"thumb":null,"thumbPaused":null}}
        """#)
  }

  @Test func aStreamComesWithItsStateAndNoMarkup() {
    let stage = Stage(
      Self.items.stream,
      playerStyle: """
        playerStyle:
          overlayVisibilityThreshold: 1.5
          backToLiveButton:
            behindLiveState: {text: {fr: Retour}}
          seekBar: {playingState: {isVisible: false}}
        """)
    let page = stage.page(.player(item: 0))
    #expect(
      Self.data(page) == #"""
        {"state":"live","revision":7,\#
        "playback":{"hls":"https://cdn.example/\u003cb\u003e.m3u8","mp4":null},\#
        "duration":null,"href":"../player/b.html","next":null,\#
        "overlay":1.5,"captions":[],\#
        "faces":{"edge":{"text":"Live","lang":null},\#
        "behind":{"text":"Retour","lang":"fr"}},\#
        "bar":{"playing":false,"paused":true,"thumb":null,\#
        "thumbPaused":null}}
        """#)
    // What is shown later is there, and hidden.
    let player = page.element("data-kind", "player")
    #expect(!player.parts.contains("seekBar"))
    #expect(page.source.contains(#"data-part="seekBar" hidden"#))
  }

  @Test func theTextsThatChangeComeInTheLanguageOfThePage() {
    for (locale, text) in [
      ("en", #""behindLive":"{duration} behind live","play":"Play""#),
      ("he", #""behindLive":"{duration} מאחורי השידור החי","play":"ניגון""#),
    ] {
      let page = Stage(Self.items.video, locale: locale).page(.player(item: 0))
      #expect(
        page.source.contains(
          #"<script type="application/json" data-player-texts>{\#(text)"#),
        "\(locale)")
    }
  }

  @Test func stillPagesHaveNoneOfIt() {
    let source = Stage(Self.items.video).page(.state(.onDemand)).source
    #expect(!source.contains("data-player-data"))
    #expect(!source.contains("data-player-texts"))
  }

  @Test func theWayOutLeadsToTheGallery() {
    let exit = Stage(Self.items.video).page(.player(item: 0))
      .element("data-part", "button-exit")
    #expect(exit["href"] == "../index.html")
  }
}
