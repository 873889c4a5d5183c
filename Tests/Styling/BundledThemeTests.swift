import Diagnostics
import Testing

@testable import Styling

@Suite("The bundled themes")
struct BundledThemeTests {
  @Test("are read without a diagnostic", arguments: BundledThemes.names)
  func areClean(name: String) throws {
    _ = try BundledThemes.theme(name)
  }

  /// Properties for which absence means something: no picture, the default
  /// text, a size that follows from the content, no limit.
  static func mayBeAbsent(_ property: StyleSchema.Property) -> Bool {
    let name = property.path.split(separator: ".").last ?? ""
    switch property.kind {
    case .image, .text, .markdown, .radiusRatio: return true
    default:
      return ["itemRatio", "maxDisplayItemsCount"].contains(name)
        || (["width", "height"].contains(name)
          && !property.path.contains(".buttons.")
          && !property.path.contains(".border."))
    }
  }

  @Test(
    "base and any preset together leave nothing undefined",
    arguments: Preset.allCases)
  func nothingIsUndefined(preset: Preset) throws {
    let style = try BundledThemes.theme("base")
      .style(forWidgetLayout: preset, own: Style())
    let missing = StyleSchema.standard.properties.filter {
      style[$0.index] == nil && !Self.mayBeAbsent($0)
    }
    #expect(missing.map(\.path) == [])
  }

  @Test(
    "base sets nothing that a preset sets", arguments: Preset.allCases)
  func layersAreDisjoint(preset: Preset) throws {
    let base = try BundledThemes.theme("base").explicit
    let both = StyleSchema.standard.properties.filter {
      base[$0.index] != nil && preset.style[$0.index] != nil
    }
    #expect(both.map(\.path) == [])
  }

  @Test("all presets set the same properties")
  func presetsAreAlike() {
    let sets = Preset.allCases.map { preset in
      StyleSchema.standard.properties.filter {
        preset.style[$0.index] != nil
      }.map(\.path)
    }
    #expect(Set(sets).count == 1)
  }

  @Test("base sets no radius ratio, which would beat a theme's radius")
  func baseHasNoRatios() throws {
    let base = try BundledThemes.theme("base").explicit
    let ratios = StyleSchema.standard.properties.filter {
      $0.kind == .radiusRatio && base[$0.index] != nil
    }
    #expect(ratios.map(\.path) == [])
  }
}
