import Catalog

/// Where a title stands, seen from the image.
public enum TitlePlacement: String, Sendable, Hashable {
  case above, below, over, besideLeading, besideTrailing

  init(_ x: Placement?, _ y: Placement?) {
    if let y, y.isAfterImage {
      self = .below
    } else if let y, y.isBeforeImage {
      self = .above
    } else if let x, x.isAfterImage {
      self = .besideTrailing
    } else if let x, x.isBeforeImage {
      self = .besideLeading
    } else {
      self = .over
    }
  }
}

/// Which picture of a video a card asks for.
public enum ThumbnailType: String, Sendable, Hashable {
  case squareIcon, verticalTwoByThree, custom
}

/// What the pages of one widget in one theme need to know of its style; made
/// once, then cheap to ask.
public struct CardStyle: Sendable {
  /// The layout of the widget.
  public let preset: Preset
  /// How many cards stand side by side in a wide container, 1 to 12.
  public let columns: Int
  /// How many cards are drawn at most; nil is all.
  public let maxDisplayItemsCount: Int?
  /// Where the title stands.
  public let titlePlacement: TitlePlacement
  /// Which picture a card asks for.
  public let thumbnailType: ThumbnailType
  /// Whether cards shimmer while their pictures load.
  public let isShimmering: Bool
  /// Whether cards stand in one row that scrolls sideways; else in a grid.
  public var isRow: Bool { preset.isRow }
  /// The shape of the cards, by the ratio of their images.
  public let orientation: Preset.Orientation
  /// The picture before the duration.
  public let durationIcon: AssetReference?
  /// The picture before the start time.
  public let eventTimeIcon: AssetReference?
  private let partsByState: [CardState: CardParts]
  private let partsOfUnread: CardParts

  /// The style of a widget, as `Theme.style(forWidgetLayout:own:)` gives it.
  public init(_ style: Style) {
    let preset =
      style.name("widgetLayout.preset").flatMap(Preset.init(rawValue:))
      ?? ThemeResolver.defaultPreset
    self.preset = preset
    columns =
      style.number("widgetLayout.columns").map { Int($0) } ?? preset.columns
    maxDisplayItemsCount = style.number("widgetLayout.maxDisplayItemsCount")
      .map { Int($0) }
    titlePlacement = TitlePlacement(
      style.placement("widgetItemStyle.title.position.xPosition"),
      style.placement("widgetItemStyle.title.position.yPosition"))
    thumbnailType =
      style.name("widgetItemStyle.image.thumbnailType")
      .flatMap(ThumbnailType.init(rawValue:)) ?? .custom
    isShimmering =
      style.color("widgetLayout.shimmering.baseColor") != nil
      && style.color("widgetLayout.shimmering.highlightColor") != nil
    orientation =
      style.number("widgetItemStyle.image.ratio")
      .map { $0 < 1 ? .vertical : .horizontal } ?? preset.orientation
    durationIcon = style.image("widgetItemStyle.durationElement.icon")
    eventTimeIcon = style.image("widgetItemStyle.eventTimeElement.icon")
    partsByState = Dictionary(
      uniqueKeysWithValues: CardState.all.map {
        ($0, CardParts(style, for: $0))
      })
    partsOfUnread = CardParts(style, for: .video(isRead: false))
  }

  /// Which parts a card in `state` shows.
  public func parts(for state: CardState) -> CardParts {
    partsByState[state] ?? partsOfUnread
  }
}

extension CardState {
  fileprivate static let all: [CardState] = [false, true].flatMap { isRead in
    [.video(isRead: isRead)]
      + StreamState.allCases.map { .stream($0, isRead: isRead) }
  }
}
