import CSimdjson
import Diagnostics

/// A JSON text (RFC 8259) that was checked whole, with its values located.
///
/// Values are cursors into the text; copying a document or a value copies
/// nothing of it. Duplicate keys are kept: readers report them.
public struct JSONDocument: Sendable {
  /// How deep arrays and objects may stand in each other.
  public static let maximumDepth = 256
  /// A text has fewer bytes than this: 1 GiB.
  public static let maximumSize = 1 << 30

  /// The path that locations name.
  public var file: String { storage.file }
  /// The outermost value.
  public var root: JSONValue { JSONValue(storage, 0) }

  private let storage: JSONStorage

  /// Checks and indexes a UTF-8 text, which may start with a byte order mark.
  ///
  /// - Returns: nil when the text is not JSON; the first wrong byte has then
  ///   been reported as an error `json-syntax`, `encoding`, `too-deep` or
  ///   `too-large`.
  public static func parse(
    _ bytes: [UInt8], file: String, into diagnostics: inout [Diagnostic]
  ) -> JSONDocument? {
    guard bytes.count < maximumSize else {
      diagnostics.append(.tooLarge(file, maximumSize, "1 GiB"))
      return nil
    }
    let mark = UTF8Text.markLength(bytes)
    var tokens = csimdjson_tokens()
    let status = bytes.withUnsafeBufferPointer { text in
      csimdjson_tokenize(
        text.baseAddress, mark, text.count, UInt32(maximumDepth), &tokens)
    }
    guard status == CSIMDJSON_OK else {
      diagnostics.append(
        status == CSIMDJSON_NO_MEMORY
          ? .outOfMemory(file)
          : JSONSyntaxCheck.firstProblem(in: bytes, file: file))
      return nil
    }
    return JSONStorage(file: file, bytes: bytes, tokens: tokens)
      .map(JSONDocument.init)
  }

  /// A text that this module wrote itself, whose values come from elsewhere;
  /// nil when it does not fit into memory.
  init?(made bytes: [UInt8], file: String, origin: JSONOrigin) {
    var tokens = csimdjson_tokens()
    let status = bytes.withUnsafeBufferPointer { text in
      csimdjson_tokenize(
        text.baseAddress, 0, text.count, UInt32(Self.maximumDepth), &tokens)
    }
    guard status == CSIMDJSON_OK,
      let storage = JSONStorage(
        file: file, bytes: bytes, tokens: tokens, origin: origin)
    else { return nil }
    self.storage = storage
  }

  private init(_ storage: JSONStorage) { self.storage = storage }
}
