import Diagnostics

/// Wording of what is wrong with the keys of a mapping. Public, so that every
/// reader of configuration says it alike.
extension Diagnostic {
  /// A key that means nothing here.
  public static func unknownKey(
    _ key: String, at location: SourceLocation, among known: [String]
  ) -> Self {
    .error(
      "unknown-key", at: location, "unknown key \(quoted(key))",
      help: suggestion(for: key, among: known, listing: "the keys here are"))
  }

  /// A key that was given before in the same mapping.
  public static func duplicateKey(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Self {
    .error(
      "duplicate-key", at: location, "key \(quoted(key)) is given twice",
      help: "remove one of the two",
      notes: [Note("first given here", at: first)])
  }

  /// A key without which a mapping means nothing.
  public static func missingKey(
    _ key: String, at location: SourceLocation
  ) -> Self {
    .error(
      "missing-key", at: location, "key \(quoted(key)) is missing",
      help: "add \(quoted(key))")
  }

  /// A string that is none of those that a key takes.
  public static func unknownValue(
    _ text: Located<String>, _ subject: Subject, among known: [String]
  ) -> Self {
    .error(
      "unknown-value", at: text.location,
      "\(subject) cannot be \(quoted(text.value))",
      help: suggestion(for: text.value, among: known, listing: "it can be"))
  }

  static func moreUnknownKeys(_ count: Int, at location: SourceLocation?)
    -> Self
  {
    .error(
      "unknown-key", at: location, "\(count) more unknown keys follow",
      help: "remove them")
  }

  static func moreDuplicateKeys(_ count: Int, at location: SourceLocation?)
    -> Self
  {
    .error(
      "duplicate-key", at: location, "\(count) more duplicate keys follow",
      help: "remove them")
  }

  private static func suggestion(
    for word: String, among known: [String], listing: String
  ) -> String {
    if let nearest = Suggestion.nearest(to: word, among: known) {
      return "did you mean \(quoted(nearest))?"
    }
    guard let last = known.last else { return "remove it" }
    let others = known.dropLast().map(quoted).joined(separator: ", ")
    return others.isEmpty
      ? "\(listing) \(quoted(last))"
      : "\(listing) \(others) and \(quoted(last))"
  }

  /// A text of a file in quotation marks, cut when it is very long.
  static func quoted(_ text: String) -> String { "“\(shortened(text))”" }

  /// A text of a file, cut when it is very long.
  static func shortened(_ text: String) -> String {
    let limit = 100
    let scalars = text.unicodeScalars
    guard
      let cut = scalars.index(
        scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      cut != scalars.endIndex
    else { return text }
    return String(scalars[..<cut]) + "…"
  }
}
