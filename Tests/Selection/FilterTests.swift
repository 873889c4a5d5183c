import Catalog
import Configuration
import Selection
import Testing

@Suite struct FilterTests {
  static let catalog = CatalogSnapshot(
    .video("video"),
    .stream("upcoming", .upcoming),
    .stream("live", .live),
    .video("video-with-start", start: 5),
    .stream("ended", .ended))

  static let table: [(VideosFilterParams, String)] = [
    // contentTypes absent: on-demand only; states never remove videos.
    (VideosFilterParams(), "video video-with-start"),
    (VideosFilterParams(streamStates: ["live"]), "video video-with-start"),
    (VideosFilterParams(streamStates: []), "video video-with-start"),
    // contentTypes empty shows nothing.
    (VideosFilterParams(contentTypes: []), ""),
    (VideosFilterParams(contentTypes: [], streamStates: ["live"]), ""),
    // One content type.
    (VideosFilterParams(contentTypes: [.video]), "video video-with-start"),
    (VideosFilterParams(contentTypes: [.stream]), "upcoming live ended"),
    (
      VideosFilterParams(contentTypes: [.video], streamStates: ["ended"]),
      "video video-with-start"
    ),
    (
      VideosFilterParams(contentTypes: [.stream], streamStates: ["live"]),
      "live"
    ),
    (
      VideosFilterParams(
        contentTypes: [.stream], streamStates: ["ended", "upcoming"]),
      "upcoming ended"
    ),
    (
      VideosFilterParams(
        contentTypes: [.stream], streamStates: ["upcoming", "live", "ended"]),
      "upcoming live ended"
    ),
    (VideosFilterParams(contentTypes: [.stream], streamStates: []), ""),
    // Both: the state filter judges streams only.
    (
      VideosFilterParams(contentTypes: [.video, .stream]),
      "video upcoming live video-with-start ended"
    ),
    (
      VideosFilterParams(
        contentTypes: [.video, .stream], streamStates: ["live"]),
      "video live video-with-start"
    ),
    (
      VideosFilterParams(contentTypes: [.video, .stream], streamStates: []),
      "video video-with-start"
    ),
    // A name that is no state takes nothing.
    (
      VideosFilterParams(contentTypes: [.stream], streamStates: ["paused"]),
      ""
    ),
  ]

  @Test(arguments: table)
  func takesTheContentTypesAndStatesOfTheFilter(
    filter: VideosFilterParams, shown: String
  ) {
    #expect(Self.catalog.shown(source(), filter) == shown)
  }

  @Test func filtersAListOfIDsToo() {
    #expect(
      Self.catalog.shown(
        source(ids: ["ended", "live", "video"]),
        VideosFilterParams(contentTypes: [.stream])) == "ended live")
  }

  @Test func anEmptyCatalogShowsNothing() {
    let empty = CatalogSnapshot(items: [])
    #expect(empty.shown(source(liveFirst: true)) == "")
    #expect(empty.shown(source(.aToZ, max: 3)) == "")
  }
}
