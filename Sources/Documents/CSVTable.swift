import Diagnostics

/// The cells of a table as they come, written down as JSON.
struct CSVTable {
  /// A row that has not as many cells as there are columns.
  struct RaggedRow {
    /// Where the row starts, or the first cell too many.
    var offset: Int
    var cells: Int
  }
  private static let maximumRaggedRows = 100

  /// The names of the columns and where they stand.
  private(set) var columns: [(name: String, offset: Int)] = []
  /// Where each token of the JSON stands in the table.
  private(set) var offsets: [UInt32] = [0]
  private(set) var fault: CSVFault?
  /// Where the cell that is being read starts.
  var cellStart = 0
  /// Where the next one does.
  var nextStart = 0

  private var json = [UInt8(ascii: "[")]
  /// The columns as keys in JSON, with the colon; empty ones are not written.
  private var keys: [[UInt8]] = []
  private var hasColumns = false
  private var rowStart = 0
  private var cells = 0
  /// How many cells of the row were not empty.
  private var filled = 0
  private var firstExtra: Int?
  private var unnamed: [Int: Int] = [:]
  private var ragged: [RaggedRow] = []
  private var raggedCount = 0
  /// The size of the JSON and of its offsets before the row.
  private var before = (json: 1, offsets: 1)

  /// Whether no cell of a row has been read.
  var isBetweenRows: Bool { cells == 0 }

  /// Moves the start of the cell behind spaces before it.
  mutating func skipSpaces(
    of piece: UnsafeBufferPointer<UInt8>, from offset: Int
  ) {
    guard cellStart == offset else { return }
    for byte in piece {
      guard byte == 0x20 else { break }
      cellStart += 1
    }
  }

  /// Adds a cell, of the header or of a row.
  mutating func add(_ text: UnsafeRawBufferPointer) {
    let offset = cellStart
    cellStart = nextStart
    let place = cells
    cells += 1
    if place == 0 {
      rowStart = offset
      before = (json.count, offsets.count)
      if hasColumns { beginRow() }
    }
    guard hasColumns else {
      let name = String(decoding: text, as: UTF8.self)
      if columns.count == CSVDocument.maximumColumns {
        fault = fault ?? .tooManyColumns(offset)
      } else {
        columns.append((name, offset))
      }
      if !name.isEmpty { filled += 1 }
      return
    }
    guard !text.isEmpty else { return }
    filled += 1
    guard place < keys.count else {
      firstExtra = firstExtra ?? offset
      return
    }
    write(text, in: place, at: offset)
  }

  private mutating func beginRow() {
    if json.count > 1 { json.append(UInt8(ascii: ",")) }
    json.append(UInt8(ascii: "{"))
    offsets.append(UInt32(rowStart))
  }

  private mutating func write(
    _ text: UnsafeRawBufferPointer, in column: Int, at offset: Int
  ) {
    guard !keys[column].isEmpty else {
      if !columns[column].name.isEmpty { return }
      if unnamed[column] == nil { unnamed[column] = offset }
      return
    }
    guard json.count + text.count < CSVDocument.maximumSize else {
      fault = fault ?? .tooLarge
      return
    }
    if json.last != UInt8(ascii: "{") { json.append(UInt8(ascii: ",")) }
    json += keys[column]
    JSONText.append(text, to: &json)
    offsets.append(UInt32(columns[column].offset))
    offsets.append(UInt32(offset))
  }

  /// Ends the header or a row.
  mutating func endRow() {
    defer {
      cells = 0
      filled = 0
      firstExtra = nil
    }
    guard hasColumns else {
      endHeader()
      return
    }
    guard filled > 0 else {
      json.removeSubrange(before.json...)
      offsets.removeSubrange(before.offsets...)
      return
    }
    json.append(UInt8(ascii: "}"))
    if json.count >= CSVDocument.maximumSize { fault = fault ?? .tooLarge }
    // Empty cells behind the last column are the commas of a wide sheet.
    guard firstExtra != nil || cells < keys.count else { return }
    raggedCount += 1
    if ragged.count < Self.maximumRaggedRows {
      ragged.append(RaggedRow(offset: firstExtra ?? rowStart, cells: cells))
    }
  }

  private mutating func endHeader() {
    guard filled > 0 else {
      // Rows of separators alone may come first.
      columns = []
      return
    }
    hasColumns = true
    var seen: Set<String> = []
    keys = columns.map { column in
      guard !column.name.isEmpty, seen.insert(column.name).inserted else {
        return []
      }
      var key: [UInt8] = []
      JSONText.append(column.name.utf8, to: &key)
      return key + [UInt8(ascii: ":")]
    }
  }

  /// The rows, once all have been added.
  mutating func finishedJSON() -> [UInt8] {
    json.append(UInt8(ascii: "]"))
    return json
  }
}

extension CSVTable {
  /// Reports what is wrong with columns and rows.
  func reportFaults(
    _ columns: [CSVDocument.Column], locate: (Int) -> SourceLocation,
    into diagnostics: inout [Diagnostic]
  ) {
    var first: [String: SourceLocation] = [:]
    for column in columns where !column.name.isEmpty {
      if let earlier = first[column.name] {
        diagnostics.append(.duplicateColumn(column, first: earlier))
      } else {
        first[column.name] = column.location
      }
    }
    for (place, offset) in unnamed.sorted(by: { $0.key < $1.key }) {
      diagnostics.append(
        .unnamedColumn(columns[place], first: locate(offset)))
    }
    for row in ragged {
      diagnostics.append(
        .raggedRow(
          cells: row.cells, columns: columns.count, at: locate(row.offset)))
    }
    if raggedCount > ragged.count, let last = ragged.last {
      diagnostics.append(
        .moreRaggedRows(raggedCount - ragged.count, at: locate(last.offset)))
    }
  }
}
