/// A part of a text, which a pseudo-locale changes or leaves as it is.
struct PseudoPiece: Hashable {
  var scalars: ArraySlice<Unicode.Scalar>
  var isFixed: Bool
}

/// Finds the parts of a text that must stay as they are.
///
/// Every search looks a bounded way ahead, so that time stays linear.
enum PseudoPieces {
  private static let farthest = 2048

  static func split(_ text: String) -> [PseudoPiece] {
    let scalars = Array(text.unicodeScalars)
    var pieces: [PseudoPiece] = []
    var start = 0
    var position = 0
    func append(_ range: Range<Int>, isFixed: Bool) {
      guard !range.isEmpty else { return }
      pieces.append(PseudoPiece(scalars: scalars[range], isFixed: isFixed))
    }
    while position < scalars.count {
      guard let end = fixedEnd(scalars[position...]) else {
        position += 1
        continue
      }
      append(start..<position, isFixed: false)
      append(position..<end, isFixed: true)
      (start, position) = (end, end)
    }
    append(start..<scalars.count, isFixed: false)
    return pieces
  }

  /// The end of what must stay and starts here.
  private static func fixedEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    switch rest.first {
    case "{": placeholder(rest)
    case "]": target(rest)
    case "&": entity(rest)
    case "<": tag(rest)
    case "h", "H", "m", "M": address(rest)
    default: nil
    }
  }

  /// `{name}`
  private static func placeholder(
    _ rest: ArraySlice<Unicode.Scalar>
  ) -> Int? {
    let name = rest.dropFirst().prefix(64).prefix { $0.isNameScalar }
    return end(after: name, rest, with: "}")
  }

  /// `&amp;` and `&#x41;`
  private static func entity(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    let name = rest.dropFirst().prefix(40)
      .prefix { $0.isNameScalar || $0 == "#" }
    return end(after: name, rest, with: ";")
  }

  private static func end(
    after name: ArraySlice<Unicode.Scalar>,
    _ rest: ArraySlice<Unicode.Scalar>, with closing: Unicode.Scalar
  ) -> Int? {
    guard !name.isEmpty, name.endIndex < rest.endIndex,
      rest[name.endIndex] == closing
    else { return nil }
    return name.endIndex + 1
  }

  /// `<https://…>` and tags.
  private static func tag(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let second = rest.dropFirst().first,
      second == "/" || second == "!" || second.isNameScalar
    else { return nil }
    let end = rest.prefix(farthest).firstIndex(of: ">")
    return end.map { $0 + 1 }
  }

  /// The target of a Markdown link, `](…)`.
  private static func target(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    guard rest.dropFirst().first == "(" else { return nil }
    var depth = 0
    for index in rest.prefix(farthest).indices.dropFirst() {
      switch rest[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  /// `https://…` and `mailto:…`, up to a space or what closes them.
  private static func address(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    let schemes = ["https://", "http://", "mailto:"]
    let start = String(String.UnicodeScalarView(rest.prefix(8))).lowercased()
    guard schemes.contains(where: start.hasPrefix) else { return nil }
    let address = rest.prefix(farthest).prefix { scalar in
      !scalar.properties.isWhitespace && scalar != ">" && scalar != "\""
        && scalar != ")"
    }
    return address.endIndex
  }
}

extension Unicode.Scalar {
  fileprivate var isNameScalar: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: false
    }
  }
}
