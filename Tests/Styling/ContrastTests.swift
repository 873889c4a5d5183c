import Testing

@testable import Styling

/// WCAG 2.2, success criteria 1.4.3 and 1.4.6: text has a contrast of 4.5 to
/// 1, in the theme `contrast` of 7 to 1.
@Suite("Every text of the bundled themes meets WCAG AA, of contrast AAA")
struct ContrastTests {
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 255, green: 255, blue: 255)

  /// The least contrast that a theme's texts may have.
  static func least(_ theme: String) -> Double {
    theme == "contrast" ? 7 : 4.5
  }

  /// The worst contrast of `text` on `background` that may let a picture of
  /// any colour through.
  static func worst(_ text: Color, on background: Color) -> Double {
    [black, white].map { picture in
      let solid = background.over(picture)
      return text.over(solid).contrast(with: solid)
    }.min() ?? 0
  }

  /// The groups that have both a text style and a background of their own.
  static let plates = StyleSchema.standard.properties
    .map(\.path).filter { $0.hasSuffix(".textStyle.textColor") }
    .map { String($0.dropLast(".textStyle.textColor".count)) }
    .filter {
      StyleSchema.standard.index(of: $0 + ".backgroundColor") != nil
    }

  @Test(
    "on chips, badges, plates, buttons and captions",
    arguments: BundledThemes.names)
  func plates(name: String) throws {
    let style = try BundledThemes.theme(name).playerStyle(own: Style())
    #expect(Self.plates.count == 23)
    for path in Self.plates {
      let text = try #require(style.color(path + ".textStyle.textColor"))
      let plate = try #require(style.color(path + ".backgroundColor"))
      let contrast = Self.worst(text, on: plate)
      #expect(contrast >= Self.least(name), "\(name) \(path): \(contrast)")
    }
  }

  @Test("in titles, below a picture or over it", arguments: BundledThemes.names)
  func titles(name: String) throws {
    let theme = try BundledThemes.theme(name)
    for preset in Preset.allCases {
      let style = theme.style(forWidgetLayout: preset, own: Style())
      let isOver = CardStyle(style).titlePlacement == .over
      let ground = try #require(
        style.color(
          isOver
            ? "widgetItemStyle.image.gradientOverlay.endColor"
            : "widgetItemStyle.backgroundColor"))
      if !isOver { #expect(ground.alpha == 255) }
      for state in ["readState", "unreadState"] {
        let text = try #require(
          style.color("widgetItemStyle.title.\(state).textColor"))
        let contrast = Self.worst(text, on: ground)
        #expect(
          contrast >= Self.least(name),
          "\(name) \(preset) \(state): \(contrast)")
      }
    }
  }

  @Test(
    "in the player's heading and waiting room",
    arguments: BundledThemes.names)
  func heading(name: String) throws {
    let style = try BundledThemes.theme(name).playerStyle(own: Style())
    let text = try #require(
      style.color("playerStyle.headingText.textStyle.textColor"))
    let ground = try #require(style.color("playerStyle.backgroundColor"))
    #expect(ground.alpha == 255)
    #expect(Self.worst(text, on: ground) >= Self.least(name))
  }

  /// WCAG 2.2, success criterion 1.4.11: 3 to 1 for what one operates.
  @Test(
    "and its controls stand out from its background",
    arguments: BundledThemes.names)
  func controls(name: String) throws {
    let style = try BundledThemes.theme(name).playerStyle(own: Style())
    let ground = try #require(style.color("playerStyle.backgroundColor"))
    let paths =
      PlayerButton.allCases.map { "playerStyle.buttons.\($0.rawValue).color" }
      + ["playingState", "pausedState"].flatMap {
        [
          "playerStyle.seekBar.\($0).progressColor",
          "playerStyle.seekBar.\($0).thumbColor",
        ]
      }
    for path in paths {
      let color = try #require(style.color(path))
      #expect(Self.worst(color, on: ground) >= 3, "\(name) \(path)")
    }
  }

  @Test("by a formula that knows the published examples")
  func formula() {
    #expect(Self.white.contrast(with: Self.black) == 21)
    let red = Color(red: 255, green: 0, blue: 0)
    #expect((3.99...4.0).contains(red.contrast(with: Self.white)))
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(half.over(Self.white).description == "#7f7f7f")
  }
}
