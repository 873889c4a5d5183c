import Diagnostics

/// Files of text that no reader of this module reads.
public enum TextFile {
  /// The error `encoding`, at the first byte that no UTF-8 text has there;
  /// nil when there is none.
  public static func encodingProblem(in bytes: [UInt8], file: String)
    -> Diagnostic?
  {
    guard let offset = UTF8Text.firstInvalid(in: bytes) else { return nil }
    let place = LineTable(bytes).position(of: offset, in: bytes)
    return .encoding(
      at: SourceLocation(file: file, line: place.line, column: place.column))
  }

  /// The bytes without the byte order mark that they may start with.
  public static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.dropFirst(UTF8Text.markLength(bytes)))
  }
}
