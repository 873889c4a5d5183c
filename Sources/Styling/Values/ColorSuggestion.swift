extension Color {
  /// What a person probably meant by a text that is not a colour of ours;
  /// nil when there is no telling.
  static func suggestion(for text: String) -> Color? {
    let trimmed = String(text.prefix(64)).lowercased()
      .filter { $0 != " " }
    if let named = basicColors[trimmed] { return Color(named) }
    if let color = Color("#" + trimmed) { return color }
    if trimmed.hasPrefix("0x") { return Color("#" + trimmed.dropFirst(2)) }
    if let color = shortWithAlpha(trimmed) { return color }
    return functional(trimmed)
  }

  /// `#RGBA`, which the style tree does not take.
  private static func shortWithAlpha(_ text: String) -> Color? {
    guard text.utf8.count == 5, text.hasPrefix("#") else { return nil }
    return Color("#" + text.dropFirst().map { "\($0)\($0)" }.joined())
  }

  /// `rgb(…)` and `rgba(…)` with whole channels.
  private static func functional(_ text: String) -> Color? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      ["rgb", "rgba"].contains(text[..<open])
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast()
      .split(whereSeparator: { ",/".contains($0) })
    let channels = parts.prefix(3).compactMap { UInt8($0) }
    guard channels.count == 3, parts.count <= 4 else { return nil }
    var color = Color(
      red: channels[0], green: channels[1], blue: channels[2])
    if parts.count == 4 {
      guard let alpha = opacity(parts[3]) else { return nil }
      color.alpha = alpha
    }
    return color
  }

  private static func opacity(_ text: Substring) -> UInt8? {
    let share =
      text.hasSuffix("%")
      ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    guard let share, (0...1).contains(share) else { return nil }
    return UInt8(share * 255 + 0.5)
  }

  /// The sixteen basic colour keywords and a few more that people write
  /// (CSS Color 4, section 6.1).
  private static let basicColors = [
    "aqua": "#00FFFF", "black": "#000000", "blue": "#0000FF",
    "brown": "#A52A2A", "crimson": "#DC143C", "cyan": "#00FFFF",
    "fuchsia": "#FF00FF", "gold": "#FFD700", "gray": "#808080",
    "green": "#008000", "grey": "#808080", "indigo": "#4B0082",
    "lime": "#00FF00", "magenta": "#FF00FF", "maroon": "#800000",
    "navy": "#000080", "olive": "#808000", "orange": "#FFA500",
    "pink": "#FFC0CB", "purple": "#800080", "red": "#FF0000",
    "silver": "#C0C0C0", "teal": "#008080", "tomato": "#FF6347",
    "transparent": "#00000000", "violet": "#EE82EE", "white": "#FFFFFF",
    "yellow": "#FFFF00",
  ]
}
