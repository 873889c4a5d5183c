/// Where a fault is best shown, and what stands there.
struct YAMLFaultPlace {
  let offset: Int
  let found: String
  /// Whether nothing follows.
  let isAtEnd: Bool
  /// Whether a line that should be a key was taken for the start of one that
  /// goes on in the next line.
  let isKeyWithoutColon: Bool

  init(_ fault: YAMLFault, in bytes: [UInt8]) {
    var offset = fault.range.lowerBound
    var isKey = false
    if fault.message.contains("multiline plain key") {
      let first = Self.indentation(ofLineOf: offset, in: bytes)
      let last = Self.indentation(
        ofLineOf: fault.range.upperBound, in: bytes)
      isKey =
        last.upperBound - last.lowerBound
        <= first.upperBound - first.lowerBound
      if !isKey { offset = last.upperBound }
    } else if Self.followsSign.contains(where: fault.message.contains) {
      offset = max(0, offset - 1)
    } else if fault.message.contains("missing comma"),
      Self.startsQuoted(offset, in: bytes)
    {
      offset -= 1
    }
    self.offset = offset
    isAtEnd = offset >= bytes.count
    found = Found.description(at: offset, in: bytes)
    isKeyWithoutColon = isKey
  }

  /// Parts of messages whose place is after a quotation mark or sign.
  private static let followsSign = [
    "closing quote", "hex escape", "UTF8 escape", "invalid alias",
    "invalid anchor",
  ]

  private static func startsQuoted(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset >= 2 && offset <= bytes.count
      && "\"'".utf8.contains(bytes[offset - 1])
      && " \t\r\n,[{".utf8.contains(bytes[offset - 2])
  }

  /// The spaces before the first character of the line that holds `offset`.
  private static func indentation(
    ofLineOf offset: Int, in bytes: [UInt8]
  ) -> Range<Int> {
    let before = bytes[..<min(offset, bytes.count)]
    let start =
      before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex { $0 != 0x20 } ?? bytes.count
    return start..<end
  }
}
