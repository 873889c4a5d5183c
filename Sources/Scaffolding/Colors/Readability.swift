import Styling

/// When a text can be read on a ground (WCAG 2.2).
enum Readability {
  /// Success criterion 1.4.3, level AA.
  static let text = 4.5
  /// Success criterion 1.4.11: what one operates.
  static let control = 3.0

  static let white = Color(red: 255, green: 255, blue: 255)
  static let black = Color(red: 0, green: 0, blue: 0)
  /// A black that is less hard than black.
  static let ink = Color(red: 0x14, green: 0x17, blue: 0x1C)

  /// The contrast of a colour on a ground that may let a picture of any
  /// colour through, at its worst.
  static func worst(_ color: Color, on ground: Color) -> Double {
    let pictures = ground.alpha == 255 ? [white] : [white, black]
    let contrasts = pictures.map { picture in
      let solid = ground.over(picture)
      return color.over(solid).contrast(with: solid)
    }
    return contrasts.min() ?? 0
  }

  /// White where it can be read on a solid colour, else ink, else black: of
  /// white and black one always can (√21 > 4.5).
  static func text(on plate: Color) -> Color {
    for color in [white, ink] where worst(color, on: plate) >= text {
      return color
    }
    return black
  }
}
