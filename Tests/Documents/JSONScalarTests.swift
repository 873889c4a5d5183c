import Diagnostics
import Documents
import Testing

@Suite struct JSONScalarTests {
  @Test(arguments: [
    (
      "tru",
      #"""
      f:1:1: error: “tru” is not a JSON value [json-syntax]
        help: did you mean “true”?
      """#
    ),
    (
      "TRUE",
      #"""
      f:1:1: error: “TRUE” is not a JSON value [json-syntax]
        help: did you mean “true”?
      """#
    ),
    (
      "nul",
      #"""
      f:1:1: error: “nul” is not a JSON value [json-syntax]
        help: did you mean “null”?
      """#
    ),
    (
      "undefined",
      #"""
      f:1:1: error: “undefined” is not a JSON value [json-syntax]
        help: put text in double quotes; the only words are true, false and null
      """#
    ),
    (
      "01",
      #"""
      f:1:1: error: a number may not start with a zero [json-syntax]
        help: remove the leading zeros
      """#
    ),
    (
      "-",
      #"""
      f:1:2: error: a digit must stand here, not the end of the file [json-syntax]
        help: write numbers as 0.5 or 1e6
      """#
    ),
    (
      "1.",
      #"""
      f:1:3: error: a digit must stand here, not the end of the file [json-syntax]
        help: write numbers as 0.5 or 1e6
      """#
    ),
    (
      "1.e3",
      #"""
      f:1:3: error: a digit must stand here, not “e” [json-syntax]
        help: write numbers as 0.5 or 1e6
      """#
    ),
    (
      "1e",
      #"""
      f:1:3: error: a digit must stand here, not the end of the file [json-syntax]
        help: write numbers as 0.5 or 1e6
      """#
    ),
    (
      "+1",
      #"""
      f:1:1: error: a number may not start with “+” [json-syntax]
        help: remove the “+”
      """#
    ),
    (
      ".5",
      #"""
      f:1:1: error: a digit must stand here, not “.” [json-syntax]
        help: write numbers as 0.5 or 1e6
      """#
    ),
    (
      "0x10",
      #"""
      f:1:2: error: JSON has no hexadecimal, octal or binary numbers [json-syntax]
        help: write it in decimal
      """#
    ),
    (
      "1a",
      #"""
      f:1:2: error: “a” may not follow a number [json-syntax]
        help: separate it with a comma, or put text in double quotes
      """#
    ),
    (
      "NaN",
      #"""
      f:1:1: error: “NaN” is not a JSON value [json-syntax]
        help: put text in double quotes; the only words are true, false and null
      """#
    ),
    (
      "-Infinity",
      #"""
      f:1:2: error: a digit must stand here, not “I” [json-syntax]
        help: write numbers as 0.5 or 1e6
      """#
    ),
    (
      "\"a\nb\"",
      #"""
      f:1:3: error: a string may not contain the end of the line [json-syntax]
        help: close the string with “"” or write the character as an escape such as \n or \u0000
        note: f:1:1: opened here
      """#
    ),
    (
      "\"\\q\"",
      #"""
      f:1:2: error: the backslash starts no escape that JSON knows [json-syntax]
        help: write \\ for a backslash; the escapes are \" \\ \/ \b \f \n \r \t and \u with four hex digits
      """#
    ),
    (
      "\"\\u12\"",
      #"""
      f:1:2: error: the backslash starts no escape that JSON knows [json-syntax]
        help: write \\ for a backslash; the escapes are \" \\ \/ \b \f \n \r \t and \u with four hex digits
      """#
    ),
    (
      "\"\\ud800\"",
      #"""
      f:1:2: error: this half of a surrogate pair stands alone [json-syntax]
        help: write both halves, such as \uD83D\uDE00, or the character itself
      """#
    ),
    (
      "\"\\ud800\\u0041\"",
      #"""
      f:1:2: error: this half of a surrogate pair stands alone [json-syntax]
        help: write both halves, such as \uD83D\uDE00, or the character itself
      """#
    ),
    (
      "\"\\udc00\"",
      #"""
      f:1:2: error: this half of a surrogate pair stands alone [json-syntax]
        help: write both halves, such as \uD83D\uDE00, or the character itself
      """#
    ),
    (
      "[\r\n 1,\r\n x]",
      #"""
      f:3:2: error: “x” is not a JSON value [json-syntax]
        help: put text in double quotes; the only words are true, false and null
      """#
    ),
    (
      "[\"日本\", x]",
      #"""
      f:1:8: error: “x” is not a JSON value [json-syntax]
        help: put text in double quotes; the only words are true, false and null
      """#
    ),
    (
      "[tru e]",
      #"""
      f:1:2: error: “tru” is not a JSON value [json-syntax]
        help: did you mean “true”?
      """#
    ),
    (
      "nullx",
      #"""
      f:1:1: error: “nullx” is not a JSON value [json-syntax]
        help: did you mean “null”?
      """#
    ),
    (
      "[1\0]",
      #"""
      f:1:3: error: U+0000 may not follow a number [json-syntax]
        help: separate it with a comma, or put text in double quotes
      """#
    ),
    (
      "\"\\",
      #"""
      f:1:2: error: the backslash starts no escape that JSON knows [json-syntax]
        help: write \\ for a backslash; the escapes are \" \\ \/ \b \f \n \r \t and \u with four hex digits
      """#
    ),
    (
      "True",
      #"""
      f:1:1: error: “True” is not a JSON value [json-syntax]
        help: did you mean “true”?
      """#
    ),
  ])
  func saysWhereAndWhyAScalarIsWrong(text: String, expected: String) {
    #expect(jsonReport(Array(text.utf8)) == expected)
  }
}
