/// How the radius of a group follows from its `cornerRadius` and its
/// `cornerRadiusRatio`, of which the ratio wins (DESIGN, section 3).
struct RadiusRule: Sendable {
  /// The path of the group.
  let group: String
  private let radius: Int
  private let ratio: Int?
  private let width: Int?
  private let height: Int?
  /// Ratios of width to height of the box, the first that is set counts.
  private let boxRatios: [Int]
  private let fontSize: Int?
  private let lineHeight: Int?
  private let paddingTop: Int?
  private let paddingBottom: Int?

  /// A rule for the group whose radii end with `property`; nil when it ends
  /// none.
  init?(after property: StyleSchema.Property, in schema: StyleSchema) {
    let names = property.path.split(separator: ".")
    let group = names.dropLast().joined(separator: ".")
    let ratio = schema.index(of: group + ".cornerRadiusRatio")
    guard let radius = schema.index(of: group + ".cornerRadius"),
      property.index == ratio ?? radius
    else { return nil }
    self.group = group
    self.radius = radius
    self.ratio = ratio
    width = schema.index(of: group + ".width")
    height = schema.index(of: group + ".height")
    boxRatios = Self.boxRatios(of: group).compactMap(schema.index)
    fontSize = schema.index(of: group + ".textStyle.font.size")
    lineHeight = schema.index(of: group + ".textStyle.lineHeight")
    let padding = Self.padding(around: group, in: schema)
    paddingTop = padding.flatMap { schema.index(of: $0 + ".top") }
    paddingBottom = padding.flatMap { schema.index(of: $0 + ".bottom") }
  }

  /// The card takes the image's ratio when it has none of its own: exact
  /// where the title stands over the image, near enough elsewhere.
  private static func boxRatios(of group: String) -> [String] {
    switch group {
    case "widgetItemStyle":
      ["widgetLayout.itemRatio", "widgetItemStyle.image.ratio"]
    case "widgetItemStyle.image": ["widgetItemStyle.image.ratio"]
    default: []
    }
  }

  /// The insets that stand between a state's plate and its text.
  private static func padding(
    around group: String, in schema: StyleSchema
  ) -> String? {
    var names = group.split(separator: ".")
    while !names.isEmpty {
      let path = names.joined(separator: ".")
      for name in ["statusTitlePadding", "titlePadding", "contentPadding"] {
        let candidate = "\(path).\(name)"
        if schema.group(at: candidate) != nil { return candidate }
      }
      names.removeLast()
    }
    return nil
  }

  /// The value of `border-radius`; nil when nothing says what it is.
  func value(in style: Style) -> String? {
    guard let share = number(ratio, in: style) else {
      return number(radius, in: style).map(CSSText.length)
    }
    // Half of the shorter side or more is a pill, whatever its size.
    if share >= 0.5 { return "9999px" }
    let width = number(width, in: style)
    let height = number(height, in: style)
    if let ratio = boxRatio(width: width, height: height, in: style) {
      // Percentages of the two sides that are one length.
      let horizontal = ratio < 1 ? share : share / ratio
      let vertical = ratio < 1 ? share * ratio : share
      return "\(CSSText.percent(horizontal)) / \(CSSText.percent(vertical))"
    }
    if let height {
      return CSSText.length(share * min(height, width ?? height))
    }
    return textual(share, in: style)
  }

  private func boxRatio(
    width: Double?, height: Double?, in style: Style
  ) -> Double? {
    guard !boxRatios.isEmpty else { return nil }
    if let width, let height, width > 0, height > 0 { return width / height }
    return boxRatios.lazy.compactMap { number($0, in: style) }.first
  }

  /// A plate is as high as its line of text and the padding around it.
  private func textual(_ share: Double, in style: Style) -> String? {
    guard
      let line = number(lineHeight, in: style)
        ?? number(fontSize, in: style).map({ $0 * 1.25 })
    else { return nil }
    let padding =
      (number(paddingTop, in: style) ?? 0)
      + (number(paddingBottom, in: style) ?? 0)
    let text = "\(CSSText.length(share * line)) * var(--text-scale, 1)"
    if padding == 0 { return "calc(\(text))" }
    return "calc(\(text) + \(CSSText.length(share * padding)))"
  }

  private func number(_ index: Int?, in style: Style) -> Double? {
    guard let index, case .number(let value) = style[index] else { return nil }
    return value
  }
}
