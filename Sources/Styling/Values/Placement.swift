/// Where a part stands on one axis: which of its own edges lies on which edge
/// of the image, and how far from it.
public struct Placement: Sendable, Hashable {
  /// An edge of a box on one axis; the start is the leading or top one.
  public enum Edge: Sendable, Hashable {
    case start, center, end
  }

  /// The edge of the part.
  public var element: Edge
  /// The edge of the image that it lies on.
  public var image: Edge
  /// How far the part is moved from there towards the trailing or bottom
  /// side, in points.
  public var offset: Double

  /// An edge of a part on an edge of the image.
  public init(_ element: Edge, on image: Edge, offset: Double = 0) {
    self.element = element
    self.image = image
    self.offset = offset
  }

  /// Whether the part lies wholly before the image's start.
  var isBeforeImage: Bool { element == .end && image == .start }
  /// Whether the part lies wholly past the image's end.
  var isAfterImage: Bool { element == .start && image == .end }
}

/// The names of the anchors of one axis (DESIGN, section 3).
enum PlacementAxis: Sendable {
  case horizontal, vertical

  var anchors: [(name: String, element: Placement.Edge, image: Placement.Edge)]
  {
    switch self {
    case .horizontal:
      [
        ("leadingToLeading", .start, .start),
        ("leadingToTrailing", .start, .end),
        ("trailingToLeading", .end, .start),
        ("trailingToTrailing", .end, .end),
        ("centerX", .center, .center),
        ("centerToLeading", .center, .start),
        ("centerToTrailing", .center, .end),
      ]
    case .vertical:
      [
        ("topToTop", .start, .start),
        ("topToBottom", .start, .end),
        ("bottomToTop", .end, .start),
        ("bottomToBottom", .end, .end),
        ("centerY", .center, .center),
        ("centerToTop", .center, .start),
        ("centerToBottom", .center, .end),
      ]
    }
  }

  var names: [String] { anchors.map(\.name) }

  /// The placement that an anchor's name stands for.
  func placement(named name: String, offset: Double) -> Placement? {
    anchors.first { $0.name == name }
      .map { Placement($0.element, on: $0.image, offset: offset) }
  }
}
