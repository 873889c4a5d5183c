/// The measures of a preset; its style is made from these.
struct PresetGeometry: Sendable {
  let columns: Int
  /// The space between cards, in points.
  let spacing: Double
  /// Cards of two by three, else of sixteen by nine.
  let isVertical: Bool
  /// Whether the title stands on the image, else below it.
  let isTitleOver: Bool
  /// The size and line height of the title, in points.
  let titleSize: Double
  let titleLineHeight: Double
  let titleLines: Int

  var imageRatio: Double { isVertical ? 2.0 / 3 : 16.0 / 9 }
}

extension Preset {
  var geometry: PresetGeometry {
    switch self {
    case .rowHorizontalRectangles: .below(3, spacing: 16, 16, 22)
    case .rowVerticalRectangles: .poster(5, spacing: 12, 16, 20)
    case .rowSingleItemHorizontalRectangle: .hero(isVertical: false)
    case .rowSingleItemVerticalRectangle: .hero(isVertical: true)
    case .gridOneColumnHorizontalRectangles: .below(1, spacing: 24, 20, 26)
    case .gridTwoColumnsVerticalRectangles: .poster(2, spacing: 16, 20, 25)
    case .gridTwoColumnsHorizontalRectangles: .below(2, spacing: 20, 18, 24)
    case .gridThreeColumnsVerticalRectangles: .poster(3, spacing: 14, 18, 23)
    case .gridThreeColumnsHorizontalRectangles: .below(3, spacing: 16, 16, 22)
    case .gridSingleItemHorizontalRectangle: .hero(isVertical: false)
    case .gridSingleItemVerticalRectangle: .hero(isVertical: true)
    }
  }
}

extension PresetGeometry {
  fileprivate static func below(
    _ columns: Int, spacing: Double, _ size: Double, _ lineHeight: Double
  ) -> Self {
    Self(
      columns: columns, spacing: spacing, isVertical: false,
      isTitleOver: false, titleSize: size, titleLineHeight: lineHeight,
      titleLines: 2)
  }

  fileprivate static func poster(
    _ columns: Int, spacing: Double, _ size: Double, _ lineHeight: Double
  ) -> Self {
    Self(
      columns: columns, spacing: spacing, isVertical: true,
      isTitleOver: true, titleSize: size, titleLineHeight: lineHeight,
      titleLines: 3)
  }

  fileprivate static func hero(isVertical: Bool) -> Self {
    Self(
      columns: 1, spacing: 24, isVertical: isVertical, isTitleOver: true,
      titleSize: 26, titleLineHeight: 32, titleLines: 3)
  }
}
