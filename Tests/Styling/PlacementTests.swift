import Testing

@testable import Styling

@Suite("An anchor becomes an inset and a shift")
struct PlacementTests {
  static let anchors: [(name: String, inset: String, shift: String)] = [
    ("leadingToLeading", "0rem", "0%"),
    ("leadingToTrailing", "100%", "0%"),
    ("trailingToLeading", "0rem", "-100%"),
    ("trailingToTrailing", "100%", "-100%"),
    ("centerX", "50%", "-50%"),
    ("centerToLeading", "0rem", "-50%"),
    ("centerToTrailing", "100%", "-50%"),
    ("leadingToLeading(8)", "0.5rem", "0%"),
    ("trailingToTrailing(-8)", "calc(100% + -0.5rem)", "-100%"),
    ("centerX(4)", "calc(50% + 0.25rem)", "-50%"),
    ("topToTop", "0rem", "0%"),
    ("topToBottom", "100%", "0%"),
    ("bottomToTop", "0rem", "-100%"),
    ("bottomToBottom", "100%", "-100%"),
    ("centerY", "50%", "-50%"),
    ("centerToTop", "0rem", "-50%"),
    ("centerToBottom", "100%", "-50%"),
    ("bottomToBottom(-12)", "calc(100% + -0.75rem)", "-100%"),
  ]

  @Test("on either axis", arguments: anchors.indices)
  func anchor(index: Int) throws {
    let (name, inset, shift) = Self.anchors[index]
    let isHorizontal = index < 10
    let axis = isHorizontal ? "xPosition" : "yPosition"
    let (style, problems) = try style(
      "widgetItemStyle: {title: {position: {\(axis): \(name)}}}")
    #expect(problems == [])
    let declared = declarations(of: style)
    let path = "--widgetItemStyle-title-position-\(axis)"
    #expect(declared[path + "-inset"] == inset)
    #expect(declared[path + "-shift"] == shift)
  }

  @Test("of its own axis only")
  func axes() {
    for anchor in PlacementAxis.vertical.names {
      #expect(
        PlacementAxis.horizontal.placement(named: anchor, offset: 0) == nil)
    }
    #expect(PlacementAxis.horizontal.names.count == 7)
    #expect(PlacementAxis.vertical.names.count == 7)
  }

  static let titles: [(x: String, y: String, placement: TitlePlacement)] = [
    ("leadingToLeading", "topToBottom", .below),
    ("leadingToTrailing", "topToBottom", .below),
    ("leadingToLeading", "bottomToTop", .above),
    ("leadingToTrailing", "topToTop", .besideTrailing),
    ("trailingToLeading", "centerY", .besideLeading),
    ("centerX", "centerY", .over),
    ("leadingToLeading", "bottomToBottom", .over),
    ("centerX", "centerToBottom", .over),
  ]

  @Test("and says where a title stands", arguments: titles.indices)
  func title(index: Int) throws {
    let (x, y, placement) = Self.titles[index]
    let style = try style(
      """
      widgetItemStyle:
        title: {position: {xPosition: \(x), yPosition: \(y)}}
      """
    ).style
    #expect(CardStyle(style).titlePlacement == placement)
  }
}

/// The custom properties of a style by name, without those that are absent.
func declarations(of style: Style) -> [String: String] {
  let table = DeclarationTable.standard
  let values = table.values(of: style) { "asset/" + $0.path }
  return Dictionary(
    uniqueKeysWithValues: zip(table.declarations.map(\.name), values)
      .filter { $0.1 != DeclarationTable.absent })
}
