import CSimdjson
import Diagnostics
import Synchronization

/// What all values of one JSON document share; never changes once made.
///
/// `@unchecked` because of the token pointer: its memory is written before the
/// storage is made, and freed after the last reference is gone.
final class JSONStorage: @unchecked Sendable {
  let file: String
  let bytes: [UInt8]
  private let tokens: UnsafeMutablePointer<csimdjson_token>
  private let tokenCount: Int
  /// Made when the first location is asked for, which in a document without
  /// problems may be never.
  private let lines = AtomicLazyReference<Lines>()

  private final class Lines: Sendable {
    let table: LineTable
    init(_ table: LineTable) { self.table = table }
  }

  /// Takes ownership of the tokens; nil when there are none.
  init?(file: String, bytes: [UInt8], tokens: csimdjson_tokens) {
    guard let pointer = tokens.tokens, tokens.count > 0 else { return nil }
    self.file = file
    self.bytes = bytes
    self.tokens = pointer
    self.tokenCount = tokens.count
  }

  deinit {
    var owned = csimdjson_tokens(tokens: tokens, count: tokenCount)
    csimdjson_free(&owned)
  }

  /// The token at an index that another token gave.
  func token(_ index: UInt32) -> csimdjson_token {
    assert(Int(index) < tokenCount)
    return tokens[Int(index)]
  }

  /// Where a byte stands.
  func location(of offset: Int) -> SourceLocation {
    let table = lines.load() ?? lines.storeIfNil(Lines(LineTable(bytes)))
    let (line, column) = table.table.position(of: offset, in: bytes)
    return SourceLocation(file: file, line: line, column: column)
  }
}
