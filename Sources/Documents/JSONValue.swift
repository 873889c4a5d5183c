import CSimdjson
import Diagnostics

/// One value of a JSON document: a cursor that is cheap to copy and keeps the
/// text alive.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: Sendable { case null, bool, number, string, array, object }

  let storage: JSONStorage
  let index: UInt32

  init(_ storage: JSONStorage, _ index: UInt32) {
    self.storage = storage
    self.index = index
  }

  var token: csimdjson_token { storage.token(index) }

  /// What the value is.
  public var kind: Kind {
    switch token.kind {
    case CSIMDJSON_NULL: .null
    case CSIMDJSON_FALSE, CSIMDJSON_TRUE: .bool
    case CSIMDJSON_NUMBER: .number
    case CSIMDJSON_ARRAY: .array
    case CSIMDJSON_OBJECT: .object
    default: .string
    }
  }

  /// Whether the value is `null`.
  public var isNull: Bool { token.kind == CSIMDJSON_NULL }

  /// The value of `true` or `false`, else nil.
  public var bool: Bool? {
    switch token.kind {
    case CSIMDJSON_TRUE: true
    case CSIMDJSON_FALSE: false
    default: nil
    }
  }

  /// How many elements an array or members an object has, else 0.
  public var count: Int { Int(token.count_and_kind >> 3) }

  /// Where the value starts; costs a binary search over the lines.
  public var location: SourceLocation {
    storage.location(ofToken: index)
  }

  /// Lends the text of the value as it is written, with quotes or brackets,
  /// without copying it.
  public func withSourceBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let token = token
    return storage.bytes.withUnsafeBufferPointer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[token.range]))
    }
  }

  /// The text of the value as it is written, sharing the document's memory.
  public var sourceBytes: ArraySlice<UInt8> { storage.bytes[token.range] }
}

extension csimdjson_token {
  /// The kind alone, to be compared with the `CSIMDJSON_…` constants.
  var kind: Int { Int(count_and_kind & 7) }

  /// The bytes of the value.
  var range: Range<Int> { Int(offset)..<(Int(offset) + Int(length)) }
}
