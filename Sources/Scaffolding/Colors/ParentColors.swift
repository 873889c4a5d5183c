import Styling

/// The grounds of a theme that a palette replaces, and what stands on them.
struct ParentColors {
  /// Something on a ground that must be told from it.
  struct Mark {
    let color: Color
    let contrast: Double

    func isClear(on ground: Color) -> Bool {
      Readability.worst(color, on: ground) >= contrast
    }
  }

  var ground = Readability.white
  var overlay = Readability.black
  var playerGround = Readability.black
  private(set) var onGround: [Mark] = []
  private(set) var onOverlay: [Mark] = []
  private(set) var onPlayer: [Mark] = []

  init(_ theme: Theme) {
    for preset in Preset.allCases {
      let style = theme.style(forWidgetLayout: preset, own: Style())
      ground = style.color("widgetItemStyle.backgroundColor") ?? ground
      overlay =
        style.color("widgetItemStyle.image.gradientOverlay.endColor") ?? overlay
      let isOver = CardStyle(style).titlePlacement == .over
      for state in ["readState", "unreadState"] {
        let title = style.color("widgetItemStyle.title.\(state).textColor")
        guard let title else { continue }
        let mark = Mark(color: title, contrast: Readability.text)
        if isOver { onOverlay.append(mark) } else { onGround.append(mark) }
      }
    }
    let player = theme.playerStyle(own: Style())
    playerGround = player.color("playerStyle.backgroundColor") ?? playerGround
    let heading = player.color("playerStyle.headingText.textStyle.textColor")
    onPlayer = [heading].compactMap { $0 }.map {
      Mark(color: $0, contrast: Readability.text)
    }
    onPlayer += PlayerButton.allCases.compactMap {
      player.color("playerStyle.buttons.\($0.rawValue).color")
    }.map { Mark(color: $0, contrast: Readability.control) }
    onPlayer += ["playingState", "pausedState"].compactMap {
      player.color("playerStyle.seekBar.\($0).thumbColor")
    }.map { Mark(color: $0, contrast: Readability.control) }
  }
}

extension Style {
  func color(_ path: String) -> Color? {
    if case .color(let value) = self[path] { value } else { nil }
  }

  func number(_ path: String) -> Double? {
    if case .number(let value) = self[path] { value } else { nil }
  }
}
