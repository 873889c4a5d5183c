import Testing

@testable import Styling

/// What the theme `contrast` promises besides the contrast of its texts.
@Suite("The theme contrast")
struct ContrastThemeTests {
  private let style: Style

  init() throws {
    let theme = try BundledThemes.theme("contrast")
    style = theme.playerStyle(own: Style())
      .layered(over: theme.style(forWidgetLayout: nil, own: Style()))
  }

  private func color(_ path: String) throws -> Color {
    try #require(style.color(path), "\(path)")
  }

  private func number(_ path: String) throws -> Double {
    try #require(style.number(path), "\(path)")
  }

  /// WCAG 2.2, success criterion 1.4.11: 3 to 1 for what tells parts apart.
  @Test("draws a line around every picture and every chip")
  func lines() throws {
    let ground = try color("widgetItemStyle.backgroundColor")
    for state in [
      "unreadState", "readState", "liveUnreadState", "liveReadState",
    ] {
      let border = "widgetItemStyle.image.border.\(state)"
      #expect(try number(border + ".width") >= 2)
      #expect(try color(border + ".color").contrast(with: ground) >= 7)
    }
    let borders = ContrastTests.plates.filter {
      StyleSchema.standard.index(of: $0 + ".borderColor") != nil
    }
    #expect(borders.count == 20)
    for path in borders {
      #expect(try number(path + ".borderWidth") >= 1, "\(path)")
      // The chip stands out from any picture by its edge or by its plate.
      let plate = try color(path + ".backgroundColor")
      let edge = try color(path + ".borderColor")
      #expect(plate.alpha == 255 && edge.alpha == 255, "\(path)")
      #expect(edge.contrast(with: plate) >= 7, "\(path)")
    }
  }

  @Test("says by more than a colour what is live, what is new, where time is")
  func states() throws {
    let border = "widgetItemStyle.image.border"
    let live = try number("\(border).liveUnreadState.width")
    #expect(live >= 2 * (try number("\(border).unreadState.width")))
    let chips = "widgetItemStyle.statusIndicator.streamStates"
    for owner in [chips, "playerStyle.statusIndicator.streamStates"] {
      #expect(try color("\(owner).liveStreamState.dotColor").alpha == 255)
      #expect(try color("\(owner).upcomingStreamState.dotColor").alpha == 0)
      #expect(try color("\(owner).endedStreamState.dotColor").alpha == 0)
    }
    let title = "widgetItemStyle.title"
    #expect(
      try number("\(title).unreadState.font.weight")
        - number("\(title).readState.font.weight") >= 300)
    for state in ["playingState", "pausedState"] {
      let bar = "playerStyle.seekBar.\(state)"
      let track = try color("\(bar).backgroundColor")
      let ground = try color("playerStyle.backgroundColor")
      #expect(try color("\(bar).progressColor").contrast(with: track) >= 3)
      #expect(track.contrast(with: ground) >= 3)
    }
  }

  /// WCAG 2.2, success criterion 2.5.5: 44 by 44.
  @Test("has buttons that are easy to hit", arguments: PlayerButton.allCases)
  func targets(button: PlayerButton) throws {
    let path = "playerStyle.buttons.\(button.rawValue)"
    #expect(try number(path + ".width") >= 44)
    #expect(try number(path + ".height") >= 44)
  }
}
