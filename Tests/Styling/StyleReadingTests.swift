import Testing

@testable import Styling

@Suite("A style tree is read")
struct StyleReadingTests {
  @Test("property by property")
  func good() throws {
    let (style, problems) = try style(
      """
      widgetLayout: {preset: VideosWidget.Row.verticalRectangles, columns: 4}
      widgetItemStyle:
        title:
          isVisible: false
          insets: {top: -4}
          unreadState: {font: {name: Brand Sans, size: 15.5, weight: 700}}
        image: {ratio: 1.5}
      playerStyle: {overlayVisibilityThreshold: 2.5}
      """)
    #expect(problems == [])
    #expect(
      style.name("widgetLayout.preset")
        == "VideosWidget.Row.verticalRectangles")
    #expect(style.number("widgetLayout.columns") == 4)
    #expect(style.bool("widgetItemStyle.title.isVisible") == false)
    #expect(style.number("widgetItemStyle.title.insets.top") == -4)
    #expect(style.number("widgetItemStyle.title.insets.leading") == nil)
    let font = "widgetItemStyle.title.unreadState.font"
    #expect(style.name(font + ".name") == "Brand Sans")
    #expect(style.number(font + ".size") == 15.5)
    #expect(style.number(font + ".weight") == 700)
    #expect(style.number("widgetItemStyle.image.ratio") == 1.5)
    #expect(style.number("playerStyle.overlayVisibilityThreshold") == 2.5)
  }

  @Test(
    "and what is empty sets nothing", arguments: ["{}", "~", "playerStyle:"])
  func empty(text: String) throws {
    let (style, problems) = try style(text)
    #expect(problems == [])
    #expect(style.isEmpty)
  }

  static let broken: [(text: String, problem: String)] = [
    (
      "wigetLayout: {}",
      """
      theme.yaml:1:1: error: unknown style group “wigetLayout” \
      [unknown-property]
        help: did you mean “widgetLayout”?
      """
    ),
    (
      "widgetItemStyle: {image: {cornerRaduis: 3}}",
      """
      theme.yaml:1:27: error: “widgetItemStyle.image” has no property \
      “cornerRaduis” [unknown-property]
        help: did you mean “cornerRadius”?
      """
    ),
    (
      "widgetItemStyle: {title: {thumbnailType: custom}}",
      """
      theme.yaml:1:27: error: “widgetItemStyle.title” has no property \
      “thumbnailType” [unknown-property]
        help: “thumbnailType” is a property of “widgetItemStyle.image”, not of \
      “widgetItemStyle.title”
      """
    ),
    (
      "columns: 3",
      """
      theme.yaml:1:1: error: unknown style group “columns” [unknown-property]
        help: “columns” is a property of “widgetLayout”, not of the style tree
      """
    ),
    (
      "widgetItemStyle: {title: {textColor: \"#FFF\"}}",
      """
      theme.yaml:1:27: error: “widgetItemStyle.title” has no property \
      “textColor” [unknown-property]
        help: “textColor” is a property of “widgetItemStyle.title.readState”, \
      not of “widgetItemStyle.title”
      """
    ),
    (
      "widgetLayout: {shimmering: {speed: 2}}",
      """
      theme.yaml:1:29: error: “widgetLayout.shimmering” has no property \
      “speed” [unknown-property]
        help: its properties are “baseColor” and “highlightColor”
      """
    ),
    (
      "widgetLayout: {columns: 2, columns: 3}",
      """
      theme.yaml:1:28: error: key “columns” is given twice [duplicate-key]
        help: remove one of the two
        note: theme.yaml:1:16: first given here
      """
    ),
    (
      "widgetLayout: {margins: 8}",
      """
      theme.yaml:1:25: error: “widgetLayout.margins” must be a mapping, not a \
      number [wrong-type]
        help: its properties are “top”, “leading”, “bottom” and “trailing”
      """
    ),
    (
      "[a]",
      """
      theme.yaml:1:1: error: “style” must be a mapping, not a list [wrong-type]
        help: write the groups “widgetLayout”, “widgetItemStyle” or \
      “playerStyle” in it
      """
    ),
    (
      "widgetItemStyle: {overrides: {teamId: {}}}",
      """
      theme.yaml:1:19: notice: “widgetItemStyle.overrides” is ignored \
      [reserved-property]
        help: styles of single items are reserved for a later version
      """
    ),
  ]

  @Test("with every problem located", arguments: broken.indices)
  func problems(index: Int) throws {
    let (text, problem) = Self.broken[index]
    let (style, problems) = try style(text)
    #expect(problems == [problem])
    let isKept = text.contains("columns: 2")
    #expect(style.isEmpty == !isKept)
  }

  static let misplaced: [(text: String, owner: Style.Owner, problem: String)] =
    [
      (
        "widgetLayout: {preset: VideosWidget.Row.verticalRectangles}", .widget,
        """
        theme.yaml:1:16: error: a widget's “style” cannot set a preset \
        [preset-in-style]
          help: write it as the widget's “layout”
        """
      ),
      (
        "playerStyle: {}", .widget,
        """
        theme.yaml:1:1: warning: “playerStyle” has no effect in the style of \
        a widget [style-without-effect]
          help: set it in a theme or in a player's “style”
        """
      ),
      (
        "widgetLayout: {}", .player,
        """
        theme.yaml:1:1: warning: “widgetLayout” has no effect in the style of \
        a player [style-without-effect]
          help: set it in a theme or in a widget's “style”
        """
      ),
    ]

  @Test("and what a widget or player cannot set is told", arguments: [0, 1, 2])
  func owners(index: Int) throws {
    let (text, owner, problem) = Self.misplaced[index]
    #expect(try style(text, for: owner).problems == [problem])
    if owner == .player {
      #expect(try style("playerStyle: {}", for: .player).problems == [])
    }
  }

  @Test("and a flood of unknown names is cut off")
  func flood() throws {
    let names = (0..<5_000).map { "zzz\($0): 1" }.joined(separator: ", ")
    let problems = try style("widgetLayout: {\(names)}").problems
    #expect(problems.count == 101)
    #expect(
      problems.last == """
        theme.yaml:1:1006: error: 4900 more unknown properties stand here \
        [unknown-property]
          help: remove them
        """)
  }
}
