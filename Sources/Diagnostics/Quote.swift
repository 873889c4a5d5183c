extension Diagnostic {
  /// A text of a file in quotation marks, for a message; cut when it is
  /// longer than 100 scalars.
  package static func quote(_ text: String) -> String {
    let limit = 100
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: limit + 1, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return "“\(text)”" }
    return "“\(String(scalars.prefix(limit)))…”"
  }
}
