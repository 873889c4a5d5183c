import Catalog
import Configuration
import Selection
import Testing

@Suite struct LabelTests {
  static let catalog = CatalogSnapshot(
    .video("none"),
    .video("a", labels: ["a"]),
    .video("b", labels: ["b"]),
    .video("ab", labels: ["a", "b"]),
    .video("bc", labels: ["b", "c"]),
    .video("abc", labels: ["c", "b", "a"]))

  static let a = LabelExpression.singleLabel("a")
  static let b = LabelExpression.singleLabel("b")
  static let c = LabelExpression.singleLabel("c")
  static let unknown = LabelExpression.singleLabel("unknown")

  static let table: [(LabelExpression?, String)] = [
    (nil, "none a b ab bc abc"),
    (a, "a ab abc"),
    (.singleLabel("A"), ""),
    (unknown, ""),
    (.mustInclude([a]), "a ab abc"),
    (.atLeastOneOf([a]), "a ab abc"),
    (.mustInclude([a, b]), "ab abc"),
    (.mustInclude([a, a]), "a ab abc"),
    (.mustInclude([a, unknown]), ""),
    (.atLeastOneOf([a, c]), "a ab bc abc"),
    (.atLeastOneOf([a, unknown]), "a ab abc"),
    (.mustInclude([a, .atLeastOneOf([b, c])]), "ab abc"),
    (.atLeastOneOf([a, .mustInclude([b, c])]), "a ab bc abc"),
    (
      .mustInclude([.atLeastOneOf([a, b]), .atLeastOneOf([b, c])]),
      "b ab bc abc"
    ),
    (
      .atLeastOneOf([.mustInclude([c, .atLeastOneOf([a, .mustInclude([b])])])]),
      "bc abc"
    ),
    (.mustInclude([]), ""),
    (.atLeastOneOf([]), ""),
  ]

  @Test(arguments: table)
  func takesTheItemsWhoseLabelsSatisfyTheExpression(
    labels: LabelExpression?, shown: String
  ) {
    #expect(Self.catalog.shown(source(labels: labels)) == shown)
  }

  @Test func nestsAsDeeplyAsAnExpressionMay() {
    var expression = Self.a
    for level in 0..<64 {
      expression =
        level.isMultiple(of: 2)
        ? .mustInclude([expression]) : .atLeastOneOf([expression])
    }
    #expect(Self.catalog.shown(source(labels: expression)) == "a ab abc")
  }

  @Test func judgesItemsOnBothSidesOfAWordOfBits() {
    let items = (0..<200).map {
      Item.video("\($0)", labels: $0 % 63 == 0 ? ["x"] : [])
    }
    #expect(
      CatalogSnapshot(items: items).shown(source(labels: .singleLabel("x")))
        == "0 63 126 189")
  }
}
