import Catalog
import Diagnostics
import Documents
import Testing

/// What is read of a catalog.
private func mapping(_ json: String, map: String? = nil) -> MappingTable? {
  var diagnostics: [Diagnostic] = []
  var mapping: MappingTable?
  let document = JSONDocument.parse(
    Array(json.utf8), file: "catalog.json", into: &diagnostics)
  _ = document.flatMap {
    CatalogSnapshot.read(
      .json($0), format: CatalogFormat(map: map.map(yaml)),
      mapping: &mapping, into: &diagnostics)
  }
  return mapping
}

@Suite struct MappingTableTests {
  static let json = #"""
    {"items": [
      {"uid": 1, "title": "One", "names": {"en": "One", "es": "Uno"},
       "art": {"wide": {"src": "a.png", "credit": "A"}, "tall": null},
       "tags": [{"n": "x"}], "note": "a\u001b[2Jb\u202ec"},
      {"uid": 2, "title": "Two", "names": {"en": "Two"}, "tags": [],
       "art": {"wide": {"src": "b.png", "credit": "B"}, "tall": 1}}
    ]}
    """#
  static let map = """
    id: /uid
    subtitle: {en: /names/en, es: /names/es}
    thumbnail: {url: /art/wide/src, width: {constant: 16}}
    labels: {from: /tags, at: /n}
    """

  @Test func saysWhatIsReadWhatIsMissingAndWhatIsNotUsed() throws {
    let table = try #require(mapping(Self.json, map: Self.map))
    #expect(table.isWorthShowing)
    #expect(
      table.text == #"""
        catalog.json: 2 items

        key              from           have it  miss it  for example
        id               /uid                 2        0  1
        title            /title               2        0  One
        subtitle.en      /names/en            2        0  One
        subtitle.es      /names/es            1        1  Uno
        labels           /tags                1        1  [{"n": "x"}]
        thumbnail.url    /art/wide/src        2        0  a.png
        thumbnail.width  constant             2        0  16

        not given: description, duration, createdAt, updatedAt, streamState, startTime, revision, playback, captions, cta, isRead, extraInfo

        not used          have it  for example
        /art/wide/credit        2  A
        /art/tall               1  1
        /note                   1  a\u{1B}[2Jb\u{202E}c

        """#)
  }

  @Test func programsReadItAsOneObject() throws {
    let table = try #require(
      mapping(#"{"items": [{"id": "a", "title": "\"A\"", "x": null, "y": 1}]}"#)
    )
    #expect(
      table.json == #"""
        {"catalog":"catalog.json","items":1,"read":[{"key":"id","from":"/id","items":1,"missing":0,"sample":"a"},{"key":"title","from":"/title","items":1,"missing":0,"sample":"\"A\""}],"absent":["subtitle","description","labels","thumbnail","duration","createdAt","updatedAt","streamState","startTime","revision","playback","captions","cta","isRead","extraInfo"],"unused":[{"name":"/y","items":1,"sample":"1"}]}

        """#)
  }

  @Test func saysNothingOfACatalogThatIsReadWhole() {
    let json = #"{"items": [{"id": "a", "title": "A", "extraInfo": {"x": 1}}]}"#
    #expect(mapping(json)?.isWorthShowing == false)
    #expect(mapping(json, map: "{}")?.isWorthShowing == true)
  }

  @Test func tablesNameColumns() {
    #expect(
      readTable("id,title,a/b\n1,A,x\n2,B,\n").table?.text == """
        t.csv: 2 items

        key    from   have it  miss it  for example
        id     id           2        0  1
        title  title        2        0  A

        not given: subtitle, description, labels, thumbnail, duration, createdAt, updatedAt, streamState, startTime, revision, playback, captions, cta, isRead, extraInfo

        not used  have it  for example
        a/b             1  x

        """)
  }

  @Test func boundsWhatItLists() throws {
    let members = (0..<5000).map { "\"k\($0)\": \($0)" }
      .joined(separator: ", ")
    let long = String(repeating: "日", count: 5000)
    let table = try #require(
      mapping(
        "{\"items\": [{\"id\": \"a\", \"title\": \"\(long)\", \(members)}]}"))
    #expect(table.unused.count == 1998)
    #expect(table.rows[1].sample?.count == 200)
    let lines = table.text.split(separator: "\n")
    #expect(lines.last == "… and 1958 more")
    #expect(lines.allSatisfy { $0.count < 200 })
  }
}
