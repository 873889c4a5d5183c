import Glibc
import Styling

/// A colour by lightness, chroma and hue as the eye judges them (CSS Color 4,
/// section 9: OKLCH), so that a lighter variant keeps its hue.
struct OKLCH: Sendable, Hashable {
  /// 0 (black) to 1 (white).
  var lightness: Double
  /// How far from grey, from 0 to about 0.37 in sRGB.
  var chroma: Double
  /// The angle of the hue, in radians.
  var hue: Double

  /// The colour without its opacity.
  init(_ color: Color) {
    let red = Self.linear(color.red)
    let green = Self.linear(color.green)
    let blue = Self.linear(color.blue)
    // CSS Color 4, section 17, "Sample code for color conversions".
    let l = cbrt(
      0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(
      0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(
      0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    chroma = hypot(a, b)
    hue = atan2(b, a)
  }

  /// A colour of this lightness, chroma and hue.
  init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// The same hue in another lightness, with less chroma where there is none
  /// so strong, or at most `chroma`.
  func with(lightness: Double, chroma: Double? = nil) -> OKLCH {
    OKLCH(
      lightness: min(max(lightness, 0), 1),
      chroma: min(self.chroma, chroma ?? self.chroma), hue: hue)
  }

  /// The solid sRGB colour; where there is none, that of the same lightness
  /// and hue with the most chroma that there is.
  var color: Color {
    if let color = exact(chroma) { return color }
    var low = 0.0
    var high = chroma
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if exact(middle) == nil { high = middle } else { low = middle }
    }
    let byte = UInt8(min(max(lightness, 0), 1) * 255)
    return exact(low) ?? Color(red: byte, green: byte, blue: byte)
  }

  /// The colour of this chroma, if sRGB has it.
  private func exact(_ chroma: Double) -> Color? {
    let a = chroma * cos(hue)
    let b = chroma * sin(hue)
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    guard
      let red = Self.byte(
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      let green = Self.byte(
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      let blue = Self.byte(
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    else { return nil }
    return Color(red: red, green: green, blue: blue)
  }

  private func cube(_ value: Double) -> Double { value * value * value }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// A linear channel as a byte; nil outside of sRGB, rounding apart.
  private static func byte(_ value: Double) -> UInt8? {
    guard (-0.001...1.001).contains(value) else { return nil }
    let bounded = min(max(value, 0), 1)
    let coded =
      bounded <= 0.0031308
      ? bounded * 12.92 : 1.055 * pow(bounded, 1 / 2.4) - 0.055
    return UInt8(coded * 255 + 0.5)
  }
}
