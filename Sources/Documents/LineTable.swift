import Diagnostics

/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// A line ends with LF, CR LF or a CR alone. Columns count Unicode scalars.
/// Asking costs a binary search and a look at one block, however long a line
/// is: a catalog often has a single one.
struct LineTable: Sendable {
  private static let blockSize = 256

  /// Where each line starts, in bytes; the first after a byte order mark.
  private let lineStarts: [UInt32]
  /// How many scalars start before each block.
  private let scalarsBeforeBlock: [UInt32]

  /// The lines of `bytes`, of which there are less than 2³².
  init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [UInt32(UTF8Text.markLength(bytes))]
    var scalars: [UInt32] = []
    scalars.reserveCapacity(bytes.count / Self.blockSize + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var total: UInt32 = 0
      var previous: UInt8 = 0
      for offset in bytes.indices {
        if offset % Self.blockSize == 0 { scalars.append(total) }
        let byte = bytes[offset]
        if UTF8Text.startsScalar(byte) { total &+= 1 }
        if byte == UInt8(ascii: "\n") {
          if previous == UInt8(ascii: "\r") { starts.removeLast() }
          starts.append(UInt32(offset + 1))
        } else if byte == UInt8(ascii: "\r") {
          starts.append(UInt32(offset + 1))
        }
        previous = byte
      }
      scalars.append(total)
    }
    lineStarts = starts
    scalarsBeforeBlock = scalars
  }

  /// The line and column, from 1, of an offset in the same `bytes`.
  func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    let start = min(Int(lineStarts[low]), offset)
    return (
      low + 1,
      scalars(before: offset, in: bytes) - scalars(before: start, in: bytes) + 1
    )
  }

  /// The bytes of a line, from 1, with its line end; nil when there are not as
  /// many lines.
  func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let end =
      line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    return min(Int(lineStarts[line - 1]), end)..<end
  }

  private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    let counted = scalarsBeforeBlock[min(block, scalarsBeforeBlock.count - 1)]
    return bytes[min(block * Self.blockSize, offset)..<offset]
      .reduce(into: Int(counted)) { if UTF8Text.startsScalar($1) { $0 += 1 } }
  }
}
