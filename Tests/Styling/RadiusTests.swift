import Testing

@testable import Styling

@Suite("A radius ratio beats a radius")
struct RadiusTests {
  static let live =
    "widgetItemStyle.statusIndicator.streamStates"
    + ".liveStreamState"
  static let table:
    [(group: String, values: [String: Double], radius: String?)] = [
      ("widgetItemStyle", [:], nil),
      ("widgetItemStyle", ["widgetItemStyle.cornerRadius": 12], "0.75rem"),
      (
        "widgetItemStyle",
        [
          "widgetItemStyle.cornerRadius": 12,
          "widgetItemStyle.cornerRadiusRatio": 0,
        ], nil
      ),
      (
        "widgetItemStyle",
        [
          "widgetItemStyle.cornerRadiusRatio": 0.1,
          "widgetLayout.itemRatio": 2, "widgetItemStyle.image.ratio": 1,
        ], "5% / 10%"
      ),
      (
        "widgetItemStyle",
        [
          "widgetItemStyle.cornerRadiusRatio": 0.1,
          "widgetItemStyle.image.ratio": 0.5,
        ], "10% / 5%"
      ),
      (
        "widgetItemStyle.image",
        [
          "widgetItemStyle.image.cornerRadius": 4,
          "widgetItemStyle.image.cornerRadiusRatio": 0.25,
          "widgetItemStyle.image.ratio": 1,
        ], "25% / 25%"
      ),
      (
        "widgetItemStyle.image",
        [
          "widgetItemStyle.image.cornerRadiusRatio": 0.2,
          "widgetItemStyle.image.ratio": 1,
          "widgetItemStyle.image.width": 200,
          "widgetItemStyle.image.height": 100,
        ], "10% / 20%"
      ),
      (
        "widgetItemStyle.image",
        [
          "widgetItemStyle.image.cornerRadiusRatio": 0.5,
          "widgetItemStyle.image.ratio": 1.5,
        ], "9999px"
      ),
      (live, [live + ".cornerRadiusRatio": 0.25], nil),
      (
        live,
        [
          live + ".cornerRadiusRatio": 0.25, live + ".textStyle.lineHeight": 16,
          live + ".textStyle.font.size": 40,
        ], "calc(0.25rem * var(--text-scale, 1))"
      ),
      (
        live,
        [
          live + ".cornerRadiusRatio": 0.25,
          live + ".textStyle.font.size": 12.8,
          "widgetItemStyle.statusIndicator.statusTitlePadding.top": 4,
          "widgetItemStyle.statusIndicator.statusTitlePadding.bottom": 4,
        ], "calc(0.25rem * var(--text-scale, 1) + 0.125rem)"
      ),
      (
        "widgetItemStyle.badge.unreadState",
        [
          "widgetItemStyle.badge.unreadState.cornerRadiusRatio": 0.25,
          "widgetItemStyle.badge.unreadState.width": 64,
          "widgetItemStyle.badge.unreadState.height": 32,
        ], "0.5rem"
      ),
      (
        "playerStyle.backToLiveButton.atLiveEdgeState",
        [
          "playerStyle.backToLiveButton.atLiveEdgeState.cornerRadiusRatio":
            0.25,
          "playerStyle.backToLiveButton.atLiveEdgeState.textStyle.lineHeight":
            16,
          "playerStyle.backToLiveButton.contentPadding.top": 8,
        ], "calc(0.25rem * var(--text-scale, 1) + 0.125rem)"
      ),
      (
        "playerStyle.seekBar.pausedState",
        ["playerStyle.seekBar.pausedState.cornerRadius": 3], "0.1875rem"
      ),
    ]

  @Test("and is a share of the shorter side", arguments: table.indices)
  func radius(index: Int) {
    let (group, values, radius) = Self.table[index]
    var style = Style()
    for (path, value) in values {
      #expect(StyleSchema.standard.index(of: path) != nil, "\(path)")
      style[path] = .number(value)
    }
    let name = DeclarationTable.name(of: group) + "-radius"
    #expect(declarations(of: style)[name] == radius)
  }
}
