extension Parser {
  /// The name in a tag; reports one that is empty or holds blanks.
  mutating func name(of tag: Tag) -> Name? {
    name(tag.content, tag: tag.range.lowerBound)
  }

  /// The name of a partial or parent, which may be dynamic: an asterisk, then
  /// the name of the value that names the template (~dynamic-names).
  mutating func callee(of tag: Tag) -> (Name, isDynamic: Bool)? {
    let bytes = lexer.bytes
    var content = tag.content
    let isDynamic =
      !content.isEmpty && bytes[content.lowerBound] == UInt8(ascii: "*")
    if isDynamic {
      var start = content.lowerBound + 1
      while start < content.upperBound, bytes[start].isWhitespace { start += 1 }
      content = start..<content.upperBound
    }
    return name(content, tag: tag.range.lowerBound).map { ($0, isDynamic) }
  }

  private mutating func name(_ content: Range<Int>, tag: Int) -> Name? {
    guard !content.isEmpty else {
      problems.append(.emptyName(tag))
      return nil
    }
    let text = source.string(content)
    guard !lexer.bytes[content].contains(where: \.isWhitespace) else {
      problems.append(.badName(text, at: content.lowerBound))
      return nil
    }
    let parts =
      text == "."
      ? []
      : text.utf8.split(
        separator: UInt8(ascii: "."), omittingEmptySubsequences: false
      ).map { String($0) ?? "" }
    guard !parts.contains("") else {
      problems.append(.badName(text, at: content.lowerBound))
      return nil
    }
    return Name(
      text: text, parts: parts, offset: content.lowerBound, tag: tag)
  }
}
