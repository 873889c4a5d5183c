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
  private let origin: JSONOrigin
  /// Made when the first location is asked for, which in a document without
  /// problems may be never.
  private let lines = AtomicLazyReference<Lines>()

  private final class Lines: Sendable {
    let table: LineTable
    init(_ table: LineTable) { self.table = table }
  }

  /// Takes ownership of the tokens; nil when there are none.
  init?(
    file: String, bytes: [UInt8], tokens: csimdjson_tokens,
    origin: JSONOrigin = .text
  ) {
    guard let pointer = tokens.tokens, tokens.count > 0 else { return nil }
    self.file = file
    self.bytes = bytes
    self.tokens = pointer
    self.tokenCount = tokens.count
    self.origin = origin
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

  /// Where a value stands.
  func location(ofToken index: UInt32) -> SourceLocation {
    switch origin {
    case .text:
      return location(of: Int(token(index).offset), in: bytes)
    case .other(let text, let offsets):
      let known = offsets.indices.contains(Int(index))
      return location(of: known ? Int(offsets[Int(index)]) : 0, in: text)
    case .value(let value):
      return value.location
    case .places(let places):
      return places.indices.contains(Int(index))
        ? places[Int(index)] : SourceLocation(file: file)
    }
  }

  private func location(of offset: Int, in text: [UInt8]) -> SourceLocation {
    let table = lines.load() ?? lines.storeIfNil(Lines(LineTable(text)))
    let (line, column) = table.table.position(of: offset, in: text)
    return SourceLocation(file: file, line: line, column: column)
  }
}
