import Site
import Testing

/// Whole small sites: a project as text, and every file that comes out.
@Suite struct WholeSiteTests {
  @Test func everyKindOfPageIsMadeFromOneSmallProject() async throws {
    let site = try TestSite([
      "site.yaml": """
      title: Cup
      locales: [en]
      timeZone: UTC
      themes: [base]
      catalog: catalog.json
      widgets:
        - id: live
          title: On air
          videosFilterParams: {contentTypes: [Stream]}
        - id: clips
      players:
        items:
          - {id: best-of, dataSource: {ids: [v1, m2]},
             videosFilterParams: {contentTypes: [Video, Stream]}}
      """,
      "catalog.json": """
      {"items": [
        {"id": "m1", "title": "First match", "streamState": "live",
         "startTime": "2026-06-18T19:00:00Z", "revision": 7,
         "playback": {"hls": "https://cdn.example/m1.m3u8"}},
        {"id": "m2", "title": "Second <match>", "streamState": "upcoming",
         "startTime": "2026-06-18T22:00:00Z", "description": "By **night**"},
        {"id": "v1", "title": "Goals", "duration": 61,
         "thumbnail": {"url": "img/v1.png"},
         "playback": {"mp4": "v1.mp4"}}]}
      """,
      "img/v1.png": "picture of goals", "v1.mp4": "goals that move",
      "pages/welcome.md": """
      # Welcome

      ```widget live
      ```

      Bye.

      ```player m1
      ```
      """,
    ])
    let build = try await site.build(
      rendered: 17, written: 27, kept: 0, removed: 0,
      hls: HLSScript(Array("script".utf8), licence: nil))
    build.expect(
      [
        "index.html": """
        Cup en ltr
        Base: English base/en/index.html

        """,
        "base/en/index.html": """
        Gallery · Cup base en ltr
        widget On air, 2 videos: widgets/live.html
        widget clips, 1 video: widgets/clips.html
        player best-of, 2 videos: players/best-of.html
        page Welcome: pages/welcome.html
        video First match, LIVE: player/m1.html
        video Second &lt;match&gt;, UPCOMING: player/m2.html
        video Goals: player/v1.html

        """,
        "base/en/widgets/live.html": """
        On air · Cup ltr ../../../live/base/en/widgets/live.json
        [live] On air
        - First match live ../player/m1.html
        - Second &lt;match&gt; upcoming ../player/m2.html

        """,
        "live/base/en/widgets/live.json": #"""
        {"streams":[
        {"id":"m1","streamState":"live","startTime":"2026-06-18T19:00:00Z",\#
        "revision":7,"playback":\#
        {"hls":"https://cdn.example/m1.m3u8","mp4":null},\#
        "fragments":{"card.live.m1":"First match live"}},
        {"id":"m2","streamState":"upcoming",\#
        "startTime":"2026-06-18T22:00:00Z","revision":null,"playback":null,\#
        "fragments":{"card.live.m2":"Second &lt;match&gt; upcoming"}}
        ]}

        """#,
        "base/en/widgets/clips.html": """
        clips · Cup ltr\u{20}
        [clips] clips
        - Goals ../player/v1.html ../../../assets/#.png

        """,
        "base/en/player/m1.html": """
        First match · Cup ../../../live/base/en/player/m1.json
        m1: First match live-edge  ../player/m2.html
        next Second &lt;match&gt;: ../player/m2.html
        <script type="application/json">\
        [{"id":"m1","href":"../player/m1.html"},\
        {"id":"m2","href":"../player/m2.html"}]</script>

        """,
        "live/base/en/player/m1.json": #"""
        {"streams":[
        {"id":"m1","streamState":"live","startTime":"2026-06-18T19:00:00Z",\#
        "revision":7,"playback":\#
        {"hls":"https://cdn.example/m1.m3u8","mp4":null},\#
        "fragments":{"player":"First match live-edge"}}
        ]}

        """#,
        "base/en/player/m2.html": """
        Second &lt;match&gt; · Cup ../../../live/base/en/player/m2.json
        m2: Second &lt;match&gt; waiting-room ../player/m1.html\u{20}
        <p>By <strong>night</strong></p>

        <script type="application/json">\
        [{"id":"m1","href":"../player/m1.html"},\
        {"id":"m2","href":"../player/m2.html"}]</script>

        """,
        "live/base/en/player/m2.json": #"""
        {"streams":[
        {"id":"m2","streamState":"upcoming",\#
        "startTime":"2026-06-18T22:00:00Z","revision":null,"playback":null,\#
        "fragments":{"player":"Second &lt;match&gt; waiting-room"}}
        ]}

        """#,
        "base/en/player/v1.html": """
        Goals · Cup\u{20}
        v1: Goals on-demand \u{20}
        <script type="application/json">\
        [{"id":"v1","href":"../player/v1.html"}]</script>

        """,
        "base/en/players/best-of.html": """
        Goals · Cup\u{20}
        v1: Goals on-demand  ../player/m2.html
        next Second &lt;match&gt;: ../player/m2.html
        <script type="application/json">\
        [{"id":"v1","href":"../player/v1.html"},\
        {"id":"m2","href":"../player/m2.html"}]</script>

        """,
        "base/en/pages/welcome.html": """
        Welcome · Cup ../../../live/base/en/pages/welcome.json
        <h1>Welcome</h1>

        [live] On air
        - First match live ../player/m1.html
        - Second &lt;match&gt; upcoming ../player/m2.html
        <p>Bye.</p>

        m1: First match live-edge \u{20}

        """,
        "live/base/en/pages/welcome.json": #"""
        {"streams":[
        {"id":"m1","streamState":"live","startTime":"2026-06-18T19:00:00Z",\#
        "revision":7,"playback":\#
        {"hls":"https://cdn.example/m1.m3u8","mp4":null},\#
        "fragments":{"block1.live.m1":"First match live",\#
        "player.block3":"First match live-edge"}},
        {"id":"m2","streamState":"upcoming",\#
        "startTime":"2026-06-18T22:00:00Z","revision":null,"playback":null,\#
        "fragments":{"block1.live.m2":"Second &lt;match&gt; upcoming"}}
        ]}

        """#,
        "site.json": #"""
        {"pages":[
        {"kind":"index","path":"index.html"},
        {"kind":"gallery","theme":"base","locale":"en",\#
        "path":"base/en/index.html"},
        {"kind":"page","theme":"base","locale":"en","page":"welcome",\#
        "path":"base/en/pages/welcome.html"},
        {"kind":"player","theme":"base","locale":"en","video":"m1",\#
        "path":"base/en/player/m1.html"},
        {"kind":"player","theme":"base","locale":"en","video":"m2",\#
        "path":"base/en/player/m2.html"},
        {"kind":"player","theme":"base","locale":"en","video":"v1",\#
        "path":"base/en/player/v1.html"},
        {"kind":"player","theme":"base","locale":"en","player":"best-of",\#
        "path":"base/en/players/best-of.html"},
        {"kind":"state","theme":"base","locale":"en",\#
        "state":"end-of-content",\#
        "path":"base/en/states/end-of-content.html"},
        {"kind":"state","theme":"base","locale":"en",\#
        "state":"ended-behind",\#
        "path":"base/en/states/ended-behind.html"},
        {"kind":"state","theme":"base","locale":"en",\#
        "state":"ended-no-recording",\#
        "path":"base/en/states/ended-no-recording.html"},
        {"kind":"state","theme":"base","locale":"en",\#
        "state":"ended-replay",\#
        "path":"base/en/states/ended-replay.html"},
        {"kind":"state","theme":"base","locale":"en","state":"live-behind",\#
        "path":"base/en/states/live-behind.html"},
        {"kind":"state","theme":"base","locale":"en","state":"live-edge",\#
        "path":"base/en/states/live-edge.html"},
        {"kind":"state","theme":"base","locale":"en","state":"on-demand",\#
        "path":"base/en/states/on-demand.html"},
        {"kind":"state","theme":"base","locale":"en",\#
        "state":"waiting-room",\#
        "path":"base/en/states/waiting-room.html"},
        {"kind":"widget","theme":"base","locale":"en","widget":"clips",\#
        "path":"base/en/widgets/clips.html"},
        {"kind":"widget","theme":"base","locale":"en","widget":"live",\#
        "path":"base/en/widgets/live.html"}
        ]}

        """#,
        "assets/#.png": "picture of goals",
        "assets/#.mp4": "goals that move",
      ].merging(
        states(
          "base/en",
          [
            "waiting-room": "m2", "live-edge": "m1", "live-behind": "m1",
            "end-of-content": "v1", "on-demand": "v1",
          ])
      ) { $1 })
  }

  @Test func anEmptyCatalogGivesAnIndexAGalleryAndStillPages() async throws {
    let site = try TestSite([
      "site.yaml": """
      title: Nothing yet
      locales: [en]
      themes: [base]
      catalog: catalog.json
      """,
      "catalog.json": #"{"items": []}"#,
    ])
    let build = try await site.build(
      rendered: 10, written: 13, kept: 0, removed: 0)
    var expected = states("base/en")
    expected["index.html"] = """
      Nothing yet en ltr
      Base: English base/en/index.html

      """
    expected["base/en/index.html"] = "Gallery · Nothing yet base en ltr\n"
    expected["site.json"] = build.files["site.json"]
    build.expect(expected)
  }

  @Test func aWidgetThatSelectsNothingHasAPageThatSaysSo() async throws {
    let site = try TestSite([
      "site.yaml": """
      title: Cup
      locales: [en]
      themes: [base]
      catalog: catalog.json
      widgets: [{id: none, dataSource: {labels: unheard-of}}]
      players: {items: [{id: nobody, dataSource: {labels: unheard-of}}]}
      """,
      "catalog.json": #"{"items": [{"id": "v1", "title": "Goals"}]}"#,
    ])
    let build = try await site.build()
    #expect(
      build.files["base/en/widgets/none.html"] == """
        none · Cup ltr\u{20}
        [none] none is empty

        """)
    #expect(
      build.files["base/en/players/nobody.html"] == """
        nobody · Cup\u{20}
        <script type="application/json">null</script>

        """)
    #expect(build.tree.names.filter { $0.hasPrefix("live/") } == [])
    #expect(build.tree.names.filter { $0.contains("/player/") } == [])
  }

  @Test func everyThemeIsMadeInEveryLocaleInItsDirection() async throws {
    let site = try TestSite([
      "site.yaml": """
      title: {en: Cup, ar: الكأس}
      locales: [en, ar]
      themes: [midnight, base]
      catalog: catalog.json
      widgets: [{id: w, title: {en: Clips}}]
      """,
      "catalog.json": """
      {"items": [
        {"id": "v1", "title": {"es": "Goles", "en": "Goals"}},
        {"id": "v2", "title": {"ar": "أهداف"}}]}
      """,
    ])
    let build = try await site.build()
    #expect(
      build.problems.split(separator: "\n").filter { $0.contains("notice") }
        == [
          "catalog.json:2:3: notice: titles lack ar and en in 1 item each, "
            + "first “v1” [missing-translation]",
          "site.yaml:5:26: notice: “title” lacks ar [missing-translation]",
        ])
    #expect(
      build.files["index.html"] == """
        Cup en ltr
        Midnight: English midnight/en/index.html العربية midnight/ar/index.html
        Base: English base/en/index.html العربية base/ar/index.html

        """)
    let pages = [
      "index.html", "player/v1.html", "player/v2.html",
      "states/end-of-content.html", "states/ended-behind.html",
      "states/ended-no-recording.html", "states/ended-replay.html",
      "states/live-behind.html", "states/live-edge.html",
      "states/on-demand.html", "states/waiting-room.html", "widgets/w.html",
    ]
    let editions = ["base/ar", "base/en", "midnight/ar", "midnight/en"]
    #expect(
      Set(build.files.keys)
        == Set(editions.flatMap { edition in pages.map { "\(edition)/\($0)" } })
        .union(["index.html", "site.json"]))
    #expect(
      build.files["midnight/en/widgets/w.html"] == """
        Clips · Cup ltr\u{20}
        [w] Clips
        - Goals ../player/v1.html
        - أهداف (ar) ../player/v2.html

        """)
    #expect(
      build.files["base/ar/widgets/w.html"] == """
        Clips · الكأس rtl\u{20}
        [w] Clips
        - Goals (en) ../player/v1.html
        - أهداف ../player/v2.html

        """)
    let stylesheets = build.tree.names.filter { $0.hasSuffix(".css") }
      .map { $0.replacing(/[0-9a-f]{20}/, with: "#") }
    #expect(
      stylesheets == [
        "assets/greenroom.#.css", "assets/theme-base.#.css",
        "assets/theme-midnight.#.css",
      ])
  }
}
