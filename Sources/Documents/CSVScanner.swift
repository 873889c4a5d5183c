import CCsv

/// Feeds a text to libcsv so that the place of every cell is known, which
/// libcsv does not say: a piece ends with each byte that may end a cell.
struct CSVScanner {
  private let separator: UInt8

  init(_ separator: CSVDocument.Separator) { self.separator = separator.byte }

  /// Reads all cells into the table; what stopped it, if anything did.
  func scan(_ bytes: [UInt8], into table: inout CSVTable) -> CSVFault? {
    var parser = csv_parser()
    let options = UInt8(CSV_STRICT | CSV_STRICT_FINI)
    guard csv_init(&parser, options) == 0 else { return .noMemory }
    defer { csv_free(&parser) }
    csv_set_delim(&parser, separator)
    // Cells grow their buffer by doubling, not by 128 bytes at a time.
    csv_set_blk_size(&parser, 1 << 16)
    let start = UTF8Text.markLength(bytes)
    table.cellStart = start
    return withUnsafeMutablePointer(to: &table) { table in
      let fault = bytes.withUnsafeBufferPointer { text in
        feed(text, from: start, to: &parser, table)
      }
      if let fault { return fault }
      if csv_fini(&parser, Self.addCell, Self.endRow, table) != 0 {
        return csv_error(&parser) == CSV_EPARSE
          ? .unclosed(table.pointee.cellStart) : .noMemory
      }
      return table.pointee.fault
    }
  }

  private func feed(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int,
    to parser: inout csv_parser, _ table: UnsafeMutablePointer<CSVTable>
  ) -> CSVFault? {
    var at = start
    while at < text.count {
      var end = at
      var hasQuote = false
      var isLineEnd = false
      while end < text.count {
        let byte = text[end]
        end += 1
        isLineEnd = byte == 0x0A || byte == 0x0D
        if byte == UInt8(ascii: "\"") { hasQuote = true }
        if isLineEnd || byte == separator { break }
      }
      let piece = UnsafeBufferPointer(rebasing: text[at..<end])
      table.pointee.skipSpaces(of: piece, from: at)
      table.pointee.nextStart = end
      let read = csv_parse(
        &parser, piece.baseAddress, piece.count, Self.addCell, Self.endRow,
        table)
      if read != piece.count {
        guard csv_error(&parser) == CSV_EPARSE else { return .noMemory }
        return .quote(at + read)
      }
      if isLineEnd, !hasQuote, table.pointee.isBetweenRows,
        table.pointee.cellStart >= at
      {
        // A blank line, or the second byte of a line end.
        table.pointee.cellStart = end
      }
      if let fault = table.pointee.fault { return fault }
      at = end
    }
    return nil
  }

  private static let addCell:
    @convention(c) (
      UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?
    ) -> Void = { text, count, table in
      table?.assumingMemoryBound(to: CSVTable.self).pointee
        .add(UnsafeRawBufferPointer(start: text, count: count))
    }

  private static let endRow:
    @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = { _, table in
      table?.assumingMemoryBound(to: CSVTable.self).pointee.endRow()
    }
}
