/// What is refused before libcmark sees it, because its time would grow with
/// the square of the size.
///
/// libcmark 0.30 walks all ancestors of a node for each emphasis, and all
/// images that are still open for each link that closes. So both factors are
/// bounded here; no text that people write comes near.
enum MarkdownLimits {
  /// The most quotes and lists inside each other.
  static let maximumDepth = 200
  /// The most pairs of an opened image and a closing bracket.
  static let maximumBracketPairs = 50_000_000

  static func check(_ text: String) throws(Markdown.Failure) {
    let size = text.utf8.count
    guard size <= Markdown.maximumBytes else {
      throw .tooLarge(bytes: size)
    }
    var text = text
    let problem: Markdown.Failure? = text.withUTF8 { bytes in
      failure(deepLineIn: bytes) ?? failure(bracketsIn: bytes)
    }
    if let problem { throw problem }
  }

  private static func failure(
    bracketsIn bytes: UnsafeBufferPointer<UInt8>
  ) -> Markdown.Failure? {
    var images = 0
    var closings = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "]") { closings += 1 }
      if byte == UInt8(ascii: "["), previous == UInt8(ascii: "!") {
        images += 1
      }
      previous = byte
    }
    return images * closings > maximumBracketPairs ? .tooManyBrackets : nil
  }

  /// A line opens no more blocks than its indentation and the markers at its
  /// start allow: a quote takes one byte, a list two columns (CommonMark,
  /// 5.1 and 5.2).
  private static func failure(
    deepLineIn bytes: UnsafeBufferPointer<UInt8>
  ) -> Markdown.Failure? {
    var line = 1
    var columns = 0
    var markers = 0
    var isAtStart = true
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x0A
      switch byte {
      case 0x0A:
        line += 1
        (columns, markers, isAtStart) = (0, 0, true)
      case 0x0D:
        if next != 0x0A { line += 1 }
        (columns, markers, isAtStart) = (0, 0, true)
      case _ where !isAtStart: break
      case UInt8(ascii: " "): columns += 1
      case 0x09: columns += 4
      case UInt8(ascii: ">"), UInt8(ascii: "."), UInt8(ascii: ")"):
        markers += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        if next == UInt8(ascii: " ") || next == 0x09 { markers += 1 }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default: isAtStart = false
      }
      if isAtStart, markers + columns / 2 > maximumDepth {
        return .tooDeep(line: line)
      }
    }
    return nil
  }
}
