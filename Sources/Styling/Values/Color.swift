/// A colour of the sRGB space with its opacity.
public struct Color: Sendable, Hashable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (see-through) to 255 (solid).
  public var alpha: UInt8

  /// A colour of these channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`, the digits in either case.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    let digits = bytes.dropFirst().compactMap(Self.digit)
    guard digits.count == bytes.count - 1 else { return nil }
    switch digits.count {
    case 3:
      self.init(
        red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6, 8:
      let pairs = stride(from: 0, to: digits.count, by: 2).map {
        digits[$0] << 4 | digits[$0 + 1]
      }
      self.init(
        red: pairs[0], green: pairs[1], blue: pairs[2],
        alpha: pairs.count == 4 ? pairs[3] : 255)
    default:
      return nil
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` when it is not solid.
  public var description: String {
    let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#"
      + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
