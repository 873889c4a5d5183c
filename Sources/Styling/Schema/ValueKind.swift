/// What kind of value a style property takes, with its bounds.
public enum ValueKind: Sendable, Hashable {
  /// `true` or `false`.
  case bool
  /// Points, which are CSS px; at most 10,000 either way.
  case length(allowsNegative: Bool)
  /// Width ÷ height, above 0 and at most 100.
  case ratio
  /// A share of the shorter side, 0 to 1.
  case radiusRatio
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// Seconds, 0 to 3,600.
  case seconds
  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// An anchor of the horizontal axis with an offset in points.
  case xPosition
  /// An anchor of the vertical axis with an offset in points.
  case yPosition
  /// A string, or a map from locale to string.
  case text
  /// As `text`, in CommonMark.
  case markdown
  /// A relative path, or an http(s) address.
  case image
  /// A font family.
  case fontName
  /// 100 to 900 in hundreds.
  case fontWeight
  /// One of some names.
  case choice([String])
  /// The name of a layout preset.
  case preset

  /// The greatest length, in points.
  public static let greatestLength = 10_000.0
  /// The greatest ratio of width to height.
  public static let greatestRatio = 100.0
  /// The longest span, in seconds.
  public static let greatestSeconds = 3_600.0

  /// The names of the anchors of the horizontal axis.
  public static let xAnchors = PlacementAxis.horizontal.names
  /// The names of the anchors of the vertical axis.
  public static let yAnchors = PlacementAxis.vertical.names

  /// Whether the stylesheet carries values of this kind; texts stand in the
  /// pages.
  var isEmitted: Bool {
    switch self {
    case .text, .markdown: false
    default: true
    }
  }
}
