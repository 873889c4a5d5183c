import Diagnostics
import Documents
import Testing

@testable import Styling

@Suite("A widget's layout names a preset")
struct PresetTests {
  static let place = SourceLocation(file: "site.yaml", line: 9, column: 13)

  @Test("of these eleven")
  func names() {
    #expect(
      Preset.allCases.map(\.rawValue).joined(separator: "\n") == """
        VideosWidget.Row.horizontalRectangles
        VideosWidget.Row.verticalRectangles
        VideosWidget.Row.singleItemHorizontalRectangle
        VideosWidget.Row.singleItemVerticalRectangle
        VideosWidget.Grid.oneColumnHorizontalRectangles
        VideosWidget.Grid.twoColumnsVerticalRectangles
        VideosWidget.Grid.twoColumnsHorizontalRectangles
        VideosWidget.Grid.threeColumnsVerticalRectangles
        VideosWidget.Grid.threeColumnsHorizontalRectangles
        VideosWidget.Grid.singleItemHorizontalRectangle
        VideosWidget.Grid.singleItemVerticalRectangle
        """)
  }

  @Test("and is read", arguments: Preset.allCases)
  func good(preset: Preset) {
    var problems: [Diagnostic] = []
    let layout = Located(preset.rawValue, at: Self.place)
    #expect(Preset(layout, into: &problems) == preset)
    #expect(problems == [])
  }

  static let wrong: [(name: String, meant: Preset)] = [
    ("VideosWidget.Row.horizontalRectangle", .rowHorizontalRectangles),
    ("videoswidget.row.verticalrectangles", .rowVerticalRectangles),
    ("Row.verticalRectangles", .rowVerticalRectangles),
    ("Grid.twoColumnVerticalRectangles", .gridTwoColumnsVerticalRectangles),
    (
      "threeColumnsHorizontalRectangles",
      .gridThreeColumnsHorizontalRectangles
    ),
  ]

  @Test("or is told which was meant", arguments: wrong.indices)
  func near(index: Int) {
    let (name, meant) = Self.wrong[index]
    var problems: [Diagnostic] = []
    #expect(Preset(Located(name, at: Self.place), into: &problems) == nil)
    #expect(
      problems.map(words) == [
        """
        site.yaml:9:13: error: unknown preset “\(name)” [unknown-preset]
          help: did you mean “\(meant.rawValue)”?
        """
      ])
  }
}
