/// A place in a file that a person wrote.
///
/// Lines and columns count from 1, columns in Unicode scalars.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The path as the user knows it, relative to the project where possible.
  public var file: String
  /// The line, from 1; 0 when only the file is known.
  public var line: Int
  /// The column in Unicode scalars, from 1; 0 when only the file is known.
  public var column: Int

  /// A place in `file`; without a line it names the whole file.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders by file, then line, then column.
  public static func < (a: Self, b: Self) -> Bool {
    if a.file != b.file { return a.file < b.file }
    return (a.line, a.column) < (b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, or the file alone.
  public var description: String {
    line == 0 ? file : "\(file):\(line):\(column)"
  }
}
