/// How English becomes the text of a pseudo-locale.
///
/// Placeholders, addresses, entities and tags stay as they are, so that a
/// template or Markdown text still works.
enum PseudoLocalization: Sendable {
  /// `en-XA`: accented letters, about 40 % longer, in brackets: what is still
  /// plain was not translated, what is cut off has too little room.
  case accented
  /// `ar-XB`: every word overridden to run from right to left, as Android's
  /// pseudo-locale of that name does.
  case mirrored

  /// The language that pseudo texts are made from.
  static let source = LocaleID(canonical: "en")

  /// The way of a pseudo-locale; nil for any other locale.
  init?(of locale: LocaleID) {
    switch locale {
    case .accentedPseudo: self = .accented
    case .mirroredPseudo: self = .mirrored
    default: return nil
    }
  }

  /// The pseudo text of `text`; empty for nothing.
  func apply(to text: String) -> String {
    guard !text.isEmpty else { return "" }
    let pieces = PseudoPieces.split(text)
    return switch self {
    case .accented: AccentedText.make(of: pieces)
    case .mirrored: MirroredText.make(of: pieces)
    }
  }
}
