import Diagnostics
import Documents
import Testing

@Suite struct JSONStructureTests {
  @Test(arguments: [
    (
      "",
      #"""
      f:1:1: error: the file is empty [json-syntax]
        help: a JSON file holds one value, such as {}
      """#
    ),
    (
      "  ",
      #"""
      f:1:1: error: the file is empty [json-syntax]
        help: a JSON file holds one value, such as {}
      """#
    ),
    (
      "{",
      #"""
      f:1:2: error: the file ends inside an object [json-syntax]
        help: close it with “}”
        note: f:1:1: opened here
      """#
    ),
    (
      "[1,",
      #"""
      f:1:4: error: the file ends inside a list [json-syntax]
        help: close it with “]”
        note: f:1:1: opened here
      """#
    ),
    (
      "[1 2]",
      #"""
      f:1:4: error: a comma or the end of the list must stand here, not “2” [json-syntax]
        help: separate elements with commas and close with “]”
      """#
    ),
    (
      "{\"a\" 1}",
      #"""
      f:1:6: error: a colon must follow the key, not “1” [json-syntax]
        help: write "key": value
      """#
    ),
    (
      "{a: 1}",
      #"""
      f:1:2: error: a key must stand here, not “a” [json-syntax]
        help: keys are strings in double quotes
      """#
    ),
    (
      "{'a': 1}",
      #"""
      f:1:2: error: a key must stand here, not “'” [json-syntax]
        help: keys are strings in double quotes
      """#
    ),
    (
      "[1,]",
      #"""
      f:1:4: error: nothing follows the last comma [json-syntax]
        help: remove the comma before “]”
      """#
    ),
    (
      "{\"a\":1,}",
      #"""
      f:1:8: error: nothing follows the last comma [json-syntax]
        help: remove the comma before “}”
      """#
    ),
    (
      "\"abc",
      #"""
      f:1:5: error: the file ends inside a string [json-syntax]
        help: close it with “"”
        note: f:1:1: opened here
      """#
    ),
    (
      "[1}",
      #"""
      f:1:3: error: “}” does not close the list [json-syntax]
        help: close it with “]”
        note: f:1:1: opened here
      """#
    ),
    (
      "{\"a\":[1}",
      #"""
      f:1:8: error: “}” does not close the list [json-syntax]
        help: close it with “]”
        note: f:1:6: opened here
      """#
    ),
    (
      "1 2",
      #"""
      f:1:3: error: the document has ended, but “2” follows [json-syntax]
        help: a JSON file holds one value; remove what follows it
      """#
    ),
    (
      "{} x",
      #"""
      f:1:4: error: the document has ended, but “x” follows [json-syntax]
        help: a JSON file holds one value; remove what follows it
      """#
    ),
    (
      "// c\n1",
      #"""
      f:1:1: error: JSON has no comments [json-syntax]
        help: remove the comment
      """#
    ),
    (
      "{\"a\": 1 /* x */}",
      #"""
      f:1:9: error: JSON has no comments [json-syntax]
        help: remove the comment
      """#
    ),
    (
      "\u{FEFF}[日]",
      #"""
      f:1:2: error: a value must stand here, not “日” [json-syntax]
        help: write an object, a list, a string in double quotes, a number, true, false or null
      """#
    ),
    (
      "\u{FEFF}",
      #"""
      f:1:1: error: the file is empty [json-syntax]
        help: a JSON file holds one value, such as {}
      """#
    ),
    (
      "“a”",
      #"""
      f:1:1: error: a value must stand here, not a curly quotation mark “ [json-syntax]
        help: write an object, a list, a string in double quotes, a number, true, false or null
      """#
    ),
    (
      "{\"a\"",
      #"""
      f:1:5: error: the file ends inside an object [json-syntax]
        help: close it with “}”
        note: f:1:1: opened here
      """#
    ),
    (
      "{\"a\":",
      #"""
      f:1:6: error: the file ends inside an object [json-syntax]
        help: close it with “}”
        note: f:1:1: opened here
      """#
    ),
    (
      "[,1]",
      #"""
      f:1:2: error: a value must stand here, not “,” [json-syntax]
        help: write an object, a list, a string in double quotes, a number, true, false or null
      """#
    ),
    (
      "[}",
      #"""
      f:1:2: error: a value must stand here, not “}” [json-syntax]
        help: write an object, a list, a string in double quotes, a number, true, false or null
      """#
    ),
    (
      "{]",
      #"""
      f:1:2: error: a key must stand here, not “]” [json-syntax]
        help: keys are strings in double quotes
      """#
    ),
    (
      "{,}",
      #"""
      f:1:2: error: a key must stand here, not “,” [json-syntax]
        help: keys are strings in double quotes
      """#
    ),
    (
      "{1:2}",
      #"""
      f:1:2: error: a key must stand here, not “1” [json-syntax]
        help: keys are strings in double quotes
      """#
    ),
    (
      "\"a\"b",
      #"""
      f:1:4: error: the document has ended, but “b” follows [json-syntax]
        help: a JSON file holds one value; remove what follows it
      """#
    ),
    (
      "\u{A0}1",
      #"""
      f:1:1: error: a value must stand here, not U+00A0 [json-syntax]
        help: write an object, a list, a string in double quotes, a number, true, false or null
      """#
    ),
    (
      "]",
      #"""
      f:1:1: error: a value must stand here, not “]” [json-syntax]
        help: write an object, a list, a string in double quotes, a number, true, false or null
      """#
    ),
    (
      "[\"a\" \"b\"]",
      #"""
      f:1:6: error: a comma or the end of the list must stand here, not “"” [json-syntax]
        help: separate elements with commas and close with “]”
      """#
    ),
    (
      "{\"a\":1 \"b\":2}",
      #"""
      f:1:8: error: a comma or the end of the object must stand here, not “"” [json-syntax]
        help: separate members with commas and close with “}”
      """#
    ),
  ])
  func saysWhereAndWhyTheStructureIsWrong(text: String, expected: String) {
    #expect(jsonReport(Array(text.utf8)) == expected)
  }
}
