/// The lines of a file, for the excerpts of reports.
public struct SourceLines: Sendable {
  private static let maximumLength = 20_000
  private let bytes: [UInt8]
  private let table: LineTable

  /// Finds the lines of a text of less than 4 GiB; a text in UTF-8, of which
  /// malformed parts read as U+FFFD.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    table = LineTable(bytes)
  }

  /// The text of a line, from 1, without its line end; nil when there are not
  /// as many lines, or when the line has more than 20,000 bytes, of which no
  /// reader would want to see an excerpt.
  public func line(_ number: Int) -> String? {
    guard let range = table.range(ofLine: number, in: bytes),
      range.count <= Self.maximumLength
    else { return nil }
    let end = bytes[range].lastIndex { $0 != 0x0A && $0 != 0x0D }
    return String(
      decoding: bytes[
        range.lowerBound..<(end.map { $0 + 1 } ?? range.lowerBound)],
      as: UTF8.self)
  }
}
