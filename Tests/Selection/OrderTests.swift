import Catalog
import Configuration
import Selection
import Testing

/// Every order over one catalog with ties and missing keys: the numbers in
/// the ids are their manual places.
@Suite struct OrderTests {
  static let catalog = CatalogSnapshot(
    .video("1", "Beta", created: 20, updated: nil, start: 30),
    .stream("2", .live, "alpha", created: 10, updated: 50, start: 10),
    .video("3", "Gamma", created: 20, updated: 40, start: nil),
    .video("4", "Beta", created: nil, updated: 50, start: 30),
    .stream("5", .ended, "alpha", created: 30, updated: 40, start: 20),
    .video("6", "Beta", created: nil, updated: nil, start: nil),
    .stream("7", .live, "Gamma", created: 20, updated: nil, start: 30),
    .stream("8", .upcoming, "Delta", created: 10, updated: -5, start: 40))

  /// The order alone, with `liveFirst`, and over ids listed backwards.
  static let table: [(OrderType, String, String, String)] = [
    (
      .manual, "1 2 3 4 5 6 7 8", "2 7 1 3 4 5 6 8", "8 7 6 5 4 3 2 1"
    ),
    (.aToZ, "2 5 1 4 6 8 3 7", "2 7 5 1 4 6 8 3", "5 2 6 4 1 8 7 3"),
    (.zToA, "3 7 8 1 4 6 2 5", "7 2 3 8 1 4 6 5", "7 3 8 6 4 1 5 2"),
    (
      .recentlyUpdatedFirst,
      "2 4 3 5 8 1 6 7", "2 7 4 3 5 8 1 6", "4 2 5 3 8 7 6 1"
    ),
    (
      .recentlyUpdatedLast,
      "8 3 5 2 4 1 6 7", "2 7 8 3 5 4 1 6", "8 5 3 4 2 7 6 1"
    ),
    (
      .recentlyCreatedFirst,
      "5 1 3 7 2 8 4 6", "7 2 5 1 3 8 4 6", "5 7 3 1 8 2 6 4"
    ),
    (
      .recentlyCreatedLast,
      "2 8 1 3 7 5 4 6", "2 7 8 1 3 5 4 6", "8 2 7 3 1 5 6 4"
    ),
    (
      .startTimeDesc,
      "8 1 4 7 5 2 3 6", "7 2 8 1 4 5 3 6", "8 7 4 1 5 2 6 3"
    ),
    (
      .startTimeAsc,
      "2 5 1 4 7 8 3 6", "2 7 5 1 4 8 3 6", "2 5 7 4 1 8 6 3"
    ),
    (.random, "5 7 2 4 8 6 3 1", "7 2 5 4 8 6 3 1", "5 7 2 4 8 6 3 1"),
  ]

  @Test(arguments: table)
  func ordersWithTiesInManualOrderAndMissingKeysLast(
    order: OrderType, plain: String, liveFirst: String, backwards: String
  ) {
    #expect(Self.catalog.shown(source(order)) == plain)
    #expect(Self.catalog.shown(source(order, liveFirst: true)) == liveFirst)
    let ids = (1...8).reversed().map { "\($0)" }
    #expect(Self.catalog.shown(source(ids: ids, order)) == backwards)
  }

  @Test func theTableHasEveryOrder() {
    #expect(Self.table.map(\.0) == OrderType.allCases)
  }

  @Test(arguments: OrderType.allCases)
  func liveFirstBeatsTheOrderWhichStillOrdersEachGroup(order: OrderType) {
    let alone = Self.catalog.shown(source(order)).split(separator: " ")
    let live = alone.filter { $0 == "2" || $0 == "7" }
    let others = alone.filter { $0 != "2" && $0 != "7" }
    #expect(
      Self.catalog.shown(source(order, liveFirst: true))
        == (live + others).joined(separator: " "))
  }

  @Test func timesOrderAcrossTheWholeRangeOfAnInstant() {
    let catalog = CatalogSnapshot(
      .video("zero", updated: 0), .video("last", updated: .max),
      .video("none"), .video("before", updated: -1),
      .video("first", updated: .min))
    #expect(
      catalog.shown(source(.recentlyUpdatedLast))
        == "first before zero last none")
    #expect(
      catalog.shown(source(.recentlyUpdatedFirst))
        == "last zero before first none")
  }

  @Test func aListedIDGoesIntoTheTieAtItsFirstPlace() {
    let ids = ["6", "1", "4", "6"]
    #expect(Self.catalog.shown(source(ids: ids, .zToA)) == "6 1 4")
  }
}
