import Catalog
import Configuration
import Selection
import Testing

@Suite struct ExplanationTests {
  static let catalog = CatalogSnapshot(
    .stream("a", .live, labels: ["x"]),
    .stream("b", .ended, labels: ["x"]),
    .stream("c", .upcoming, labels: ["x", "y"]),
    .video("d", labels: ["x"]),
    .video("e"),
    .stream("f", .live, labels: ["x"]))

  /// What is shown, and in catalog order why the rest is out.
  func explained(
    _ source: DataSource, _ filter: VideosFilterParams
  ) -> [String] {
    let request = request(source, filter)
    let items = Self.catalog.items
    let selection = Selector(snapshot: Self.catalog)
      .select(request, explaining: true)
    return selection.shown.map { items[$0].id }
      + selection.excluded.map { out in
        let item = items[out.index]
        return "\(item.id): \(out.reason.text(for: item, in: request))"
      }
  }

  @Test func saysWhyEachItemIsOut() {
    #expect(
      explained(
        source(
          labels: .mustInclude([
            .singleLabel("x"),
            .atLeastOneOf([.singleLabel("x"), .singleLabel("z, z")]),
          ]), max: 1),
        VideosFilterParams(
          contentTypes: [.stream], streamStates: ["upcoming", "live"]))
        == [
          "a",
          "b: its stream state is ended; the widget shows live, upcoming",
          "c: maxItems is 1, and as many come before it",
          "d: its content type is Video; the widget shows Stream",
          "e: it has no labels; the widget takes [and,x,[or,x,\"z, z\"]]",
          "f: maxItems is 1, and as many come before it",
        ])
  }

  @Test func givesTheFirstRuleThatAnItemFails() {
    #expect(
      explained(
        source(labels: .singleLabel("y"), ids: ["b", "c", "e"]),
        VideosFilterParams(contentTypes: [.stream], streamStates: []))
        == [
          "a: its id is not among the ids of the data source",
          "b: its labels are x; the widget takes y",
          "c: its stream state is upcoming; streamStates is empty",
          "d: its id is not among the ids of the data source",
          "e: it has no labels; the widget takes y",
          "f: its id is not among the ids of the data source",
        ])
  }

  @Test func saysWhatAnAbsentOrEmptyFilterShows() {
    #expect(
      explained(source(ids: ["a"]), VideosFilterParams()).first
        == "a: its content type is Stream; "
        + "without contentTypes the widget shows Video")
    #expect(
      explained(source(ids: ["d"]), VideosFilterParams(contentTypes: []))
        .contains("d: its content type is Video; contentTypes is empty"))
  }

  @Test func explainsNothingUnlessAsked() {
    let selection = Selector(snapshot: Self.catalog).select(request(source()))
    #expect(selection.excluded == [])
    #expect(selection.shown == [0, 1, 2, 3, 4, 5])
  }

  @Test func everyItemIsEitherShownOrExplained() {
    let selector = Selector(snapshot: Self.catalog)
    for order in OrderType.allCases {
      let selection = selector.select(
        request(source(order, liveFirst: true, max: 2)), explaining: true)
      let places = selection.shown + selection.excluded.map(\.index)
      #expect(places.sorted() == Array(0..<6))
    }
  }
}
