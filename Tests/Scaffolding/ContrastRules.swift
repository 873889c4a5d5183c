import Styling

@testable import Scaffolding

/// What of a theme cannot be read: WCAG 2.2, success criteria 1.4.3 (text,
/// 4.5 to 1) and 1.4.11 (what one operates, 3 to 1).
///
/// The formula stands here once more, so that a palette is not judged by the
/// code that made it.
struct ContrastRules {
  private(set) var failures: [String] = []

  static func failures(of theme: Theme) -> [String] {
    var rules = ContrastRules()
    let player = theme.playerStyle(own: Style())
    rules.checkPlates(player)
    for preset in Preset.allCases { rules.checkTitles(theme, preset) }
    rules.checkPlayer(player)
    return rules.failures
  }

  /// Chips, badges, plates, buttons and captions.
  private mutating func checkPlates(_ style: Style) {
    let ending = ".textStyle.textColor"
    for path in StyleSchema.standard.properties.map(\.path)
    where path.hasSuffix(ending) {
      let plate = path.dropLast(ending.count) + ".backgroundColor"
      guard StyleSchema.standard.index(of: String(plate)) != nil else {
        continue
      }
      check(path, on: String(plate), in: style, atLeast: 4.5)
    }
  }

  private mutating func checkTitles(_ theme: Theme, _ preset: Preset) {
    let style = theme.style(forWidgetLayout: preset, own: Style())
    let isOver = CardStyle(style).titlePlacement == .over
    for state in ["readState", "unreadState"] {
      check(
        "widgetItemStyle.title.\(state).textColor",
        on: isOver
          ? "widgetItemStyle.image.gradientOverlay.endColor"
          : "widgetItemStyle.backgroundColor", in: style, atLeast: 4.5)
    }
    for state in ["liveUnreadState", "liveReadState"] {
      check(
        "widgetItemStyle.image.border.\(state).color",
        on: "widgetItemStyle.backgroundColor", in: style, atLeast: 3)
    }
  }

  private mutating func checkPlayer(_ style: Style) {
    let ground = "playerStyle.backgroundColor"
    check(
      "playerStyle.headingText.textStyle.textColor", on: ground, in: style,
      atLeast: 4.5)
    let controls =
      PlayerButton.allCases.map { "playerStyle.buttons.\($0.rawValue).color" }
      + ["playingState", "pausedState"].flatMap {
        [
          "playerStyle.seekBar.\($0).progressColor",
          "playerStyle.seekBar.\($0).thumbColor",
        ]
      }
    for path in controls { check(path, on: ground, in: style, atLeast: 3) }
  }

  private mutating func check(
    _ path: String, on ground: String, in style: Style, atLeast least: Double
  ) {
    guard let color = style.color(path), let plate = style.color(ground) else {
      failures.append("\(path) on \(ground): absent")
      return
    }
    let worst = [UInt8(0), 255].map { grey in
      let picture = Color(red: grey, green: grey, blue: grey)
      let solid = plate.over(picture)
      return color.over(solid).contrast(with: solid)
    }.min()
    if let worst, worst < least {
      failures.append("\(path) \(color) on \(ground) \(plate): \(worst)")
    }
  }
}
