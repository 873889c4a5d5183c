import Testing

@testable import Localization

/// Texts are written in the script of their language.
@Suite struct TextScriptTests {
  /// The blocks of each script that texts are written in (Unicode,
  /// `Blocks.txt`).
  private static func isIn(_ script: String, _ scalar: Unicode.Scalar) -> Bool {
    switch (script, scalar.value) {
    case ("Latn", 0x41...0x24F), ("Latn", 0x1E00...0x1EFF),
      ("Grek", 0x370...0x3FF), ("Grek", 0x1F00...0x1FFF),
      ("Cyrl", 0x400...0x4FF), ("Hebr", 0x590...0x5FF),
      ("Arab", 0x600...0x6FF), ("Deva", 0x900...0x97F),
      ("Beng", 0x980...0x9FF), ("Taml", 0xB80...0xBFF),
      ("Thai", 0xE00...0xE7F), ("Geor", 0x10D0...0x10FF),
      ("Kore", 0xAC00...0xD7A3), ("Jpan", 0x3005...0x30FF),
      ("Jpan", 0x4E00...0x9FFF), ("Hans", 0x4E00...0x9FFF),
      ("Hant", 0x4E00...0x9FFF),
      // The danda of Devanagari serves Bengali too.
      ("Beng", 0x964...0x965):
      true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
      .otherLetter, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  @Test(
    "Every letter is of the language's script",
    arguments: TextLanguage.allCases)
  func letters(language: TextLanguage) {
    let script = language.locale.script
    for (name, text) in language.all {
      let words =
        ["greenroom serve"]
        + ["title", "duration", "time", "count"]
        .map { "{\($0)}" }
      let own = words.reduce(text) { text, word in
        text.split(separator: word).joined(separator: " ")
      }
      let letters = own.unicodeScalars.filter(Self.isLetter)
      #expect(!letters.isEmpty, "\(name)")
      let strange = letters.filter { !Self.isIn(script, $0) }
      #expect(strange.isEmpty, "\(name): \(String(strange))")
    }
  }

  @Test(
    "Texts hold no invisible characters but those of their spelling",
    arguments: TextLanguage.allCases)
  func invisible(language: TextLanguage) {
    for (name, text) in language.all {
      let hidden = text.unicodeScalars.filter {
        $0.properties.generalCategory == .format
          || $0.properties.generalCategory == .control
      }
      // Persian parts the syllables of a word by a non-joiner.
      let allowed: [Unicode.Scalar] = language == .persian ? ["\u{200C}"] : []
      #expect(hidden.allSatisfy(allowed.contains), "\(name)")
    }
  }

  @Test(
    "Chips are in capitals where the script has them",
    arguments: TextLanguage.allCases)
  func capitals(language: TextLanguage) {
    for key in [StringKey.live, .upcoming, .ended] {
      let text = language.texts.text(key)
      // Georgian capitals are for headlines that are all of them.
      let expected = language == .georgian ? text : text.uppercased()
      #expect(text == expected)
    }
  }
}
