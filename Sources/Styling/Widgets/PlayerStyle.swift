import Catalog
import Localization

/// What the pages of one player in one theme need to know of its style; made
/// once, then cheap to ask. Texts that no theme sets are nil: the page takes
/// the default of the locale.
public struct PlayerStyle: Sendable {
  /// Whether the title of the video shows.
  public let showsHeadingText: Bool
  /// Whether the call to action shows.
  public let showsCTA: Bool
  /// The message of the waiting room, in CommonMark.
  public let waitingRoomMessage: LocalizedText?
  /// After how many seconds of rest the controls fade, 0 to 3,600.
  public let overlayVisibilityThreshold: Double
  /// The back-to-live button at the live edge; nil when it does not show.
  public let atLiveEdge: ChipContent?
  /// The back-to-live button behind the live edge; nil when it does not show.
  public let behindLive: ChipContent?
  /// Whether the seek bar shows while the video plays.
  public let showsSeekBar: Bool
  /// Whether it shows while the video is paused.
  public let showsSeekBarPaused: Bool
  /// The picture that takes the place of the seek bar's thumb.
  public let thumbImage: AssetReference?
  /// The same while the video is paused.
  public let thumbImagePaused: AssetReference?
  /// The picture of the call to action.
  public let ctaIcon: AssetReference?
  /// The buttons that show.
  public let buttons: Set<PlayerButton>
  /// Pictures that take the place of the buttons' own.
  public let customImages: [PlayerButton: AssetReference]
  private let chips: [StreamState: ChipContent]

  /// The style of a player, as `Theme.playerStyle(own:)` gives it.
  public init(_ style: Style) {
    let player = StylePath(style, "playerStyle")
    showsHeadingText = player["headingText"].isVisible
    showsCTA = player["cta"].isVisible
    waitingRoomMessage = style.text("playerStyle.waitingRoomMessage")
    overlayVisibilityThreshold =
      style.number("playerStyle.overlayVisibilityThreshold") ?? 3
    atLiveEdge = player["backToLiveButton"].chip("atLiveEdgeState")
    behindLive = player["backToLiveButton"].chip("behindLiveState")
    showsSeekBar = player["seekBar"].shows("playingState")
    showsSeekBarPaused = player["seekBar"].shows("pausedState")
    thumbImage = style.image("playerStyle.seekBar.playingState.thumbImage")
    thumbImagePaused = style.image("playerStyle.seekBar.pausedState.thumbImage")
    ctaIcon = style.image("playerStyle.cta.icon")
    let buttons = player["buttons"]
    self.buttons = Set(
      PlayerButton.allCases.filter { buttons[$0.rawValue].isVisible })
    customImages = Dictionary(
      uniqueKeysWithValues: PlayerButton.allCases.compactMap { button in
        style.image("playerStyle.buttons.\(button.rawValue).customImage")
          .map { (button, $0) }
      })
    chips = Dictionary(
      uniqueKeysWithValues: StreamState.allCases.compactMap { state in
        player["statusIndicator"].chip(state.styleGroup).map { (state, $0) }
      })
  }

  /// The status indicator of a stream in `state`; nil when it does not show.
  public func statusIndicator(for state: StreamState) -> ChipContent? {
    chips[state]
  }
}
