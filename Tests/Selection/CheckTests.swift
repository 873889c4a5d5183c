import Catalog
import Configuration
import Diagnostics
import Selection
import Testing

import struct Diagnostics.SourceLocation

@Suite struct CheckTests {
  static let selector = Selector(
    snapshot: CatalogSnapshot(
      .video("match-1", labels: ["group-a"]),
      .stream("match-2", .ended, labels: ["group-b"]),
      .stream("match-3", .live, labels: ["group-a", "final"])))

  static func check(
    _ source: DataSource, _ filter: VideosFilterParams = everything
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    selector.check(
      request(source, filter), of: "widget “w”",
      at: SourceLocation(file: "site.yaml", line: 9, column: 5),
      into: &diagnostics)
    return diagnostics
  }

  static func at(_ line: Int, _ column: Int = 1) -> SourceLocation {
    SourceLocation(file: "site.yaml", line: line, column: column)
  }

  @Test func reportsIDsThatTheCatalogDoesNotHave() {
    #expect(
      Self.check(source(ids: ["match-1", "match-33", "Quux"])) == [
        .warning(
          "unknown-item", at: Self.at(2),
          "the catalog has no item “match-33”",
          help: "did you mean “match-3”?"),
        .warning(
          "unknown-item", at: Self.at(3), "the catalog has no item “Quux”",
          help: "list ids that the catalog has; this one is passed over"),
      ])
  }

  @Test func reportsAnIDListedTwiceAndNamesTheFirst() {
    #expect(
      Self.check(source(ids: ["match-1", "match-2", "match-1"])) == [
        .warning(
          "duplicate-item", at: Self.at(3), "“match-1” is listed twice",
          help: "remove one of the two; the item is shown once, at the first",
          notes: [
            Diagnostic.Note("first listed here", at: Self.at(1))
          ])
      ])
  }

  @Test func reportsLabelsThatNoItemHas() {
    var source = source(
      labels: .atLeastOneOf([
        .singleLabel("grupo-a"), .singleLabel("final"), .singleLabel("xyz"),
        .singleLabel("grupo-a"),
      ]))
    source.labelsLocation = Self.at(12, 15)
    #expect(
      Self.check(source) == [
        .notice(
          "unknown-label", at: Self.at(12, 15),
          "no item of the catalog has the label “grupo-a”",
          help: "did you mean “group-a”?"),
        .notice(
          "unknown-label", at: Self.at(12, 15),
          "no item of the catalog has the label “xyz”",
          help: "labels compare exactly, capital and small letters too"),
      ])
  }

  @Test func noticesAnEmptySelectionAndWhatItsItemsFail() {
    #expect(
      Self.check(
        source(labels: .singleLabel("group-b")),
        VideosFilterParams(contentTypes: [.stream], streamStates: ["live"]))
        == [
          .notice(
            "empty-selection", at: Self.at(9, 5), "widget “w” shows no item",
            help: "items that are out: 2 by label, 1 by stream state")
        ])
  }

  /// The reader of the configuration has warned of these.
  @Test func isSilentWhereNoCatalogCouldHaveAnItem() {
    let streams = VideosFilterParams(contentTypes: [.stream], streamStates: [])
    #expect(Self.check(source(max: 0)) == [])
    #expect(Self.check(source(), VideosFilterParams(contentTypes: [])) == [])
    #expect(Self.check(source(), streams) == [])
  }

  @Test func noticesAnEmptyCatalog() {
    var diagnostics: [Diagnostic] = []
    Selector(snapshot: CatalogSnapshot(items: [])).check(
      request(source()), of: "player “p”", at: Self.at(1),
      into: &diagnostics)
    #expect(
      diagnostics == [
        .notice(
          "empty-selection", at: Self.at(1), "player “p” shows no item",
          help: "the catalog has no items")
      ])
  }

  @Test func isSilentWhereNothingIsWrong() {
    #expect(Self.check(source(.aToZ, liveFirst: true, max: 1)) == [])
    #expect(Self.check(source(ids: ["match-3", "match-1"])) == [])
  }
}
