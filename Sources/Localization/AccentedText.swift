/// Texts of `en-XA`.
enum AccentedText {
  static func make(of pieces: [PseudoPiece]) -> String {
    var text = ""
    var length = 0
    var lead = blockMarkers(pieces.first)
    text.unicodeScalars.append(contentsOf: lead)
    text += "["
    for piece in pieces {
      for scalar in piece.scalars.dropFirst(lead.count) {
        text.unicodeScalars.append(piece.isFixed ? scalar : accented(scalar))
        if !piece.isFixed { length += 1 }
      }
      lead = []
    }
    return text + padding(for: length) + "]"
  }

  /// `# ` and the like, which mean something to Markdown only where they
  /// start a line.
  private static func blockMarkers(
    _ piece: PseudoPiece?
  ) -> ArraySlice<Unicode.Scalar> {
    guard let piece, !piece.isFixed else { return [] }
    let markers = piece.scalars.prefix {
      "#>-*+ \t\n".unicodeScalars.contains($0)
    }
    let last = markers.lastIndex { $0 == " " || $0 == "\n" || $0 == "\t" }
    return last.map { piece.scalars[...$0] } ?? []
  }

  /// Words that make a text of `length` scalars about 40 % longer, brackets
  /// counted.
  private static func padding(for length: Int) -> String {
    let words = " óñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ"
      .unicodeScalars
    let count = max(length * 2 / 5 - 2, 1)
    var padding = ""
    while padding.unicodeScalars.count < count {
      let missing = count - padding.unicodeScalars.count
      padding.unicodeScalars.append(contentsOf: words.prefix(missing))
    }
    return padding.last == " " ? padding.dropLast() + "~" : padding
  }

  private static func accented(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "a": "å"
    case "b": "ƀ"
    case "c": "ç"
    case "d": "đ"
    case "e": "é"
    case "f": "ƒ"
    case "g": "ĝ"
    case "h": "ĥ"
    case "i": "î"
    case "j": "ĵ"
    case "k": "ķ"
    case "l": "ļ"
    case "m": "ɱ"
    case "n": "ñ"
    case "o": "ö"
    case "p": "þ"
    case "q": "ǫ"
    case "r": "ŕ"
    case "s": "š"
    case "t": "ţ"
    case "u": "û"
    case "v": "ṽ"
    case "w": "ŵ"
    case "x": "ẋ"
    case "y": "ý"
    case "z": "ž"
    case "A": "Å"
    case "B": "Ɓ"
    case "C": "Ç"
    case "D": "Đ"
    case "E": "É"
    case "F": "Ƒ"
    case "G": "Ĝ"
    case "H": "Ĥ"
    case "I": "Î"
    case "J": "Ĵ"
    case "K": "Ķ"
    case "L": "Ļ"
    case "M": "Ṁ"
    case "N": "Ñ"
    case "O": "Ö"
    case "P": "Þ"
    case "Q": "Ǫ"
    case "R": "Ŕ"
    case "S": "Š"
    case "T": "Ţ"
    case "U": "Û"
    case "V": "Ṽ"
    case "W": "Ŵ"
    case "X": "Ẋ"
    case "Y": "Ý"
    case "Z": "Ž"
    default: scalar
    }
  }
}
