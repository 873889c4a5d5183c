import Diagnostics
import Documents
import Testing

@testable import Styling

@Suite("Layers, the later winning")
struct LayeringTests {
  static let radius = "widgetItemStyle.cornerRadius"
  static let columns = "widgetLayout.columns"

  @Test("of two styles leave each what only it sets")
  func layered() throws {
    let lower = try style(
      "widgetItemStyle: {cornerRadius: 1, insets: {top: 2}}"
    )
    .style
    let upper = try style("widgetItemStyle: {cornerRadius: 3}").style
    let both = upper.layered(over: lower)
    #expect(both.number(Self.radius) == 3)
    #expect(both.number("widgetItemStyle.insets.top") == 2)
    #expect(Style().layered(over: lower) == lower)
    #expect(lower.layered(over: Style()) == lower)
    #expect(
      lower.fingerprintBytes == lower.layered(over: lower).fingerprintBytes)
    #expect(both.fingerprintBytes != lower.fingerprintBytes)
  }

  /// Which layers set a property, and the value that wins: the base theme 1,
  /// the theme 2, the widget 3; the presets have three and two columns.
  static let table:
    [(
      base: Bool, theme: Bool, layout: Bool, own: Bool, columns: Double
    )] = [
      (false, false, false, false, 5),
      (false, false, true, false, 2),
      (true, false, false, false, 1),
      (true, false, true, false, 1),
      (true, true, true, false, 11),
      (false, true, true, false, 11),
      (true, true, true, true, 12),
      (false, false, true, true, 12),
      (false, false, false, true, 12),
    ]

  @Test(
    "are preset, layout, themes from the root on, own style",
    arguments: table.indices)
  func order(index: Int) throws {
    let row = Self.table[index]
    var problems: [Diagnostic] = []
    let base = """
      widgetLayout:
        preset: VideosWidget.Row.horizontalRectangles
        \(row.base ? "columns: 1" : "{}")
      """.replacing("  {}", with: "")
    let theme = """
      extends: base
      widgetLayout:
        preset: VideosWidget.Row.verticalRectangles
        \(row.theme ? "columns: 11" : "{}")
      """.replacing("  {}", with: "")
    let resolver = ThemeResolver(
      bundled: [
        try themeSource("base", base, into: &problems),
        try themeSource("sport", theme, into: &problems),
      ], site: [])
    let place = SourceLocation(file: "site.yaml", line: 1, column: 1)
    let resolved = try #require(
      resolver.resolve([Located("sport", at: place)], into: &problems).first)
    #expect(problems == [])
    let layout = Preset.gridTwoColumnsHorizontalRectangles
    let own = try style("widgetLayout: {columns: 12}", for: .widget).style
    let result = resolved.style(
      forWidgetLayout: row.layout ? layout : nil,
      own: row.own ? own : Style())
    #expect(result.number(Self.columns) == row.columns)
    #expect(
      CardStyle(result).preset
        == (row.layout ? layout : .rowVerticalRectangles))
    #expect(CardStyle(result).columns == Int(row.columns))
  }
}
