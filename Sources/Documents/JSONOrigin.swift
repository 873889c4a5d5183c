import Diagnostics

/// Where the values of a document were written, when that is not its own
/// text: rows of a table, values that stand for others, and those that
/// configuration gives are all read as JSON.
enum JSONOrigin: Sendable {
  /// The text of the document itself.
  case text
  /// Another text; the offset in it of each token.
  case other([UInt8], offsets: [UInt32])
  /// Every token stands for this value.
  case value(JSONValue)
  /// The place of each token.
  case places([SourceLocation])
}
