import Diagnostics

/// A table of comma-separated values (RFC 4180) whose first row names the
/// columns, with its cells located.
///
/// Beyond RFC 4180 it takes other separators, lines that end in LF or CR
/// alone, a byte order mark and blank lines, which are skipped; spaces around
/// a cell without quotation marks are dropped.
public struct CSVDocument: Sendable {
  /// A column.
  public struct Column: Sendable, Hashable {
    /// Its name; empty when the first row has none.
    public var name: String
    /// Where the name stands.
    public var location: SourceLocation
  }

  /// What stands between the cells of a row.
  public enum Separator: String, Sendable, CaseIterable {
    case comma = ","
    case semicolon = ";"
    case tab = "\t"
    case bar = "|"

    var byte: UInt8 {
      switch self {
      case .comma: UInt8(ascii: ",")
      case .semicolon: UInt8(ascii: ";")
      case .tab: UInt8(ascii: "\t")
      case .bar: UInt8(ascii: "|")
      }
    }
  }

  /// A text has fewer bytes than this, and so has what it takes as JSON: 1 GiB.
  public static let maximumSize = JSONDocument.maximumSize
  /// How many columns a table has at most; spreadsheets have as many.
  public static let maximumColumns = 16_384

  /// The columns in the order of the file.
  public let columns: [Column]
  /// The separator, given or found.
  public let separator: Separator
  /// The rows, so that what reads catalogs reads both: a list of objects, a
  /// member a cell under the name of its column, all strings. Empty cells, and
  /// those of columns without a name, are no members; rows of empty cells
  /// only are left out. A key stands where its column is named.
  public let rows: JSONDocument

  /// Reads a UTF-8 text.
  ///
  /// - Parameter separator: nil to find it: that of `,`, `;`, tab and `|`
  ///   which the first row has most of, outside of quotation marks.
  /// - Returns: nil when the text is no table. Has then reported an error
  ///   `encoding`, `csv-syntax`, `empty-table`, `too-many-columns` or
  ///   `too-large`; otherwise errors `duplicate-column` and `ragged-row` and
  ///   warnings `ragged-row` and `unnamed-column`, as many as there are, up to
  ///   a bound.
  public static func parse(
    _ bytes: [UInt8], file: String, separator: Separator? = nil,
    into diagnostics: inout [Diagnostic]
  ) -> CSVDocument? {
    guard bytes.count < maximumSize else {
      diagnostics.append(.tooLarge(file, maximumSize, "1 GiB"))
      return nil
    }
    let lines = LineTable(bytes)
    func locate(_ offset: Int) -> SourceLocation {
      let (line, column) = lines.position(of: offset, in: bytes)
      return SourceLocation(file: file, line: line, column: column)
    }
    if let offset = UTF8Text.firstInvalid(in: bytes) {
      diagnostics.append(.csvEncoding(at: locate(offset)))
      return nil
    }
    let separator = separator ?? CSVSeparator.find(in: bytes)
    var table = CSVTable()
    if let fault = CSVScanner(separator).scan(bytes, into: &table) {
      diagnostics.append(.csv(fault, file: file, locate: locate))
      return nil
    }
    guard !table.columns.isEmpty else {
      diagnostics.append(.emptyTable(file))
      return nil
    }
    let columns = table.columns.map {
      Column(name: $0.name, location: locate($0.offset))
    }
    table.reportFaults(columns, locate: locate, into: &diagnostics)
    let origin = JSONOrigin.other(bytes, offsets: table.offsets)
    guard
      let rows = JSONDocument(
        made: table.finishedJSON(), file: file, origin: origin)
    else {
      diagnostics.append(.outOfMemory(file))
      return nil
    }
    return CSVDocument(columns: columns, separator: separator, rows: rows)
  }
}
