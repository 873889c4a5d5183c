import Diagnostics
import Documents

/// A named layout of a widget: a row or a grid of cards of one shape.
public enum Preset: String, Sendable, Hashable, CaseIterable {
  case rowHorizontalRectangles = "VideosWidget.Row.horizontalRectangles"
  case rowVerticalRectangles = "VideosWidget.Row.verticalRectangles"
  case rowSingleItemHorizontalRectangle =
    "VideosWidget.Row.singleItemHorizontalRectangle"
  case rowSingleItemVerticalRectangle =
    "VideosWidget.Row.singleItemVerticalRectangle"
  case gridOneColumnHorizontalRectangles =
    "VideosWidget.Grid.oneColumnHorizontalRectangles"
  case gridTwoColumnsVerticalRectangles =
    "VideosWidget.Grid.twoColumnsVerticalRectangles"
  case gridTwoColumnsHorizontalRectangles =
    "VideosWidget.Grid.twoColumnsHorizontalRectangles"
  case gridThreeColumnsVerticalRectangles =
    "VideosWidget.Grid.threeColumnsVerticalRectangles"
  case gridThreeColumnsHorizontalRectangles =
    "VideosWidget.Grid.threeColumnsHorizontalRectangles"
  case gridSingleItemHorizontalRectangle =
    "VideosWidget.Grid.singleItemHorizontalRectangle"
  case gridSingleItemVerticalRectangle =
    "VideosWidget.Grid.singleItemVerticalRectangle"

  /// The shape of the cards.
  public enum Orientation: Sendable, Hashable {
    /// Wider than high.
    case horizontal
    /// Higher than wide.
    case vertical
  }

  /// The preset that a widget's `layout` names; nil, and reported, when there
  /// is none of that name.
  public init?(
    _ layout: Located<String>, into diagnostics: inout [Diagnostic]
  ) {
    guard let preset = Self(rawValue: layout.value) else {
      diagnostics.append(.unknownPreset(layout.value, at: layout.location))
      return nil
    }
    self = preset
  }

  /// Whether cards stand in one row that scrolls sideways; else in a grid.
  public var isRow: Bool { rawValue.hasPrefix("VideosWidget.Row.") }

  /// How many cards stand side by side in a wide container.
  public var columns: Int { geometry.columns }

  /// The shape of the cards.
  public var orientation: Orientation {
    geometry.isVertical ? .vertical : .horizontal
  }

  /// Whether it is made for a single card.
  public var isSingleItem: Bool {
    switch self {
    case .rowSingleItemHorizontalRectangle, .rowSingleItemVerticalRectangle,
      .gridSingleItemHorizontalRectangle, .gridSingleItemVerticalRectangle:
      true
    default: false
    }
  }

  /// The preset that a wrong name was most likely meant to be: names are
  /// compared without their common start, which people leave out.
  static func suggestion(for name: String) -> Preset? {
    if let near = Suggestion.nearest(
      to: name, among: allCases.map(\.rawValue))
    {
      return Preset(rawValue: near)
    }
    for dropped in ["VideosWidget.", "VideosWidget.Row.", "VideosWidget.Grid."]
    {
      let names = allCases.map(\.rawValue).filter { $0.hasPrefix(dropped) }
      let near = Suggestion.nearest(
        to: name, among: names.map { String($0.dropFirst(dropped.count)) })
      if let near { return Preset(rawValue: dropped + near) }
    }
    return nil
  }
}
