extension Refusal {
  /// Tags that cannot be read.
  static let syntax: [Refusal] = [
    Refusal(
      #"""
      a
        {{title
      """#,
      #"""
      main.mustache:2:3: error: the tag is not closed [unclosed-tag]
      help: end it with “}}”
      """#),
    Refusal(
      #"{{#title}}x"#,
      #"""
      main.mustache:1:12: error: the template ends before “title” is closed \#
      [unclosed-section]
      help: add {{/title}}
      note: main.mustache:1:1: “title” is opened here
      """#),
    Refusal(
      #"a{{/title}}"#,
      #"""
      main.mustache:1:2: error: “title” is closed but not open [stray-close]
      help: remove the tag, or open “title” before it
      """#),
    Refusal(
      #"""
      {{#title}}
      {{#id}}x{{/title}}{{/id}}
      """#,
      #"""
      main.mustache:2:9: error: “title” is closed where “id” is open \#
      [mismatched-close]
      help: close {{/id}} first
      note: main.mustache:2:1: “id” is opened here
      main.mustache:2:19: error: “id” is closed but not open [stray-close]
      help: remove the tag, or open “id” before it
      """#),
    Refusal(
      #"{{=x=}}"#,
      #"""
      main.mustache:1:1: error: the tag does not set two delimiters \#
      [bad-delimiters]
      help: write two words without “=”, such as {{=<% %>=}}
      """#),
    Refusal(
      #"{{= a b c =}}"#,
      #"""
      main.mustache:1:1: error: the tag does not set two delimiters \#
      [bad-delimiters]
      help: write two words without “=”, such as {{=<% %>=}}
      """#),
    Refusal(
      #"{{= = = =}}"#,
      #"""
      main.mustache:1:1: error: the tag does not set two delimiters \#
      [bad-delimiters]
      help: write two words without “=”, such as {{=<% %>=}}
      """#),
    Refusal(
      #"{{}}"#,
      #"""
      main.mustache:1:1: error: the tag has no name [empty-name]
      help: name a field, such as {{title}}
      """#),
    Refusal(
      #"{{# }}x{{/ }}"#,
      #"""
      main.mustache:1:1: error: the tag has no name [empty-name]
      help: name a field, such as {{title}}
      main.mustache:1:8: error: the tag has no name [empty-name]
      help: name a field, such as {{title}}
      """#),
    Refusal(
      #"{{a b}}"#,
      #"""
      main.mustache:1:3: error: “a b” is not a name [bad-name]
      help: a name has no blanks, and no empty part between its dots
      """#),
    Refusal(
      #"{{hero..name}}"#,
      #"""
      main.mustache:1:3: error: “hero..name” is not a name [bad-name]
      help: a name has no blanks, and no empty part between its dots
      """#),
    Refusal(
      #"{{.name}}"#,
      #"""
      main.mustache:1:3: error: “.name” is not a name [bad-name]
      help: a name has no blanks, and no empty part between its dots
      """#),
    Refusal(
      #"{{{title}}"#,
      #"""
      main.mustache:1:1: error: the tag is not closed [unclosed-tag]
      help: end it with “}}}”
      """#),
    Refusal(
      #"{{<layout}}"#,
      #"""
      main.mustache:1:12: error: the template ends before “layout” is closed \#
      [unclosed-section]
      help: add {{/layout}}
      note: main.mustache:1:1: “layout” is opened here
      """#),
    Refusal(
      #"{{$body}}"#,
      #"""
      main.mustache:1:10: error: the template ends before “body” is closed \#
      [unclosed-section]
      help: add {{/body}}
      note: main.mustache:1:1: “body” is opened here
      """#),
    Refusal(
      #"{{<row}}x{{/layout}}"#,
      #"""
      main.mustache:1:10: error: “layout” is closed where “row” is open \#
      [mismatched-close]
      help: close {{/row}} first
      note: main.mustache:1:1: “row” is opened here
      """#),
    Refusal(
      #"{{=<% %>=}}<%title%"#,
      #"""
      main.mustache:1:12: error: the tag is not closed [unclosed-tag]
      help: end it with “%>”
      """#),
  ]
}
