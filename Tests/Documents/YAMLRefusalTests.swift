import Diagnostics
import Documents
import Testing

@Suite struct YAMLRefusalTests {
  @Test(arguments: [
    (
      "key: &x 1\nb: *x",
      #"""
      f:1:6: error: anchors are not read here [yaml-anchor]
        help: remove “&x” and write the value out wherever it is needed
      f:2:4: error: aliases are not read here [yaml-alias]
        help: write the value out in place of “*x”; text that starts with “*” needs quotation marks
      """#
    ),
    (
      "a: !foo 1\nb: !!str 12\nc: !!int x",
      #"""
      f:1:4: error: the tag “!foo” is not read here [yaml-tag]
        help: remove it; text that starts with “!” needs quotation marks
      f:3:10: error: “x” is not what the tag “!!int” says [yaml-tag]
        help: remove the tag
      """#
    ),
    (
      "- é: *nope\n",
      #"""
      f:1:6: error: aliases are not read here [yaml-alias]
        help: write the value out in place of “*nope”; text that starts with “*” needs quotation marks
      """#
    ),
    (
      "? [a]\n: b",
      #"""
      f:1:3: error: a key must be a single string [yaml-key]
        help: text that starts with “[” or “{” needs quotation marks
      """#
    ),
    (
      "a: 1\n---\nb: 2",
      #"""
      f:2:1: error: a second document starts here [yaml-documents]
        help: a file holds one document: remove “---” and what follows
      """#
    ),
    (
      "<<: {a: 1}",
      #"""
      f:1:1: error: merge keys are not read here [yaml-merge]
        help: write the merged keys out in place of “<<”
      """#
    ),
    (
      "? k:\t |-\n: v",
      #"""
      f:1:5: error: a tab may not be used for indentation [yaml-syntax]
        help: indent with spaces
      """#
    ),
    (
      "!!str a: !!int 1\n? [k]\t\t:\t\t|-\t\n: v\n---\n...\n",
      #"""
      f:2:9: error: a tab may not be used for indentation [yaml-syntax]
        help: indent with spaces
      """#
    ),
    (
      "a: x\0b",
      #"""
      f:1:5: error: the character U+0000 may not stand in YAML [control-character]
        help: remove it, or write it as an escape in double quotes
      """#
    ),
    (
      "a: \u{7F}",
      #"""
      f:1:4: error: the character U+007F may not stand in YAML [control-character]
        help: remove it, or write it as an escape in double quotes
      """#
    ),
  ])
  func refusesWhatIsMoreThanPlainData(text: String, expected: String) {
    #expect(yamlReport(Array(text.utf8)) == expected)
  }
}
