import Testing

@testable import Styling

/// Every kind of value, right and wrong, read as the value of one property.
@Suite("A value of a style property")
struct ValueTests {
  static let paths: [String: String] = [
    "isVisible": "widgetItemStyle.title",
    "cornerRadius": "widgetItemStyle",
    "cornerRadiusRatio": "widgetItemStyle",
    "letterSpacing": "widgetItemStyle.title.readState",
    "ratio": "widgetItemStyle.image",
    "columns": "widgetLayout",
    "numberOfLines": "widgetItemStyle.title.readState",
    "maxDisplayItemsCount": "widgetLayout",
    "overlayVisibilityThreshold": "playerStyle",
    "backgroundColor": "playerStyle",
    "xPosition": "widgetItemStyle.badge.position",
    "yPosition": "widgetItemStyle.badge.position",
    "text": "widgetItemStyle.badge.readState",
    "waitingRoomMessage": "playerStyle",
    "icon": "playerStyle.cta",
    "name": "playerStyle.cta.textStyle.font",
    "weight": "playerStyle.cta.textStyle.font",
    "alignment": "playerStyle.cta.textStyle",
    "thumbnailType": "widgetItemStyle.image",
    "preset": "widgetLayout",
  ]

  /// Reads `name: value` in its group, on lines of their own.
  static func read(
    _ name: String, _ value: String
  ) throws -> (value: StyleValue?, problems: [String]) {
    let group = try #require(paths[name])
    var text = ""
    var indent = ""
    for part in group.split(separator: ".") {
      text += "\(indent)\(part):\n"
      indent += " "
    }
    text += "\(indent)\(name): \(value)\n"
    let (style, problems) = try style(text)
    return (style["\(group).\(name)"], problems)
  }

  static let good: [(name: String, written: String, value: StyleValue)] = [
    ("isVisible", "true", .bool(true)),
    ("cornerRadius", "0", .number(0)),
    ("cornerRadius", "10.5", .number(10.5)),
    ("letterSpacing", "-0.5", .number(-0.5)),
    ("cornerRadiusRatio", "0.5", .number(0.5)),
    ("ratio", "1.7778", .number(1.7778)),
    ("columns", "12", .number(12)),
    ("numberOfLines", "0", .number(0)),
    ("maxDisplayItemsCount", "1", .number(1)),
    ("overlayVisibilityThreshold", "0", .number(0)),
    (
      "backgroundColor", "\"#0af\"",
      .color(Color(red: 0x00, green: 0xAA, blue: 0xFF))
    ),
    (
      "backgroundColor", "\"#C8102E\"",
      .color(Color(red: 0xC8, green: 0x10, blue: 0x2E))
    ),
    (
      "backgroundColor", "\"#C8102E80\"",
      .color(Color(red: 0xC8, green: 0x10, blue: 0x2E, alpha: 0x80))
    ),
    ("xPosition", "centerX", .placement(Placement(.center, on: .center))),
    (
      "xPosition", "leadingToTrailing(8)",
      .placement(Placement(.start, on: .end, offset: 8))
    ),
    (
      "yPosition", "{bottomToBottom: -8.5}",
      .placement(Placement(.end, on: .end, offset: -8.5))
    ),
    ("text", "LIVE", .text("LIVE")),
    ("text", "\"\"", .text("")),
    (
      "text", "{en: Live, pt-br: Ao vivo}",
      .text(["en": "Live", "pt-BR": "Ao vivo"])
    ),
    ("waitingRoomMessage", "\"Kick-off **soon**\"", .text("Kick-off **soon**")),
    ("name", "Brand Sans", .name("Brand Sans")),
    ("weight", "900", .number(900)),
    ("alignment", "end", .name("end")),
    ("thumbnailType", "squareIcon", .name("squareIcon")),
    (
      "preset", "VideosWidget.Grid.singleItemVerticalRectangle",
      .name("VideosWidget.Grid.singleItemVerticalRectangle")
    ),
  ]

  @Test("is read when it is right", arguments: good.indices)
  func right(index: Int) throws {
    let (name, written, value) = Self.good[index]
    let result = try Self.read(name, written)
    #expect(result.problems == [])
    #expect(result.value == value)
  }

  @Test(
    "may be an image beside the file or on the web",
    arguments: [
      "images/dot.png", "./a b.svg", "../x.png", "https://cdn.example/a.png",
      "HTTP://cdn.example/a.png", "a/b:c.png",
    ])
  func image(path: String) throws {
    let result = try Self.read("icon", "\"\(path)\"")
    #expect(result.problems == [])
    guard case .image(let reference) = result.value else {
      Issue.record("no image")
      return
    }
    #expect(reference.path == path)
    #expect(reference.location.description == "theme.yaml:3:9")
  }

  @Test(
    "cannot be an image anywhere else",
    arguments: [
      "javascript:alert(1)", "data:image/png;base64,AA", "file:///etc/passwd",
      "//host/a.png", "/etc/passwd", "a\\\\b.png", "a\\nb.png", "",
    ])
  func badImage(path: String) throws {
    let result = try Self.read("icon", "\"\(path)\"")
    #expect(result.value == nil)
    #expect(result.problems.count == 1)
    #expect(
      result.problems[0].hasPrefix(
        "theme.yaml:3:9: error: “playerStyle.cta.icon” cannot be the address"))
    #expect(
      result.problems[0].hasSuffix(
        """
        [bad-address]
          help: write a path relative to this file, such as images/dot.png, \
        or an https address
        """))
  }
}
