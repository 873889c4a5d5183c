import Rendering
import Testing

/// Which parts a card shows, with the bundled templates.
@Suite struct CardTests {
  private static func item(_ state: String?, _ more: String = "") -> String {
    let stream = state.map {
      #""streamState": "\#($0)", "startTime": "2026-06-18T19:00:00Z","#
    }
    return """
      {"id": "a", "title": "Title", \(stream ?? "") \(more)
       "thumbnail": {"url": "https://a.example/a.png"}, "duration": 5400}
      """
  }

  @Test(
    arguments: [
      (
        "upcoming", ["image", "statusIndicator", "eventTimeElement", "title"],
        "UPCOMING"
      ),
      ("live", ["image", "statusIndicator", "title"], "LIVE"),
      (
        "ended", ["image", "statusIndicator", "durationElement", "title"],
        "ENDED"
      ),
      (nil, ["image", "durationElement", "title"], ""),
    ] as [(String?, [String], String)])
  func aCardShowsThePartsOfItsState(
    state: String?, parts: [String], chip: String
  ) {
    let stage = Stage(Self.item(state))
    #expect(stage.diagnostics == [])
    let card = stage.card
    #expect(card["data-video"] == "a")
    #expect(card["data-stream-state"] == state)
    #expect(card.parts == parts)
    #expect(card.part("statusIndicator").text == chip)
  }

  /// A script compares them with what a server says later.
  @Test(
    "A card and a player carry the revision and whether a recording may come",
    arguments: [
      (#""streamState": "live", "revision": 7"#, "7", nil),
      (#""streamState": "ended", "revision": 0"#, "0", "none"),
      (#""streamState": "ended""#, nil, "none"),
      (
        #""streamState": "ended", "playback": {"mp4": "https://a.example/a"}"#,
        nil, nil
      ),
    ] as [(String, String?, String?)])
  func aCardCarriesTheFacts(
    stream: String, revision: String?, recording: String?
  ) {
    let stage = Stage(
      #"{"id": "a", "title": "A", "startTime": "2026-06-18T19:00:00Z", "#
        + stream + "}")
    #expect(stage.diagnostics == [])
    let player = stage.page(.player(item: 0)).element("data-kind", "player")
    for element in [stage.card, player] {
      #expect(element["data-revision"] == revision)
      #expect(element["data-recording"] == recording)
    }
  }

  @Test func aStartTimeStandsForPeopleAndMachines() {
    let time = Stage(Self.item("upcoming")).card.part("eventTimeElement")
    #expect(time.text == "Starts Thu, Jun 18, 7:00 PM UTC")
    let element = time.visible.first { $0.name == "time" }
    #expect(element?["datetime"] == "2026-06-18T19:00:00Z")
  }

  @Test func aDurationStandsForPeopleAndMachines() {
    let duration = Stage(Self.item(nil)).card.part("durationElement")
    let element = duration.visible.first { $0.name == "time" }
    #expect(element?.text == "1:30:00")
    #expect(element?["datetime"] == "PT5400S")
    #expect(element?["dir"] == "ltr")
  }

  /// An element shows only if it and its state are visible.
  @Test(arguments: [
    ("title: {isVisible: false}", "live", "title"),
    ("statusIndicator: {isVisible: false}", "live", "statusIndicator"),
    (
      "statusIndicator: {streamStates: {liveStreamState: {isVisible: false}}}",
      "live", "statusIndicator"
    ),
    (
      "eventTimeElement: {isVisible: false}", "upcoming", "eventTimeElement"
    ),
    (
      """
      eventTimeElement:
        {streamStates: {upcomingStreamState: {isVisible: false}}}
      """, "upcoming", "eventTimeElement"
    ),
    ("durationElement: {isVisible: false}", "ended", "durationElement"),
    (
      "durationElement: {unreadState: {isVisible: false}}", "ended",
      "durationElement"
    ),
  ])
  func whatAStyleHidesIsNotOnTheCard(
    style: String, state: String, part: String
  ) {
    let plain = Stage(Self.item(state)).card.parts
    #expect(plain.contains(part))
    let stage = Stage(
      Self.item(state),
      style: "widgetItemStyle:\n  "
        + style.replacing("\n", with: "\n  "))
    #expect(stage.diagnostics == [])
    #expect(stage.card.parts == plain.filter { $0 != part })
  }

  @Test func theBadgeOfALiveStreamFollowsItsLiveState() {
    let style = """
      widgetItemStyle:
        badge:
          isVisible: true
          liveUnreadState: {isVisible: true, text: NEW}
          unreadState: {isVisible: true, text: UNSEEN}
          readState: {isVisible: true, text: SEEN}
      """
    func badge(_ state: String?, _ more: String = "") -> String {
      Stage(Self.item(state, more), style: style).card.part("badge").text
    }
    #expect(badge("live") == "NEW")
    #expect(badge("live", #""isRead": true,"#) == "")
    #expect(badge("upcoming") == "UNSEEN")
    #expect(badge(nil) == "UNSEEN")
    #expect(badge(nil, #""isRead": true,"#) == "SEEN")
  }

  @Test func aTextOfAnotherLanguageSaysSo() {
    let item = #"{"id": "a", "title": {"es": "Goles", "de": "Tore"}}"#
    let title = Stage(item, locale: "ar").card.part("title")
    #expect(title["lang"] == "es")
    #expect(title.visible.last?["dir"] == "auto")
    let spanish = Stage(item, locale: "es-MX").card.part("title")
    #expect(spanish.text == "Goles")
    #expect(spanish["lang"] == nil)
  }

  @Test func textFromTheCatalogIsEscapedWhereverItStands() {
    let hostile = #"<img src=x onerror=alert(1)>\"'&"#
    let stage = Stage(
      #"{"id": "\#(hostile)", "title": "\#(hostile)"}"#)
    let page = stage.page(.widget(0))
    #expect(!page.source.contains("<img src=x"))
    #expect(
      stage.card["data-video"] == #"<img src=x onerror=alert(1)>"'&"#)
    #expect(!stage.page(.player(item: 0)).source.contains("<img src=x"))
  }

  @Test func aLiveFileHoldsTheMarkupOfThePage() {
    let stage = Stage(
      Self.item("live"), Self.item(nil).replacing("\"a\"", with: "\"b\""))
    let live = stage.liveFile(.widget(0))
    #expect(live.contains(#"{"id":"a","streamState":"live""#))
    #expect(!live.contains(#""id":"b""#))
    let page = stage.page(.widget(0)).source
    let card = stage.card
    #expect(live.contains("\"\(card["id"] ?? "")\":"))
    let start = page.range(of: "<article")?.lowerBound
    let end = page.range(of: "</article>")?.upperBound
    let markup = start.flatMap { start in end.map { page[start..<$0] } } ?? ""
    #expect(!markup.isEmpty)
    let escaped = markup.replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("<", with: "\\u003c")
    #expect(live.contains(escaped))
  }

  @Test func pagesCarryTheirLanguageAndDirection() {
    for (locale, direction) in [
      ("en", "ltr"), ("ar", "rtl"), ("he", "rtl"), ("ar-XB", "rtl"),
      ("ja", "ltr"),
    ] {
      let page = Stage(Self.item("live"), locale: locale).page(.widget(0))
      let html = page.element("lang", locale)
      #expect(html.name == "html", "\(locale)")
      #expect(html["dir"] == direction, "\(locale)")
    }
  }
}
