import Catalog
import Localization
import Testing

@testable import Styling

@Suite("A player shows")
struct PlayerStyleTests {
  @Test("what its style says")
  func parts() throws {
    let (style, problems) = try style(
      """
      playerStyle:
        headingText: {isVisible: false}
        statusIndicator:
          streamStates:
            liveStreamState: {text: {en: ON AIR}, dotColor: "#FFF"}
            endedStreamState: {isVisible: false}
        backToLiveButton:
          atLiveEdgeState: {dotColor: "#F00"}
          behindLiveState: {text: Back}
        waitingRoomMessage: {en: Soon}
        seekBar: {pausedState: {isVisible: false}, playingState: {thumbImage: t.png}}
        buttons: {share: {isVisible: false}, exit: {customImage: x.svg}}
        cta: {isVisible: false, icon: https://cdn.example/i.svg}
        overlayVisibilityThreshold: 5
      """)
    #expect(problems == [])
    let player = PlayerStyle(style)
    #expect(!player.showsHeadingText)
    #expect(!player.showsCTA)
    #expect(
      player.statusIndicator(for: .live)
        == ChipContent(
          text: LocalizedText(entries: [
            .init(locale: LocaleID(canonical: "en"), text: "ON AIR")
          ]), showsDot: true))
    #expect(
      player.statusIndicator(for: .upcoming)
        == ChipContent(text: nil, showsDot: false))
    #expect(player.statusIndicator(for: .ended) == nil)
    #expect(player.atLiveEdge == ChipContent(text: nil, showsDot: true))
    #expect(
      player.behindLive
        == ChipContent(text: LocalizedText("Back"), showsDot: false))
    #expect(player.waitingRoomMessage?.entries.first?.text == "Soon")
    #expect(player.showsSeekBar)
    #expect(!player.showsSeekBarPaused)
    #expect(player.thumbImage?.path == "t.png")
    #expect(player.thumbImagePaused == nil)
    #expect(
      player.buttons == Set(PlayerButton.allCases).subtracting([.share]))
    #expect(player.customImages.mapValues(\.path) == [.exit: "x.svg"])
    #expect(player.ctaIcon?.isRemote == true)
    #expect(player.overlayVisibilityThreshold == 5)
  }

  @Test(
    "nothing of a part that is not visible",
    arguments: ["statusIndicator", "backToLiveButton", "seekBar"])
  func invisible(part: String) throws {
    let player = PlayerStyle(
      try style("playerStyle: {\(part): {isVisible: false}}").style)
    let shown = [
      "statusIndicator": player.statusIndicator(for: .live) != nil,
      "backToLiveButton": player.atLiveEdge != nil || player.behindLive != nil,
      "seekBar": player.showsSeekBar || player.showsSeekBarPaused,
    ]
    #expect(shown.filter { !$0.value }.map(\.key) == [part])
  }

  @Test("everything in the bundled themes", arguments: BundledThemes.names)
  func bundled(name: String) throws {
    let style = try BundledThemes.theme(name).playerStyle(own: Style())
    let player = PlayerStyle(style)
    #expect(player.buttons.count == 12)
    #expect(player.overlayVisibilityThreshold == 3)
    #expect(player.atLiveEdge?.showsDot == true)
    #expect((player.waitingRoomMessage != nil) == (name == "broadcast"))
  }
}
