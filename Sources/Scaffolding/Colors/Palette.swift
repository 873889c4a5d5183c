import Styling

/// The colours that a brand colour gives over a theme: each readable with what
/// the theme draws on it, whatever the brand.
struct Palette: Sendable, Hashable {
  /// The brand colour itself: chips, badges and the call to action.
  let plate: Color
  /// What is written on it.
  let onPlate: Color
  /// The ground of cards, and of the widget around them.
  let ground: Color
  /// The end of the overlay on images, behind titles.
  let overlay: Color
  /// The ground of the player.
  let playerGround: Color
  /// The brand on the ground of cards: borders.
  let accent: Color
  /// The brand on the ground of the player: the seek bar.
  let playerAccent: Color

  /// - Parameters:
  ///   - brand: a colour, whose opacity does not count.
  ///   - theme: the theme to extend.
  init(brand: Color, over theme: Theme) {
    let brand = Color(red: brand.red, green: brand.green, blue: brand.blue)
    let parent = ParentColors(theme)
    let tint = OKLCH(brand)
    plate = brand
    onPlate = Readability.text(on: brand)
    ground = Self.tinted(
      parent.ground, tint, chroma: 0.03, parent.onGround)
    overlay = Self.tinted(
      parent.overlay, tint, chroma: 0.06, parent.onOverlay)
    playerGround = Self.tinted(
      parent.playerGround, tint, chroma: 0.04, parent.onPlayer)
    accent = Self.visible(tint, on: ground)
    playerAccent = Self.visible(tint, on: playerGround)
  }

  /// A ground with the hue of the brand, as light and as opaque as the
  /// parent's, on which everything can be told apart as well as there; the
  /// parent's own where there is none.
  private static func tinted(
    _ parent: Color, _ brand: OKLCH, chroma: Double,
    _ marks: [ParentColors.Mark]
  ) -> Color {
    let start = OKLCH(parent).lightness
    // White and black have no room for chroma.
    let nearest = min(max(start, 0.16), 0.98)
    let towards = start < 0.5 ? -0.01 : 0.01
    for step in 0..<12 {
      let lightness = nearest + towards * Double(step)
      var color = brand.with(lightness: lightness, chroma: chroma).color
      color.alpha = parent.alpha
      if marks.allSatisfy({ $0.isClear(on: color) }) { return color }
    }
    return parent
  }

  /// The brand, or the nearest lightness of it that stands out from a ground.
  private static func visible(_ brand: OKLCH, on ground: Color) -> Color {
    for step in 0...100 {
      for sign in [1.0, -1.0] {
        let lightness = brand.lightness + sign * Double(step) / 100
        guard (0...1).contains(lightness) else { continue }
        let color = brand.with(lightness: lightness).color
        if Readability.worst(color, on: ground) >= Readability.control {
          return color
        }
      }
    }
    return Readability.text(on: ground)
  }
}
