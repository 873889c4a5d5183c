import Diagnostics
import Documents
import Testing

@Suite struct YAMLSyntaxTests {
  @Test(arguments: [
    (
      "a: 1\r\nb: 日本: x\r\n",
      #"""
      f:2:6: error: a second “: ” stands on this line [yaml-syntax]
        help: put text that contains “: ” in quotation marks
      """#
    ),
    (
      "a: [1, 2",
      #"""
      f:1:9: error: the file ends inside a list [yaml-syntax]
        help: close it with “]”
        note: f:1:4: opened here
      """#
    ),
    (
      "a: 'x",
      #"""
      f:1:4: error: this string is not closed [yaml-syntax]
        help: end it with the quotation mark that it starts with
      """#
    ),
    (
      "a: b: c",
      #"""
      f:1:5: error: a second “: ” stands on this line [yaml-syntax]
        help: put text that contains “: ” in quotation marks
      """#
    ),
    (
      "\ta: 1",
      #"""
      f:1:1: error: a tab may not be used for indentation [yaml-syntax]
        help: indent with spaces
      """#
    ),
    (
      "a:\n\t- b",
      #"""
      f:2:1: error: a tab may not be used for indentation [yaml-syntax]
        help: indent with spaces
      """#
    ),
    (
      "a: \"xy\\q\"",
      #"""
      f:1:7: error: the backslash starts no escape that YAML knows [yaml-syntax]
        help: write \\ for a backslash, or use single quotes
      """#
    ),
    (
      "a: 1\n b: 2",
      #"""
      f:2:2: error: this line continues the value above [yaml-syntax]
        help: indent it like the keys that it belongs to
      """#
    ),
    (
      "- a\nb: 1",
      #"""
      f:2:1: error: an entry of the list must stand here [yaml-syntax]
        help: start it with “- ”, or indent it as its list's key
      """#
    ),
    (
      "a: @x",
      #"""
      f:1:4: error: text without quotation marks may not start with “@” [yaml-syntax]
        help: put it in quotation marks
      """#
    ),
    (
      "[a, b]]",
      #"""
      f:1:7: error: “]” closes nothing that is open [yaml-syntax]
        help: remove it
      """#
    ),
    (
      "a: ]",
      #"""
      f:1:4: error: “]” closes nothing that is open [yaml-syntax]
        help: remove it
      """#
    ),
    (
      "a: \"\\ud83d\"",
      #"""
      f:1:4: error: an escape in this string is half a character [yaml-syntax]
        help: write both halves, such as \uD83D\uDE00, or the character itself
      """#
    ),
    (
      "a: - b",
      #"""
      f:1:4: error: a list may not start on the line of its key [yaml-syntax]
        help: start it on the next line, or write [a, b]
      """#
    ),
    (
      "%YAML 9.1\n---\na",
      #"""
      f:1:1: error: this is not YAML 1.2 [yaml-syntax]
        help: check the indentation, quotation marks and brackets here
      """#
    ),
    (
      "a: 1\r\nb: [\r\n",
      #"""
      f:3:1: error: the file ends inside a list [yaml-syntax]
        help: close it with “]”
        note: f:2:4: opened here
      """#
    ),
    (
      "a: [\n1\n,]\nx",
      #"""
      f:2:1: error: the indentation fits nothing above [yaml-syntax]
        help: indent it like its neighbours, and what is in brackets further
      """#
    ),
    (
      "a: \n  - b\n c: 1",
      #"""
      f:3:2: error: the indentation fits no mapping above [yaml-syntax]
        help: indent it like its neighbours
      """#
    ),
    (
      "key without colon\nb: 1",
      #"""
      f:1:1: error: a colon must follow this key [yaml-syntax]
        help: write “key: value”
      """#
    ),
    (
      "a: 1\nkey\n",
      #"""
      f:2:1: error: a colon must follow this key [yaml-syntax]
        help: write “key: value”
      """#
    ),
    (
      "{a: 1 b: 2}",
      #"""
      f:1:8: error: a comma must stand here, not “:” [yaml-syntax]
        help: separate the entries with commas and close the bracket
      """#
    ),
    (
      "[\"a\" \"b\"]",
      #"""
      f:1:6: error: a comma must stand here, not “"” [yaml-syntax]
        help: separate the entries with commas and close the bracket
      """#
    ),
    (
      "a: *",
      #"""
      f:1:4: error: “*” must be followed by a name [yaml-syntax]
        help: text that starts with “*” needs quotation marks
      """#
    ),
    (
      "a: & x",
      #"""
      f:1:4: error: “&” must be followed by a name [yaml-syntax]
        help: text that starts with “&” needs quotation marks
      """#
    ),
    (
      "a: !<x",
      #"""
      f:1:7: error: the tag is not closed [yaml-syntax]
        help: text that starts with “!” needs quotation marks
      """#
    ),
    (
      "a: 'b' c",
      #"""
      f:1:8: error: nothing may follow the closing quotation mark [yaml-syntax]
        help: put the whole text in quotation marks, or “#” before a comment
      """#
    ),
    (
      "a:\n- b\n  c: d",
      #"""
      f:3:3: error: this line continues the value above [yaml-syntax]
        help: indent it like the keys that it belongs to
      """#
    ),
    (
      "a: ,b",
      #"""
      f:1:4: error: a value must stand here, not “,” [yaml-syntax]
        help: put text that starts with “,” in quotation marks
      """#
    ),
    (
      "[a,,b]",
      #"""
      f:1:4: error: a value must stand here, not “,” [yaml-syntax]
        help: remove the comma
      """#
    ),
    (
      "a: \"x\n  y",
      #"""
      f:1:4: error: this string is not closed [yaml-syntax]
        help: end it with the quotation mark that it starts with
      """#
    ),
    (
      "x: {a: {b: 1}",
      #"""
      f:1:14: error: the file ends inside a mapping [yaml-syntax]
        help: close it with “}”
        note: f:1:4: opened here
      """#
    ),
    (
      "a: *b : c",
      #"""
      f:1:4: error: aliases are not read here [yaml-alias]
        help: write the value out in place of “*b”; text that starts with “*” needs quotation marks
      f:1:7: error: a second “: ” stands on this line [yaml-syntax]
        help: put text that contains “: ” in quotation marks
      """#
    ),
  ])
  func saysWhereAndWhyATextIsNoYAML(text: String, expected: String) {
    #expect(yamlReport(Array(text.utf8)) == expected)
  }
}
