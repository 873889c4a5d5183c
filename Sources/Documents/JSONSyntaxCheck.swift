import Diagnostics

/// Finds the first wrong byte of a text that the tokenizer refused.
///
/// The tokenizer is built for speed and knows only that something is wrong;
/// this reads byte by byte, once, and only then.
struct JSONSyntaxCheck {
  private enum Expected {
    case value, elementOrEnd, element, keyOrEnd, key, colon, separator
  }

  private var scanner: JSONScanner
  private var open: [(offset: Int, isObject: Bool)] = []

  /// The problem of a text that is not JSON.
  static func firstProblem(in bytes: [UInt8], file: String) -> Diagnostic {
    let fault = firstFault(in: bytes) ?? JSONFault(bytes.count, .afterEnd)
    let lines = LineTable(bytes)
    return .json(fault, in: bytes) { offset in
      let (line, column) = lines.position(of: offset, in: bytes)
      return SourceLocation(file: file, line: line, column: column)
    }
  }

  /// The first fault of a text; nil when it is JSON.
  static func firstFault(in bytes: [UInt8]) -> JSONFault? {
    var check = JSONSyntaxCheck(scanner: JSONScanner(bytes))
    do throws(JSONFault) {
      try check.document()
      return nil
    } catch {
      return error
    }
  }

  private init(scanner: JSONScanner) { self.scanner = scanner }

  private mutating func document() throws(JSONFault) {
    let start = scanner.at
    scanner.skipSpace()
    if scanner.byte == nil { throw JSONFault(start, .empty) }
    var expected = Expected.value
    while true {
      scanner.skipSpace()
      guard let byte = scanner.byte else {
        guard let last = open.last else { return }
        throw JSONFault(
          scanner.at, .unclosed(last.isObject ? .object : .list),
          opening: last.offset)
      }
      try step(byte, &expected)
    }
  }

  private mutating func step(
    _ byte: UInt8, _ expected: inout Expected
  ) throws(JSONFault) {
    switch (expected, byte) {
    case (.keyOrEnd, UInt8(ascii: "}")), (.elementOrEnd, UInt8(ascii: "]")):
      close()
      expected = .separator
    case (.key, UInt8(ascii: "}")), (.element, UInt8(ascii: "]")):
      throw JSONFault(scanner.at, .trailingComma)
    case (.keyOrEnd, _), (.key, _):
      guard byte == UInt8(ascii: "\"") else {
        throw scanner.unexpected(.expectedKey)
      }
      try scanner.string()
      expected = .colon
    case (.colon, _):
      guard byte == UInt8(ascii: ":") else {
        throw scanner.unexpected(.expectedColon)
      }
      scanner.at += 1
      expected = .value
    case (.separator, _):
      try separator(byte, &expected)
    case (.value, _), (.element, _), (.elementOrEnd, _):
      try value(byte, &expected)
    }
  }

  private mutating func separator(
    _ byte: UInt8, _ expected: inout Expected
  ) throws(JSONFault) {
    guard let container = open.last else {
      throw scanner.unexpected(.afterEnd)
    }
    let isObject = container.isObject
    switch byte {
    case UInt8(ascii: ","):
      scanner.at += 1
      expected = isObject ? .key : .element
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
      close()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      throw JSONFault(
        scanner.at, .wrongBracket(inObject: isObject),
        opening: container.offset)
    default:
      throw scanner.unexpected(.expectedSeparator(inObject: isObject))
    }
  }

  private mutating func value(
    _ byte: UInt8, _ expected: inout Expected
  ) throws(JSONFault) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < JSONDocument.maximumDepth else {
        throw JSONFault(scanner.at, .tooDeep)
      }
      let isObject = byte == UInt8(ascii: "{")
      open.append((scanner.at, isObject))
      scanner.at += 1
      expected = isObject ? .keyOrEnd : .elementOrEnd
    default:
      try scanner.scalar()
      expected = .separator
    }
  }

  private mutating func close() {
    open.removeLast()
    scanner.at += 1
  }
}
