import Catalog
import Localization

/// The text of a chip and whether a dot stands before it.
public struct ChipContent: Sendable, Hashable {
  /// The text that the theme sets; nil takes the default of the locale.
  public var text: LocalizedText?
  /// Whether a dot is drawn.
  public var showsDot: Bool
}

/// Which parts a card shows in one state.
public struct CardParts: Sendable, Hashable {
  /// Whether the title shows.
  public var title: Bool
  /// Whether the image shows; it always does.
  public var image: Bool
  /// Whether a gradient lies over the image.
  public var gradientOverlay: Bool
  /// The status indicator; nil when it does not show.
  public var statusIndicator: ChipContent?
  /// The badge; nil when it does not show. Without a text it is a plate.
  public var badge: ChipContent?
  /// Whether the image has a border.
  public var border: Bool
  /// Whether the start time shows.
  public var eventTimeElement: Bool
  /// Whether the duration shows.
  public var durationElement: Bool
}

extension CardParts {
  /// The rules of DESIGN, section 3, "Which state a card uses".
  init(_ style: Style, for state: CardState) {
    let item = StylePath(style, "widgetItemStyle")
    title = item["title"].isVisible
    image = true
    gradientOverlay = item["image"]["gradientOverlay"].isVisible
    border = item["image"]["border"].shows(state.liveState)
    badge = item["badge"].chip(state.liveState)
    statusIndicator = Self.statusIndicator(item["statusIndicator"], state)
    switch state.streamState {
    case .upcoming:
      eventTimeElement = item["eventTimeElement"].shows(
        StreamState.upcoming.styleGroup)
      durationElement = false
    case .live:
      eventTimeElement = false
      durationElement = false
    case .ended, nil:
      eventTimeElement = false
      durationElement = item["durationElement"].shows(state.readState)
    }
  }

  /// On a video there is no default text, so that a chip that sets neither a
  /// text nor a picture has nothing to show.
  private static func statusIndicator(
    _ part: StylePath, _ state: CardState
  ) -> ChipContent? {
    if let stream = state.streamState { return part.chip(stream.styleGroup) }
    let hasContent =
      part[state.readState].text != nil
      || part[state.readState].hasBackgroundImage
    return hasContent ? part.chip(state.readState) : nil
  }
}
