/// Diagnostics as programs read them: one JSON object a line.
package enum JSONReport {
  static func render(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics {
      text += #"{"severity":"# + string(diagnostic.severity.rawValue)
      text += #","id":"# + string(diagnostic.id)
      text += "," + place(diagnostic.location)
      text += #","message":"# + string(diagnostic.message)
      text += #","help":"# + (diagnostic.help.map(string) ?? "null")
      text += #","notes":["#
      text += diagnostic.notes.map(note).joined(separator: ",")
      text += "]}\n"
    }
    return text
  }

  private static func note(_ note: Diagnostic.Note) -> String {
    #"{"message":"# + string(note.message) + "," + place(note.location) + "}"
  }

  private static func place(_ location: SourceLocation?) -> String {
    let file = location.map { string($0.file) } ?? "null"
    let known = location.flatMap { $0.line > 0 ? $0 : nil }
    let line = known.map { "\($0.line)" } ?? "null"
    let column = known.map { "\($0.column)" } ?? "null"
    return #""file":\#(file),"line":\#(line),"column":\#(column)"#
  }

  /// RFC 8259, section 7; what a terminal may not see is escaped as well.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where VisibleText.isHidden(scalar):
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count)
          result += digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
