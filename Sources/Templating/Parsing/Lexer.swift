/// Finds the tags of a template, with the delimiters in force.
struct Lexer {
  let bytes: [UInt8]
  private var opening: [UInt8] = Array("{{".utf8)
  private var closing: [UInt8] = Array("}}".utf8)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What closes the tag that starts at `start`, for messages.
  func closingText(at start: Int) -> String {
    let delimiter = String(decoding: closing, as: UTF8.self)
    let next = start + opening.count
    guard next < bytes.count else { return delimiter }
    return switch bytes[next] {
    case UInt8(ascii: "{"): "}" + delimiter
    case UInt8(ascii: "="): "=" + delimiter
    default: delimiter
    }
  }

  /// Where the next tag starts, or nil when none follows.
  func nextTag(from start: Int) -> Int? { find(opening, from: start) }

  /// The tag that starts at `start`, or nil when it is not closed.
  func tag(at start: Int) -> Tag? {
    var position = start + opening.count
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    guard position < bytes.count else { return nil }
    let sigil = bytes[position]
    let kind = Tag.kind(sigil) ?? .variable
    if kind != .variable { position += 1 }
    var terminator = closing
    switch sigil {
    case UInt8(ascii: "{"): terminator.insert(UInt8(ascii: "}"), at: 0)
    case UInt8(ascii: "="): terminator.insert(UInt8(ascii: "="), at: 0)
    default: break
    }
    guard let end = find(terminator, from: position) else { return nil }
    return Tag(
      kind: kind, range: start..<(end + terminator.count),
      content: trim(position..<end))
  }

  /// Takes up the delimiters of a `{{=… …=}}` tag; false when it does not
  /// hold two words without an equals sign.
  mutating func setDelimiters(_ content: Range<Int>) -> Bool {
    let words = bytes[content].split(whereSeparator: \.isWhitespace)
    guard words.count == 2,
      words.allSatisfy({ !$0.contains(UInt8(ascii: "=")) })
    else { return false }
    opening = Array(words[0])
    closing = Array(words[1])
    return true
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first else { return nil }
    var position = start
    while position + needle.count <= bytes.count {
      if bytes[position] == first,
        bytes[position..<(position + needle.count)].elementsEqual(needle)
      {
        return position
      }
      position += 1
    }
    return nil
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isWhitespace { start += 1 }
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    return start..<end
  }
}

extension Lexer {
  /// The blanks before `offset`, when nothing else precedes it on its line.
  /// `start` is where the text after the previous tag begins.
  func lead(
    of offset: Int, from start: Int, startsLine: Bool
  ) -> Range<Int>? {
    var position = offset
    while position > start, bytes[position - 1].isBlank { position -= 1 }
    let opensLine =
      position == start ? startsLine : bytes[position - 1] == UInt8(ascii: "\n")
    return opensLine ? position..<offset : nil
  }

  /// Where the next line starts, when only blanks follow `offset` on its line.
  func trail(of offset: Int) -> Int? {
    var position = offset
    while position < bytes.count, bytes[position].isBlank { position += 1 }
    guard position < bytes.count else { return position }
    if bytes[position] == UInt8(ascii: "\r"), position + 1 < bytes.count {
      position += 1
    }
    return bytes[position] == UInt8(ascii: "\n") ? position + 1 : nil
  }

  /// The blanks that start the first line in `range` that has anything else.
  func firstIndentation(in range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") {
        start = position + 1
      } else if !byte.isBlank, byte != UInt8(ascii: "\r") {
        return start..<position
      }
      position += 1
    }
    return nil
  }
}
