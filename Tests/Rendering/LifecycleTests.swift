import Rendering
import Testing

/// The lifecycle table: what a player shows in each of its states, with the
/// bundled templates.
@Suite struct LifecycleTests {
  /// A row of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    var state: PlayerState
    var streamState: String?
    var playhead: String?
    /// The parts in the order of the page.
    var parts: [String]
    /// The text of some of them.
    var texts: [String: String] = [:]
    var paused = "false"

    var testDescription: String { state.rawValue }
  }

  private static let head = ["poster", "statusIndicator", "headingText"]
  private static let top = ["button-like", "button-share", "button-exit"]
  private static let transport = [
    "button-seekBackward", "button-playPause", "button-seekForward",
  ]
  private static let side = ["button-mute", "button-captions"]
  private static let screen = ["button-pictureInPicture", "button-fullScreen"]

  static let rows = [
    Row(
      state: .waitingRoom, streamState: "upcoming",
      parts: head + ["startTime", "waitingRoomMessage", "cta"],
      texts: [
        "statusIndicator": "UPCOMING", "headingText": "Upcoming",
        "startTime": "Starts Thursday, June 18, 2026, 7:00 PM UTC",
        "waitingRoomMessage": "The stream starts soon. Stay right here!",
      ]),
    Row(
      state: .liveEdge, streamState: "live", playhead: "edge",
      parts: head + top + transport + ["seekBar", "backToLiveButton", "cta"]
        + side + screen,
      texts: [
        "statusIndicator": "LIVE", "backToLiveButton": "Live",
        "headingText": "Live",
      ]),
    Row(
      state: .liveBehind, streamState: "live", playhead: "behind",
      parts: head + top + transport
        + ["elapsedTime", "seekBar", "backToLiveButton", "cta"] + side
        + screen,
      texts: [
        "statusIndicator": "LIVE", "elapsedTime": "-0:45",
        "backToLiveButton": "Back to Live",
      ], paused: "true"),
    Row(
      state: .endedBehind, streamState: "ended",
      parts: head + top + transport + ["elapsedTime", "seekBar", "cta"] + side
        + screen,
      texts: ["statusIndicator": "ENDED", "elapsedTime": "29:15"]),
    Row(
      state: .endedReplay, streamState: "ended",
      parts: head + top + transport + ["elapsedTime", "seekBar", "cta"] + side
        + screen,
      texts: ["statusIndicator": "ENDED", "elapsedTime": "0:00"]),
    Row(
      state: .endedNoRecording, streamState: "ended",
      parts: head + ["message", "cta"],
      texts: [
        "statusIndicator": "ENDED", "headingText": "Ended unrecorded",
        "message": "This stream has ended. There is no recording.",
      ]),
    Row(
      state: .endOfContent, streamState: "ended",
      parts: head + top + [
        "message", "replay", "elapsedTime", "seekBar", "cta",
      ]
        + side + ["button-fullScreen"],
      texts: ["replay": "Watch again"]),
    Row(
      state: .onDemand,
      parts: ["poster", "headingText"] + top + transport
        + ["elapsedTime", "seekBar", "cta"] + side + screen,
      texts: ["headingText": "Video", "elapsedTime": "0:00"]),
  ]

  /// An item for each state, with everything that an item can have.
  private static let items = [
    ("Upcoming", "upcoming", false), ("Live", "live", true),
    ("Ended", "ended", true), ("Ended unrecorded", "ended", false),
    ("Video", nil, true),
  ].map { title, state, isPlayable in
    let stream = state.map {
      #", "streamState": "\#($0)", "startTime": "2026-06-18T19:00:00Z""#
    }
    return """
      {"id": "\(title)", "title": "\(title)", "duration": 600,
       \(isPlayable ? #""playback": {"mp4": "https://a.example/a.mp4"},"# : "")
       "captions": [{"url": "https://a.example/a.vtt", "locale": "en"}],
       "cta": {"text": "Tickets", "url": "https://a.example"}\(stream ?? "")}
      """
  }

  private static func stage(playerStyle: String = "", locale: String = "en")
    -> Stage
  {
    Stage(
      items[0], items[1], items[2], items[3], items[4],
      playerStyle: playerStyle, locale: locale)
  }

  @Test(arguments: rows)
  func aPlayerShowsThePartsOfItsStateAndNoOther(row: Row) {
    let stage = Self.stage()
    #expect(stage.diagnostics == [])
    let player = stage.player(row.state)
    #expect(player["data-player-state"] == row.state.rawValue)
    #expect(player["data-stream-state"] == row.streamState)
    #expect(player["data-playhead"] == row.playhead)
    #expect(player["data-paused"] == row.paused)
    #expect(player.parts == row.parts)
    for (part, text) in row.texts {
      #expect(player.part(part).text == text, "\(part)")
    }
  }

  @Test func everyStateHasARow() {
    #expect(Self.rows.map(\.state) == PlayerState.allCases)
  }

  @Test(arguments: PlayerState.allCases)
  func withoutAFittingItemASampleShowsTheSameState(state: PlayerState) {
    let player = Stage().player(state)
    #expect(player["data-player-state"] == state.rawValue)
    #expect(player["data-video"] == "sample-\(state.rawValue)")
    let expected = Self.rows.first { $0.state == state }?.parts
      .filter { $0 != "cta" && $0 != "button-captions" }
    // The sample that is at its end is a video, which has no indicator.
    #expect(
      player.parts
        == expected?.filter {
          state != .endOfContent || $0 != "statusIndicator"
        })
  }

  @Test func onlyTheLiveChipHasADot() {
    let stage = Self.stage()
    func dots(_ state: PlayerState) -> Int {
      stage.player(state).part("statusIndicator").visible
        .count { $0["class"] == "chip-dot" }
    }
    #expect(dots(.liveEdge) == 1)
    #expect(dots(.liveBehind) == 1)
    #expect(dots(.waitingRoom) == 0)
    #expect(dots(.endedReplay) == 0)
  }

  @Test(arguments: [
    (PlayerState.liveEdge, "1800", "1800"), (.liveBehind, "1755", "1800"),
    (.endedBehind, "1755", "1800"), (.endedReplay, "0", "600"),
    (.endOfContent, "600", "600"), (.onDemand, "0", "600"),
  ])
  func theSeekBarStandsWhereTheStateSays(
    state: PlayerState, now: String, maximum: String
  ) {
    let bar = Self.stage().player(state).part("seekBar")
    #expect(bar["aria-valuemin"] == "0")
    #expect(bar["aria-valuenow"] == now)
    #expect(bar["aria-valuemax"] == maximum)
  }

  @Test func negativeTimeIsTheSameAndLeftToRightInEveryLocale() {
    for locale in ["en", "he", "ar", "ja"] {
      let elapsed = Self.stage(locale: locale).player(.liveBehind)
        .part("elapsedTime")
      #expect(elapsed.text == "-0:45", "\(locale)")
      #expect(elapsed.visible.last?["dir"] == "ltr", "\(locale)")
    }
  }

  @Test func stillPagesLoadNoScript() {
    for state in PlayerState.allCases {
      let page = Self.stage().page(.state(state))
      #expect(!page.source.contains("<script"))
      #expect(page.element("data-page", "state")["data-live"] == nil)
    }
  }

  @Test(arguments: [
    ("statusIndicator: {isVisible: false}", "statusIndicator"),
    (
      "statusIndicator: {streamStates: {liveStreamState: {isVisible: false}}}",
      "statusIndicator"
    ),
    ("backToLiveButton: {isVisible: false}", "backToLiveButton"),
    ("headingText: {isVisible: false}", "headingText"),
    ("cta: {isVisible: false}", "cta"),
    ("seekBar: {isVisible: false}", "seekBar"),
    ("seekBar: {pausedState: {isVisible: false}}", "seekBar"),
    ("buttons: {mute: {isVisible: false}}", "button-mute"),
  ])
  func whatAStyleHidesIsNotOnThePage(style: String, part: String) {
    let stage = Self.stage(playerStyle: "playerStyle: {\(style)}")
    #expect(stage.diagnostics == [])
    let shown = Self.stage().player(.liveBehind).parts
    #expect(shown.contains(part))
    #expect(
      stage.player(.liveBehind).parts == shown.filter { $0 != part })
  }
}
