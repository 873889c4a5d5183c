/// Parses the compact spelling of a label expression, `[and,a,[or,b,c]]`.
///
///     list  = "[" sign 1*("," item) "]"
///     sign  = "and" / "or"
///     item  = list / label / quoted label
///
/// A label runs to the next `,` or `]`, spaces around it do not count; in
/// double quotes it may hold anything, `\"` and `\\` stand for `"` and `\`.
struct CompactLabelExpression {
  /// A problem, and at which scalar of the text, from 0.
  struct Failure: Error, Equatable {
    enum Reason: Equatable {
      case emptyLabel
      case noSign(found: String?)
      case nothingAfterSign(String)
      case notClosed
      case quoteNotClosed
      case unexpected(String)
      case tooDeep
    }
    var reason: Reason
    var offset: Int
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// Parses a text that starts with `[`, itself `depth` lists deep.
  static func parse(
    _ text: String, depth: Int = 1
  ) throws(Failure) -> LabelExpression {
    var parser = Self(scalars: Array(text.unicodeScalars))
    let expression = try parser.list(depth: depth)
    parser.skipSpaces()
    if let rest = parser.current {
      throw parser.failure(.unexpected(String(rest)))
    }
    return expression
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var current: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private func failure(
    _ reason: Failure.Reason, at offset: Int? = nil
  ) -> Failure {
    Failure(reason: reason, offset: offset ?? position)
  }

  private mutating func skipSpaces() {
    while let scalar = current, scalar.properties.isWhitespace {
      position += 1
    }
  }

  /// The current scalar is the opening bracket.
  private mutating func list(
    depth: Int
  ) throws(Failure) -> LabelExpression {
    guard depth <= LabelExpression.maximumDepth else {
      throw failure(.tooDeep)
    }
    position += 1
    skipSpaces()
    let start = position
    let sign = current == "[" ? "[" : try label(allowEmpty: true)
    guard sign == "and" || sign == "or" else {
      throw failure(.noSign(found: sign.isEmpty ? nil : sign), at: start)
    }
    var parts: [LabelExpression] = []
    while try separator() {
      skipSpaces()
      parts.append(
        current == "["
          ? try list(depth: depth + 1)
          : .singleLabel(try label(allowEmpty: false)))
    }
    if parts.isEmpty { throw failure(.nothingAfterSign(sign), at: start) }
    return sign == "and" ? .mustInclude(parts) : .atLeastOneOf(parts)
  }

  /// Whether another part follows; else the closing bracket was passed.
  private mutating func separator() throws(Failure) -> Bool {
    skipSpaces()
    guard let scalar = current else { throw failure(.notClosed) }
    guard scalar == "," || scalar == "]" else {
      throw failure(.unexpected(String(scalar)))
    }
    position += 1
    return scalar == ","
  }

  private mutating func label(
    allowEmpty: Bool
  ) throws(Failure) -> String {
    let start = position
    var text = String.UnicodeScalarView()
    if current == "\"" {
      try quotedLabel(into: &text)
    } else {
      while let scalar = current, scalar != ",", scalar != "]" {
        if scalar == "[" { throw failure(.unexpected("[")) }
        text.append(scalar)
        position += 1
      }
      while let last = text.last, last.properties.isWhitespace {
        text.removeLast()
      }
    }
    if text.isEmpty && !allowEmpty {
      throw failure(.emptyLabel, at: start)
    }
    return String(text)
  }

  private mutating func quotedLabel(
    into text: inout String.UnicodeScalarView
  ) throws(Failure) {
    let start = position
    position += 1
    while let scalar = current {
      position += 1
      if scalar == "\"" { return }
      if scalar == "\\", let escaped = current {
        text.append(escaped)
        position += 1
      } else {
        text.append(scalar)
      }
    }
    throw failure(.quoteNotClosed, at: start)
  }
}
