import Styling

/// A scene of a drawn thumbnail.
enum SampleScene: Int {
  case sea, city, pitch, stars, hills

  /// An SVG picture of 640 by 360 in the hues around a brand colour.
  ///
  /// - Parameter variant: moves the hue and the shapes, so that two pictures
  ///   of one scene differ.
  func svg(brand: Color, variant: Int) -> String {
    let hue = OKLCH(brand).hue + Double(variant) * 0.42
    func tone(_ lightness: Double, _ chroma: Double = 0.09) -> String {
      OKLCH(lightness: lightness, chroma: chroma, hue: hue).color.description
    }
    let shapes = shapes(variant: variant, tone: tone)
      .map { "  \($0)\n" }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" \
      viewBox="0 0 640 360">
        <rect width="640" height="360" fill="\(tone(0.36))"/>
      \(shapes)</svg>

      """
  }

  private func shapes(
    variant: Int, tone: (Double, Double) -> String
  ) -> [String] {
    let shift = variant * 37 % 160
    switch self {
    case .sea:
      return [
        Self.circle(480 - shift, 100, 46, tone(0.85, 0.09)),
        Self.path("M0 210Q160 180 320 210T640 210V360H0Z", tone(0.5, 0.1)),
        Self.path("M0 260Q160 235 320 260T640 260V360H0Z", tone(0.43, 0.1)),
        Self.path(
          "M\(220 + shift) 235l120 0l-24 30l-72 0z", tone(0.92, 0.02)),
        Self.path(
          "M\(278 + shift) 90l0 138l-70 0zM\(286 + shift) 110l0 118l44 0z",
          tone(0.95, 0.02)),
      ]
    case .city:
      return (0..<8).flatMap { place in
        let height = 90 + (place * 67 + shift) % 150
        let left = place * 80 + 6
        return [
          "<rect x=\"\(left)\" y=\"\(360 - height)\" width=\"68\" "
            + "height=\"\(height)\" fill=\"\(tone(0.48, 0.07))\"/>",
          "<rect x=\"\(left + 14)\" y=\"\(378 - height)\" width=\"40\" "
            + "height=\"10\" fill=\"\(tone(0.88, 0.1))\"/>",
        ]
      }
    case .pitch:
      let stripes = stride(from: 0, to: 640, by: 128).map {
        "<rect x=\"\($0)\" width=\"64\" height=\"360\" "
          + "fill=\"\(tone(0.42, 0.1))\"/>"
      }
      return stripes + [
        "<path d=\"M320 0V360\" stroke=\"\(tone(0.95, 0.02))\" "
          + "stroke-width=\"5\"/>",
        "<circle cx=\"320\" cy=\"180\" r=\"70\" fill=\"none\" "
          + "stroke=\"\(tone(0.95, 0.02))\" stroke-width=\"5\"/>",
        Self.circle(240 + shift, 200, 14, tone(0.97, 0.01)),
      ]
    case .stars:
      let stars = (0..<24).map { place in
        Self.circle(
          (place * 151 + shift) % 640, (place * 89 + 23) % 260,
          2 + place % 3, tone(0.95, 0.03))
      }
      return stars + [
        Self.circle(180 + shift, 210, 74, tone(0.62, 0.12)),
        "<ellipse cx=\"\(180 + shift)\" cy=\"210\" rx=\"128\" ry=\"22\" "
          + "fill=\"none\" stroke=\"\(tone(0.85, 0.08))\" "
          + "stroke-width=\"8\"/>",
      ]
    case .hills:
      return [
        Self.circle(150 + shift, 120, 52, tone(0.88, 0.1)),
        Self.path(
          "M0 250L150 140L290 240L420 120L640 270V360H0Z", tone(0.5, 0.08)),
        Self.path("M0 300Q220 220 400 290T640 260V360H0Z", tone(0.58, 0.1)),
      ]
    }
  }

  private static func circle(
    _ x: Int, _ y: Int, _ radius: Int, _ fill: String
  ) -> String {
    "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(fill)\"/>"
  }

  private static func path(_ data: String, _ fill: String) -> String {
    "<path d=\"\(data)\" fill=\"\(fill)\"/>"
  }
}
