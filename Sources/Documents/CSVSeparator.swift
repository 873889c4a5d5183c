/// Finds out what separates the cells of a table.
enum CSVSeparator {
  /// How far the first row is looked at.
  private static let limit = 1 << 20

  /// The separator that the first row has most of, a comma when it has none.
  static func find(in bytes: [UInt8]) -> CSVDocument.Separator {
    var counts = [Int](repeating: 0, count: 4)
    var isQuoted = false
    let start = UTF8Text.markLength(bytes)
    scan: for byte in bytes[start...].prefix(limit) {
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
      case 0x0A, 0x0D:
        // Blank lines may come first.
        if !isQuoted && counts.contains(where: { $0 > 0 }) { break scan }
      default:
        guard !isQuoted else { continue }
        for (place, separator) in CSVDocument.Separator.allCases.enumerated()
        where separator.byte == byte {
          counts[place] += 1
        }
      }
    }
    let most = counts.max() ?? 0
    let place = counts.firstIndex(of: most) ?? 0
    return CSVDocument.Separator.allCases[place]
  }
}
