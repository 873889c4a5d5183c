/// Texts of `ar-XB`.
enum MirroredText {
  // U+200F is the right-to-left mark, U+202E the right-to-left override and
  // U+202C its end (Unicode, UAX 9, section 2).
  private static let before: [Unicode.Scalar] = ["\u{200F}", "\u{202E}"]
  private static let after: [Unicode.Scalar] = ["\u{202C}", "\u{200F}"]

  static func make(of pieces: [PseudoPiece]) -> String {
    var text = String.UnicodeScalarView()
    for piece in pieces {
      if piece.isFixed {
        text.append(contentsOf: piece.scalars)
      } else {
        append(piece.scalars, to: &text)
      }
    }
    return String(text)
  }

  /// Overrides each word that has a letter; numbers stay, so that `1.` at the
  /// start of a line is still a list.
  private static func append(
    _ scalars: ArraySlice<Unicode.Scalar>,
    to text: inout String.UnicodeScalarView
  ) {
    var rest = scalars
    while let first = rest.first {
      let word = rest.prefix { isInWord($0) }
      if word.isEmpty {
        text.append(first)
        rest.removeFirst()
        continue
      }
      let isWord = word.contains { $0.properties.isAlphabetic }
      if isWord { text.append(contentsOf: before) }
      text.append(contentsOf: word)
      if isWord { text.append(contentsOf: after) }
      rest = rest[word.endIndex...]
    }
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return scalar == "'" || scalar == "’"
    }
  }
}
