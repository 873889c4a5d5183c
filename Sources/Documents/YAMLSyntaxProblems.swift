import Diagnostics

/// Wording of syntax errors of YAML: libfyaml's own words are for people who
/// know its grammar.
extension Diagnostic {
  /// The problem of a fault, with the outermost-first offsets of what is open.
  static func yaml(
    _ fault: YAMLFault, in bytes: [UInt8], openOffsets: [Int],
    locate: (Int) -> SourceLocation
  ) -> Self {
    let place = YAMLFaultPlace(fault, in: bytes)
    let (message, help) = words(for: fault.message, place)
    var notes: [Note] = []
    if place.isAtEnd,
      let opening = openOffsets.last(where: {
        $0 < bytes.count && "[{".utf8.contains(bytes[$0])
      })
    {
      notes = [Note("opened here", at: locate(opening))]
    }
    return .error(
      "yaml-syntax", at: locate(place.offset), message, help: help, notes: notes
    )
  }

  private static func words(
    for message: String, _ place: YAMLFaultPlace
  ) -> (message: String, help: String) {
    if place.isKeyWithoutColon {
      return ("a colon must follow this key", "write “key: value”")
    }
    var message = message
    if place.isAtEnd {
      message.replace("missing comma in flow", with: "without a closing")
    }
    guard let known = table.first(where: { message.contains($0.part) }) else {
      return (
        message.isEmpty ? "this is not YAML 1.2" : message,
        "check the indentation, quotation marks and brackets here"
      )
    }
    return (
      known.message.replacing("%", with: place.found),
      known.help.replacing("%", with: place.found)
    )
  }

  /// Parts of libfyaml's messages; `%` stands for what was found.
  private static let table: [(part: String, message: String, help: String)] = [
    (
      "nested block mapping on the same line",
      "a second “: ” stands on this line",
      "put text that contains “: ” in quotation marks"
    ),
    ("tab", "a tab may not be used for indentation", "indent with spaces"),
    (
      "without closing quote", "this string is not closed",
      "end it with the quotation mark that it starts with"
    ),
    (
      "invalid escape", "the backslash starts no escape that YAML knows",
      "write \\\\ for a backslash, or use single quotes"
    ),
    (
      "invalid UTF8 escape", "an escape in this string is half a character",
      "write both halves, such as \\uD83D\\uDE00, or the character itself"
    ),
    (
      "invalid hex escape", "an escape in this string lacks digits",
      "write \\x with two, \\u with four or \\U with eight hex digits"
    ),
    (
      "sequence without a closing", "the file ends inside a list",
      "close it with “]”"
    ),
    (
      "without a closing sequence", "the file ends inside a list",
      "close it with “]”"
    ),
    (
      "without a closing", "the file ends inside a mapping",
      "close it with “}”"
    ),
    (
      "extra closing", "% closes nothing that is open", "remove it"
    ),
    (
      "extra comma", "a value must stand here, not %", "remove the comma"
    ),
    (
      "missing comma", "a comma must stand here, not %",
      "separate the entries with commas and close the bracket"
    ),
    (
      "plain scalar cannot start with",
      "text without quotation marks may not start with %",
      "put it in quotation marks"
    ),
    (
      "multiline plain key", "this line continues the value above",
      "indent it like the keys that it belongs to"
    ),
    (
      "end of block sequence", "an entry of the list must stand here",
      "start it with “- ”, or indent it as its list's key"
    ),
    (
      "block sequence on the same line",
      "a list may not start on the line of its key",
      "start it on the next line, or write [a, b]"
    ),
    (
      "trailing content", "nothing may follow the closing quotation mark",
      "put the whole text in quotation marks, or “#” before a comment"
    ),
    (
      "invalid value after mapping", "a colon must follow this key",
      "write “key: value”"
    ),
    (
      "invalid indentation in mapping",
      "the indentation fits no mapping above", "indent it like its neighbours"
    ),
    (
      "wrongly indented", "the indentation fits nothing above",
      "indent it like its neighbours, and what is in brackets further"
    ),
    (
      "expected node content", "a value must stand here, not %",
      "put text that starts with % in quotation marks"
    ),
    (
      "invalid alias", "“*” must be followed by a name",
      "text that starts with “*” needs quotation marks"
    ),
    (
      "invalid anchor", "“&” must be followed by a name",
      "text that starts with “&” needs quotation marks"
    ),
    (
      "uri terminator", "the tag is not closed",
      "text that starts with “!” needs quotation marks"
    ),
  ]
}
