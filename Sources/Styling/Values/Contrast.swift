import Glibc

extension Color {
  /// How bright the colour is to the eye, 0 (black) to 1 (white); its opacity
  /// does not count (WCAG 2.2, definition of relative luminance).
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green)
      + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The contrast of two solid colours, 1 to 21 (WCAG 2.2, definition of
  /// contrast ratio).
  public func contrast(with other: Color) -> Double {
    let a = relativeLuminance
    let b = other.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The solid colour that this one gives over a solid one (CSS Compositing
  /// 1, section 5.1, in sRGB as browsers do).
  public func over(_ backdrop: Color) -> Color {
    let share = Double(alpha) / 255
    func mixed(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8(Double(upper) * share + Double(lower) * (1 - share) + 0.5)
    }
    return Color(
      red: mixed(red, backdrop.red), green: mixed(green, backdrop.green),
      blue: mixed(blue, backdrop.blue))
  }
}
