import Styling
import Testing

@testable import Scaffolding

@Suite("A theme in any brand colour can be read")
struct PaletteTests {
  /// The corners and edges of the colour space, greys, and others by a
  /// generator with a fixed seed: 500 in all.
  static let brands: [Color] = {
    let steps: [UInt8] = [0, 64, 128, 191, 255]
    var colors = steps.flatMap { red in
      steps.flatMap { green in
        steps.map { Color(red: red, green: green, blue: $0) }
      }
    }
    // Greys about which neither white nor black stands out by much.
    colors += (100...135).map { Color(red: $0, green: $0, blue: $0) }
    var state: UInt64 = 26
    while colors.count < 500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      colors.append(
        Color(
          red: UInt8(truncatingIfNeeded: state >> 40),
          green: UInt8(truncatingIfNeeded: state >> 48),
          blue: UInt8(truncatingIfNeeded: state >> 56)))
    }
    return colors
  }()

  @Test("over every bundled theme", arguments: Themes.names)
  func contrast(parent: String) throws {
    #expect(Self.brands.count == 500)
    let parent = try Themes.theme(parent)
    for brand in Self.brands {
      let scaffold = ThemeScaffold(name: "acme", brand: brand, over: parent)
      let failures = ContrastRules.failures(of: try Themes.theme(of: scaffold))
      #expect(failures == [], "\(brand)")
    }
  }

  @Test("and the rules find what cannot be read")
  func rulesFindFailures() throws {
    let bare = try Themes.theme("base")
    #expect(ContrastRules.failures(of: bare) == [])
    let pale = Palette(
      brand: Color(red: 255, green: 240, blue: 0), over: bare)
    #expect(pale.onPlate == Readability.ink)
    #expect(pale.plate.contrast(with: Readability.white) < 4.5)
  }

  @Test("keeps the brand colour itself on chips", arguments: brands.prefix(20))
  func brandStays(brand: Color) throws {
    let palette = Palette(brand: brand, over: try Themes.theme("broadcast"))
    #expect(palette.plate == brand)
  }

  @Test("and a hue through the way to OKLCH and back", arguments: brands)
  func conversion(color: Color) {
    #expect(OKLCH(color).color == color)
  }
}
