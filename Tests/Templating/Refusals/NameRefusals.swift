extension Refusal {
  /// Names of fields, templates and blocks that are not there.
  static let names: [Refusal] = [
    Refusal(
      #"<p>{{titel}}</p>"#,
      #"""
      main.mustache:1:6: error: “titel” is not a field of “page” \#
      [unknown-name]
      help: did you mean “title”?
      """#),
    Refusal(
      #"<p>{{nonsense}}</p>"#,
      #"""
      main.mustache:1:6: error: “nonsense” is not a field of “page” \#
      [unknown-name]
      help: its fields are title, url, id, isLive, body, data, hero, cards, \#
      layout
      """#),
    Refusal(
      #"<p>{{hero.nam}}</p>"#,
      #"""
      main.mustache:1:6: error: “nam” is not a field of “card” [unknown-name]
      help: did you mean “name”?
      """#),
    Refusal(
      #"<p>{{title.name}}</p>"#,
      #"""
      main.mustache:1:6: error: “title” is a text and has no fields \#
      [unknown-name]
      help: a dotted name leads through records only
      """#),
    Refusal(
      #"<p>{{cards.name}}</p>"#,
      #"""
      main.mustache:1:6: error: “cards” is a list and has no fields \#
      [unknown-name]
      help: write a section: {{#cards}}…{{/cards}}
      """#),
    Refusal(
      #"<p>{{hero.name.x}}</p>"#,
      #"""
      main.mustache:1:6: error: “hero.name” is a text and has no fields \#
      [unknown-name]
      help: a dotted name leads through records only
      """#),
    Refusal(
      #"{{#cards}}{{naem}}{{title}}{{/cards}}"#,
      #"""
      main.mustache:1:13: error: “naem” is not a field of “card” \#
      [unknown-name]
      help: did you mean “name”?
      """#),
    Refusal(
      #"{{#cards}}{{titel}}{{/cards}}"#,
      #"""
      main.mustache:1:13: error: “titel” is not a field of “card” \#
      [unknown-name]
      help: did you mean “title”?
      """#),
    Refusal(
      #"{{#heroes}}{{name}}{{/heroes}}<p title={{x}}>"#,
      #"""
      main.mustache:1:4: error: “heroes” is not a field of “page” \#
      [unknown-name]
      help: did you mean “hero”?
      main.mustache:1:42: error: “x” is not a field of “page” [unknown-name]
      help: its fields are title, url, id, isLive, body, data, hero, cards, \#
      layout
      main.mustache:1:40: error: “x” stands in an attribute value without \#
      quotes [template-place]
      help: put the whole value in double quotes
      """#),
    Refusal(
      #"""
      é{{!
      }}日本{{titel}}
      """#,
      #"""
      main.mustache:2:7: error: “titel” is not a field of “page” \#
      [unknown-name]
      help: did you mean “title”?
      """#),
    Refusal(
      #"{{>rwo}}"#,
      #"""
      main.mustache:1:4: error: there is no template “rwo” [unknown-template]
      help: did you mean “row”?
      """#),
    Refusal(
      #"{{>nothing}}"#,
      #"""
      main.mustache:1:4: error: there is no template “nothing” \#
      [unknown-template]
      help: the templates are again, broken, layout, loop, main, open, row
      """#),
    Refusal(
      #"{{<layuot}}{{/layuot}}"#,
      #"""
      main.mustache:1:4: error: there is no template “layuot” \#
      [unknown-template]
      help: did you mean “layout”?
      """#),
    Refusal(
      #"{{<layout}}{{$bdoy}}x{{/bdoy}}{{/layout}}"#,
      #"""
      main.mustache:1:15: error: “layout” has no block “bdoy” [unknown-block]
      help: did you mean “body”?
      """#),
    Refusal(
      #"{{<row}}{{$body}}x{{/body}}{{/row}}"#,
      #"""
      main.mustache:1:12: error: “row” has no block “body” [unknown-block]
      help: it has no blocks
      """#),
    Refusal(
      #"{{<layout}}{{title}}{{$body}}{{/body}}{{/layout}}"#,
      #"""
      main.mustache:1:12: error: this tag has no effect directly in \#
      {{<layout}} [stray-tag]
      help: move it into a block: {{$name}}…{{/name}}
      """#),
    Refusal(
      #"{{>*title}}"#,
      #"""
      main.mustache:1:5: error: “title” is a text, not the name of a \#
      template [template-value]
      help: name the template itself: {{>name}}
      """#),
    Refusal(
      #"{{>*kind}}"#,
      #"""
      main.mustache:1:5: error: “kind” is not a field of “page” [unknown-name]
      help: its fields are title, url, id, isLive, body, data, hero, cards, \#
      layout
      """#),
    Refusal(
      #"{{>loop}}"#,
      #"""
      again.mustache:1:4: error: the template “loop” contains itself \#
      [recursive-template]
      help: use a section over a list in place of the recursion
      note: loop.mustache:1:11: “again” is used here
      note: again.mustache:1:4: “loop” is used here
      """#),
    Refusal(
      #"{{>main}}"#,
      #"""
      main.mustache:1:4: error: the template “main” contains itself \#
      [recursive-template]
      help: use a section over a list in place of the recursion
      note: main.mustache:1:4: “main” is used here
      """#),
    Refusal(
      #"""
      {{>broken}}
      {{>broken}}
      """#,
      #"""
      broken.mustache:2:11: error: the template ends before “cards” is \#
      closed [unclosed-section]
      help: add {{/cards}}
      note: broken.mustache:2:1: “cards” is opened here
      broken.mustache:1:6: error: “titel” is not a field of “page” \#
      [unknown-name]
      help: did you mean “title”?
      note: main.mustache:1:1: “broken” is used here
      """#),
    Refusal(
      #"{{>*layout}}"#,
      #"""
      main.mustache:1:5: error: there is no template “grid” [unknown-template]
      help: the templates are again, broken, layout, loop, main, open, row
      """#),
  ]
}
