import Diagnostics

/// Wording of what can be wrong with a table.
extension Diagnostic {
  static func csvEncoding(at location: SourceLocation) -> Self {
    .error(
      "encoding", at: location, "this byte is not valid UTF-8",
      help: "save the table as “CSV UTF-8”")
  }

  static func csv(
    _ fault: CSVFault, file: String, locate: (Int) -> SourceLocation
  ) -> Self {
    switch fault {
    case .quote(let offset):
      .error(
        "csv-syntax", at: locate(offset),
        "a quotation mark does not fit the cell around it",
        help: "put the whole cell in quotation marks and write those inside "
          + "it twice: \"a \"\"b\"\" c\"")
    case .unclosed(let offset):
      .error(
        "csv-syntax", at: locate(offset),
        "the quotation mark that opens this cell is not closed",
        help: "close it before the separator; write quotation marks inside "
          + "the cell twice")
    case .tooManyColumns(let offset):
      .error(
        "too-many-columns", at: locate(offset),
        "the table has more than \(CSVDocument.maximumColumns) columns",
        help: "remove columns, or check “separator”")
    case .tooLarge:
      .error(
        "too-large", at: SourceLocation(file: file),
        "the table takes 1 GiB or more",
        help: "split it or leave columns out")
    case .noMemory:
      .outOfMemory(file)
    }
  }

  static func emptyTable(_ file: String) -> Self {
    .error(
      "empty-table", at: SourceLocation(file: file), "the table is empty",
      help: "name the columns in the first row, as in id,title")
  }

  static func duplicateColumn(
    _ column: CSVDocument.Column, first: SourceLocation
  ) -> Self {
    .error(
      "duplicate-column", at: column.location,
      "two columns are called \(quoted(column.name))",
      help: "rename one of them; this one is not read",
      notes: [Note("the first is here", at: first)])
  }

  static func unnamedColumn(
    _ column: CSVDocument.Column, first: SourceLocation
  ) -> Self {
    .warning(
      "unnamed-column", at: column.location,
      "a column has cells but no name, and is not read",
      help: "name it in the first row",
      notes: [Note("its first cell is here", at: first)])
  }

  static func raggedRow(
    cells: Int, columns: Int, at location: SourceLocation
  ) -> Self {
    let row = "the row has \(cells) \(cells == 1 ? "cell" : "cells")"
    let table = "the table \(columns) \(columns == 1 ? "column" : "columns")"
    if cells > columns {
      return .error(
        "ragged-row", at: location, "\(row), \(table); no column has this one",
        help: "put a cell that holds the separator in quotation marks")
    }
    return .warning(
      "ragged-row", at: location, "\(row), \(table)",
      help: "the missing cells count as empty; is a separator missing?")
  }

  static func moreRaggedRows(_ count: Int, at location: SourceLocation) -> Self
  {
    .error(
      "ragged-row", at: location,
      "\(count) more rows have not as many cells as there are columns",
      help: "repair those that are shown first")
  }
}
