import Catalog
import Diagnostics
import Documents
import Localization
import Testing

import struct Diagnostics.SourceLocation

/// Reads a table as a catalog.
func readTable(
  _ text: String, map: String? = nil, items: String? = nil
) -> (catalog: CatalogSnapshot?, table: MappingTable?, report: String) {
  var diagnostics: [Diagnostic] = []
  var mapping: MappingTable?
  let table = CSVDocument.parse(
    Array(text.utf8), file: "t.csv", into: &diagnostics)
  let place = SourceLocation(file: "site.yaml", line: 9, column: 1)
  let catalog = table.flatMap {
    CatalogSnapshot.read(
      .csv($0),
      format: CatalogFormat(
        items: items.map { Located($0, at: place) }, map: map.map(yaml)),
      mapping: &mapping, into: &diagnostics)
  }
  return (catalog, mapping, report(diagnostics))
}

@Suite struct TableTests {
  static let sheet = """
    Nr;Titel;Title EN;Beginn;Status;Tags;Dauer
    7;"Eins; eins";One;18.06.2026 21:00;läuft;a, b;1:30:00
    8;Zwei;;;;;90
    """
  static let map = """
    id: {from: Nr, prefix: m-}
    title: {de: Titel, en: Title EN}
    startTime: {from: Beginn, format: "dd.MM.yyyy HH:mm", zone: Europe/Berlin}
    streamState: {from: Status, values: {läuft: live}}
    labels: {from: Tags, split: ","}
    duration: Dauer
    """

  @Test func readsRowsByTheNamesOfTheirColumns() throws {
    let (catalog, _, report) = readTable(Self.sheet, map: Self.map)
    #expect(report == "")
    let items = try #require(catalog?.items)
    #expect(items.map(\.id) == ["m-7", "m-8"])
    #expect(items[0].title.entries.map(\.text) == ["Eins; eins", "One"])
    #expect(items[1].title.entries.map(\.text) == ["Zwei"])
    #expect(items[0].stream?.state == .live)
    #expect(items[0].startTime == Instant("2026-06-18T19:00:00Z"))
    #expect(items[1].stream == nil)
    #expect(items[0].labels == ["a", "b"])
    #expect(items.map(\.duration) == [5400, 90])
    #expect(items.map(\.location.description) == ["t.csv:2:1", "t.csv:3:1"])
  }

  @Test func columnsWithOurNamesNeedNoMap() throws {
    let (catalog, _, report) = readTable(
      """
      id,title.en,title.es,thumbnail.url,thumbnail.width,captions.en,isRead,labels,streamState,startTime,revision,playback
      1,One,Uno,a.png,640,a.vtt,true,x,ended,2026-06-18T20:00:00Z,3,a.mp4
      """)
    #expect(report == "")
    let item = try #require(catalog?.items.first)
    #expect(item.title.entries.map(\.text) == ["One", "Uno"])
    #expect(item.thumbnail?.url == "a.png")
    #expect(item.thumbnail?.width == 640)
    #expect(item.captions.map(\.url) == ["a.vtt"])
    #expect(item.isRead)
    #expect(item.labels == ["x"])
    #expect(item.stream?.revision == 3)
    #expect(item.playback?.mp4 == "a.mp4")
  }

  static let problems: [(String, String?, String)] = [
    (
      "Nr,Titel\n1,A\n2,B\n", nil,
      """
      t.csv:2:1: error: 2 items have no “id” [missing-key]
        help: add “id” to the map, with the place where it stands
      t.csv:2:1: error: 2 items have no “title” [missing-key]
        help: add “title” to the map, with the place where it stands: title: Titel
      """
    ),
    (
      "Nr,Titel\n1,A\n", "{id: Nr, title: Titl, subtitle: Untertitel}",
      """
      site.yaml:1:17: warning: the table has no column “Titl” [map-finds-nothing]
        help: did you mean “Titel”?
      site.yaml:1:33: warning: the table has no column “Untertitel” [map-finds-nothing]
        help: the columns are “Nr”, “Titel”
      """
    ),
    (
      "id,title,Sub\n1,A,\n2,,\n", "{subtitle: Sub}",
      """
      site.yaml:1:12: warning: the column “Sub” is empty in every row [map-finds-nothing]
        help: fill it in, or remove it from the map
      t.csv:1:4: error: 1 item has no “title”: nothing stands at “title” [missing-key]
        help: name a place that every item has, or add “default”
        note: t.csv:3:1: the first such item is here
      """
    ),
    (
      "id,title,duration,startTime,revision\n1,A,long,18.06.2026,x\n1,B,long,,\n",
      nil,
      """
      t.csv:2:5: error: “long” is not a length written as seconds, such as 6120 [invalid-duration]
        help: other values of “format” are milliseconds, minutes, iso8601, clock
      t.csv:2:10: error: “18.06.2026” is not a time [invalid-time]
        help: write it as 2026-06-18T20:00:00Z
      t.csv:2:21: error: “revision” must be a whole number, not “x” [wrong-type]
        help: point to a place that has digits only
      t.csv:3:1: error: two items have the id “1” [duplicate-id]
        help: give each item an id of its own; this one is left out
        note: t.csv:2:1: the first is here
      t.csv:3:5: error: “long” is not a length written as seconds, such as 6120 [invalid-duration]
        help: other values of “format” are milliseconds, minutes, iso8601, clock
      """
    ),
  ]

  @Test(arguments: problems)
  func reportsCellsAndColumns(text: String, map: String?, expected: String) {
    #expect(readTable(text, map: map).report == expected)
  }

  @Test func everyRowOfATableIsAnItem() {
    #expect(
      readTable("id,title\n1,A\n", items: "/x").report == """
        site.yaml:9:1: warning: “items” has no effect, since every row of a table is an item [items-without-effect]
          help: remove it
        """)
  }

  @Test func aRowChangesWhenItsColumnIsRenamed() {
    let one = readTable("id,title,subtitle\n1,A,B\n").catalog?.items.first
    let two = readTable("id,title,description\n1,A,B\n").catalog?.items.first
    #expect(one?.fingerprint != two?.fingerprint)
  }
}
