import Localization

/// A group of the style tree in one style.
struct StylePath {
  private let style: Style
  private let path: String

  init(_ style: Style, _ path: String) {
    self.style = style
    self.path = path
  }

  subscript(_ name: String) -> StylePath {
    StylePath(style, "\(path).\(name)")
  }

  /// Whether it is visible; without a word it is.
  var isVisible: Bool { style.bool(path + ".isVisible") ?? true }
  var text: LocalizedText? { style.text(path + ".text") }
  var hasBackgroundImage: Bool { style.image(path + ".backgroundImage") != nil }

  /// Whether it and this state of it are visible.
  func shows(_ state: String) -> Bool { isVisible && self[state].isVisible }

  /// What it says in this state; nil when it does not show.
  func chip(_ state: String) -> ChipContent? {
    guard shows(state) else { return nil }
    let dot = style.color("\(path).\(state).dotColor")
    return ChipContent(
      text: self[state].text, showsDot: dot.map { $0.alpha > 0 } ?? false)
  }
}
