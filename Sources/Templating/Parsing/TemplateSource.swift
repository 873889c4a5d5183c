import Diagnostics

/// The text of one template.
public struct TemplateSource: Sendable, Hashable {
  /// The name by which other templates call it: `card` for `card.mustache`.
  public let name: String
  /// The path that diagnostics show.
  public let file: String
  /// The text in UTF-8, at most 1 MiB of it.
  public let bytes: [UInt8]

  /// A template that was read from `file`; a leading byte order mark is left
  /// out.
  public init(name: String, file: String, bytes: [UInt8]) {
    self.name = name
    self.file = file
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
  }
}

extension TemplateSource {
  /// Where the byte at `offset` stands. Reads the text from its start, so it
  /// is for diagnostics only.
  func location(_ offset: Int) -> SourceLocation {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourceLocation(file: file, line: line, column: column)
  }

  /// A stretch of the text as a string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension TemplateSource {
  /// Where the text stops being UTF-8, if it does.
  var firstInvalidByte: Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
