/// Whether a theme is light or dark, for the parts of a page that the browser
/// draws itself (CSS Color Adjustment Level 1, section 2).
public enum ColorScheme: String, Sendable, Hashable {
  case light, dark
}

extension Theme {
  /// By the background of its cards; where that is see-through, by the colour
  /// of their titles.
  public var colorScheme: ColorScheme {
    let style = style(forWidgetLayout: nil, own: Style())
    if let background = style.color("widgetItemStyle.backgroundColor"),
      background.alpha >= 128
    {
      return background.isDark ? .dark : .light
    }
    let title = style.color("widgetItemStyle.title.unreadState.textColor")
    return title?.isDark == false ? .dark : .light
  }
}

extension Color {
  /// Whether white stands out from it more than black does (WCAG 2.2,
  /// "relative luminance": the contrasts are equal at 0.179).
  fileprivate var isDark: Bool {
    // Rec. 709 weights over gamma-coded channels, scaled to 0…255: close
    // enough to tell light from dark.
    let brightness =
      0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    return brightness < 118
  }
}
