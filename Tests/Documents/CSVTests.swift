import Diagnostics
import Documents
import Testing

/// Rows as they read: cells with `@line:column`.
private func rows(
  _ text: String, separator: CSVDocument.Separator? = nil
) -> [String] {
  var problems: [Diagnostic] = []
  let table = CSVDocument.parse(
    Array(text.utf8), file: "f", separator: separator, into: &problems)
  return table?.rows.root.elements.map { row in
    row.members.map { key, value in
      let place = value.location
      return "\(key.string ?? "?")=\(value.string ?? "?")"
        + "@\(place.line):\(place.column)"
    }.joined(separator: " ")
  } ?? []
}

private func csvReport(_ text: String) -> String {
  var problems: [Diagnostic] = []
  let table = CSVDocument.parse(
    Array(text.utf8), file: "f", into: &problems)
  return report(problems) + (table == nil ? "" : "\nread")
}

@Suite struct CSVTests {
  static let tables: [(String, [String])] = [
    ("a,b\n1,2\n", ["a=1@2:1 b=2@2:3"]),
    ("a,b\r\n1,2\r\n3,4", ["a=1@2:1 b=2@2:3", "a=3@3:1 b=4@3:3"]),
    ("a,b\r1,2\r", ["a=1@2:1 b=2@2:3"]),
    ("\u{FEFF}a;b\n1;2", ["a=1@2:1 b=2@2:3"]),
    ("a\tb\n1\t2", ["a=1@2:1 b=2@2:3"]),
    ("a|b\n1|2", ["a=1@2:1 b=2@2:3"]),
    ("\"a,b\";c\n1;2", ["a,b=1@2:1 c=2@2:3"]),
    ("a\n\"say \"\"hi\"\"\"\n", ["a=say \"hi\"@2:1"]),
    ("a,b\n\"x\ny\",2\n3,4", ["a=x\ny@2:1 b=2@3:4", "a=3@4:1 b=4@4:3"]),
    ("a,b\n\"x\r\n\r\ny\",2\n", ["a=x\r\n\r\ny@2:1 b=2@4:4"]),
    ("a,b\n\n  \n1,2\n\n", ["a=1@4:1 b=2@4:3"]),
    ("a,b\n  1 ,  2\n", ["a=1@2:3 b=2@2:8"]),
    ("a,b\n\" 1 \",2\n", ["a= 1 @2:1 b=2@2:7"]),
    ("a,b,c\n1,,3\n", ["a=1@2:1 c=3@2:4"]),
    ("a,b\n,\n1,2\n,,,\n", ["a=1@3:1 b=2@3:3"]),
    (",\na,b\n1,2\n", ["a=1@3:1 b=2@3:3"]),
    ("ü,日本\nä,本\n", ["ü=ä@2:1 日本=本@2:3"]),
    ("a,b\n\\,\u{1}\n", ["a=\\@2:1 b=\u{1}@2:3"]),
    ("a", []),
  ]

  @Test(arguments: tables)
  func readsCellsWithTheirPlaces(text: String, expected: [String]) {
    #expect(rows(text) == expected)
  }

  @Test func takesTheSeparatorThatIsGiven() {
    #expect(
      rows("a,b;c\n1;2", separator: .semicolon) == [
        "a,b=1@2:1 c=2@2:3"
      ])
  }

  @Test func namesColumnsWithTheirPlaces() throws {
    var problems: [Diagnostic] = []
    let table = try #require(
      CSVDocument.parse(
        Array("id;\"Title EN\"\n".utf8), file: "f", into: &problems))
    #expect(table.separator == .semicolon)
    #expect(table.columns.map(\.name) == ["id", "Title EN"])
    #expect(table.columns.map(\.location.description) == ["f:1:1", "f:1:4"])
    #expect(table.rows.root.count == 0)
  }

  static let problems: [(String, String)] = [
    (
      "",
      """
      f: error: the table is empty [empty-table]
        help: name the columns in the first row, as in id,title
      """
    ),
    (
      "\n\n",
      """
      f: error: the table is empty [empty-table]
        help: name the columns in the first row, as in id,title
      """
    ),
    (
      "a,b\n1,x\"y\n",
      """
      f:2:4: error: a quotation mark does not fit the cell around it [csv-syntax]
        help: put the whole cell in quotation marks and write those inside it twice: "a ""b"" c"
      """
    ),
    (
      "a,b\n1,\"x\"y\n",
      """
      f:2:6: error: a quotation mark does not fit the cell around it [csv-syntax]
        help: put the whole cell in quotation marks and write those inside it twice: "a ""b"" c"
      """
    ),
    (
      "a,b\n1,\"x\n2,y\n",
      """
      f:2:3: error: the quotation mark that opens this cell is not closed [csv-syntax]
        help: close it before the separator; write quotation marks inside the cell twice
      """
    ),
    (
      "a,b,a\n1,2,3\n",
      """
      f:1:5: error: two columns are called “a” [duplicate-column]
        help: rename one of them; this one is not read
        note: f:1:1: the first is here
      read
      """
    ),
    (
      "a,,b\n1,,3\n4,5,6\n",
      """
      f:1:3: warning: a column has cells but no name, and is not read [unnamed-column]
        help: name it in the first row
        note: f:3:3: its first cell is here
      read
      """
    ),
    (
      "a,b\n1\n1,2,3\n1,2,\n",
      """
      f:2:1: warning: the row has 1 cell, the table 2 columns [ragged-row]
        help: the missing cells count as empty; is a separator missing?
      f:3:5: error: the row has 3 cells, the table 2 columns; no column has this one [ragged-row]
        help: put a cell that holds the separator in quotation marks
      read
      """
    ),
  ]

  @Test(arguments: problems)
  func saysWhatIsWrongAndWhere(text: String, expected: String) {
    #expect(csvReport(text) == expected)
  }

  @Test func refusesWhatIsNotUTF8() {
    var problems: [Diagnostic] = []
    let bytes = Array("a\nM".utf8) + [0xFC, 0x0A]
    #expect(CSVDocument.parse(bytes, file: "f", into: &problems) == nil)
    #expect(
      report(problems) == """
        f:2:2: error: this byte is not valid UTF-8 [encoding]
          help: save the table as “CSV UTF-8”
        """)
  }

  @Test func boundsColumnsAndReports() {
    let columns = String(repeating: "a,", count: 20_000)
    #expect(
      csvReport(columns) == """
        f:1:32769: error: the table has more than 16384 columns [too-many-columns]
          help: remove columns, or check “separator”
        """)
    let ragged = "a,b\n" + String(repeating: "1,2,3\n", count: 150)
    #expect(
      csvReport(ragged).hasSuffix(
        """
        f:101:5: error: 50 more rows have not as many cells as there are columns [ragged-row]
          help: repair those that are shown first
        f:101:5: error: the row has 3 cells, the table 2 columns; no column has this one [ragged-row]
          help: put a cell that holds the separator in quotation marks
        read
        """))
  }
}
