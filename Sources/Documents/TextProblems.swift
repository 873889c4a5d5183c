import Diagnostics

/// Wording of what can be wrong with the text of a file of any format.
extension Diagnostic {
  static func tooLarge(_ file: String, _ limit: Int, _ words: String) -> Self {
    .error(
      "too-large", at: SourceLocation(file: file),
      "the file has \(words) or more",
      help: "at most \(limit - 1) bytes are read; split it or leave parts out")
  }

  static func outOfMemory(_ file: String) -> Self {
    .error(
      "out-of-memory", at: SourceLocation(file: file),
      "the file does not fit into memory", help: "free memory or split the file"
    )
  }

  static func encoding(at location: SourceLocation) -> Self {
    .error(
      "encoding", at: location, "this byte is not valid UTF-8",
      help: "save the file as UTF-8")
  }

  static func tooDeep(at location: SourceLocation, _ limit: Int) -> Self {
    .error(
      "too-deep", at: location,
      "lists and objects are nested more than \(limit) levels deep",
      help: "remove some of the levels")
  }
}

/// Names for what stands at a place of a text.
enum Found {
  /// The scalar in quotation marks, or a name for what has no visible form.
  static func description(at offset: Int, in bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    guard let scalar = UTF8Text.scalar(at: offset, in: bytes) else {
      return "an invalid byte"
    }
    switch scalar {
    case "\n", "\r": return "the end of the line"
    case "\t": return "a tab"
    case " ": return "a space"
    case "“", "”": return "a curly quotation mark \(scalar)"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse, .spaceSeparator:
      return codePoint(scalar)
    default:
      return "“\(scalar)”"
    }
  }

  /// `U+0000`, in at least four digits.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count))
      + digits
  }
}
