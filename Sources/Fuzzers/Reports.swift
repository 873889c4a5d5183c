import Diagnostics

/// What is said about an input is safe to print, too.
enum Reports {
  /// Diagnostics have places and print without control characters.
  static func check(_ diagnostics: [Diagnostic], of bytes: [UInt8]) {
    for diagnostic in diagnostics {
      expect(!diagnostic.id.isEmpty, "a diagnostic has an id")
      expect(
        (diagnostic.location?.line ?? 0) >= 0, "a line is no negative number")
    }
    let line = bytes.prefix { $0 != 0x0A }.text
    for format in DiagnosticFormat.allCases {
      let text = format.render(diagnostics) { _ in line }
      let isSafe = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
      }
      expect(
        isSafe, "no control character is printed: \(text.debugDescription)")
    }
  }

  /// A diagnostic whose every part is the input.
  static func render(_ bytes: [UInt8]) {
    let column = bytes.first.map(Int.init) ?? 0
    let text = bytes.text
    let place = SourceLocation(file: text, line: 1, column: column)
    check(
      [
        .error(
          "fuzzed", at: place, text, help: text,
          notes: [Diagnostic.Note(text, at: place)]),
        .warning("fuzzed", at: SourceLocation(file: text), text),
      ], of: bytes)
    let words = text.split(separator: " ").map(String.init)
    if let word = words.first {
      let nearest = Suggestion.nearest(to: word, among: words.dropFirst())
      expect(nearest.map(words.contains) ?? true, "a suggestion is a candidate")
    }
  }
}
