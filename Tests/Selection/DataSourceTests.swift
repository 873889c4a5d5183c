import Catalog
import Configuration
import Selection
import Testing

@Suite struct DataSourceTests {
  static let catalog = CatalogSnapshot(
    .video("a", labels: ["x"], updated: 3),
    .video("b", labels: ["x"], updated: 1),
    .stream("c", .live, labels: ["y"], updated: 2),
    .video("d", labels: ["x", "y"], updated: 4))

  static let table: [(DataSource, String)] = [
    // The order of the list is the manual order.
    (source(ids: ["d", "a", "c", "b"]), "d a c b"),
    (source(ids: ["c", "a"]), "c a"),
    // Unknown ids are passed over, an id counts once, at its first place.
    (source(ids: ["d", "nobody", "a"]), "d a"),
    (source(ids: ["b", "a", "b", "a", "b"]), "b a"),
    (source(ids: []), ""),
    (source(ids: ["nobody"]), ""),
    // Ids compare exactly.
    (source(ids: ["A", "a "]), ""),
    // Labels and ids: both must hold; the manual order is the list's.
    (source(labels: .singleLabel("x"), ids: ["d", "c", "a"]), "d a"),
    // An order still orders a list.
    (source(ids: ["d", "a", "c", "b"], .recentlyUpdatedLast), "b c a d"),
    (source(ids: ["b", "c", "a"], liveFirst: true), "c b a"),
    // maxItems cuts last.
    (source(max: 2), "a b"),
    (source(max: 0), ""),
    (source(max: 4), "a b c d"),
    (source(max: 5), "a b c d"),
    (source(max: .max), "a b c d"),
    (source(max: -1), ""),
    (source(.recentlyUpdatedFirst, max: 2), "d a"),
    (source(liveFirst: true, max: 1), "c"),
    (source(ids: ["nobody", "d", "a", "b"], max: 2), "d a"),
    (source(ids: ["a", "a", "b", "d"], max: 2), "a b"),
    (source(labels: .singleLabel("y"), max: 1), "c"),
  ]

  @Test(arguments: table)
  func givesTheItemsOfTheSource(source: DataSource, shown: String) {
    #expect(Self.catalog.shown(source) == shown)
  }

  @Test func cutsAfterTheFilter() {
    #expect(
      Self.catalog.shown(
        source(max: 3), VideosFilterParams(contentTypes: [.video])) == "a b d")
  }
}
