extension Refusal {
  /// Values of the wrong kind, and unbalanced pieces.
  static let values: [Refusal] = [
    Refusal(
      #"<p>{{{title}}}</p>"#,
      #"""
      main.mustache:1:4: error: “title” is a text; only markup is written \#
      without escaping [template-value]
      help: write {{title}}
      """#),
    Refusal(
      #"<p>{{&isLive}}</p>"#,
      #"""
      main.mustache:1:4: error: “isLive” is a yes or no; only markup is \#
      written without escaping [template-value]
      help: write {{isLive}}
      """#),
    Refusal(
      #"<p>{{body}}</p>"#,
      #"""
      main.mustache:1:4: error: “body” is markup, and two braces would show \#
      its tags as text [template-value]
      help: write {{{body}}}
      """#),
    Refusal(
      #"<p title="{{{body}}}">"#,
      #"""
      main.mustache:1:11: error: “body” is markup and can stand only in text \#
      between tags [template-value]
      help: use a field that holds the plain text
      """#),
    Refusal(
      #"<title>{{{body}}}</title>"#,
      #"""
      main.mustache:1:8: error: “body” is markup and can stand only in text \#
      between tags [template-value]
      help: use a field that holds the plain text
      """#),
    Refusal(
      #"<p>{{data}}</p>"#,
      #"""
      main.mustache:1:4: error: “data” is JSON and can stand only in a \#
      script of JSON [template-value]
      help: put it in <script type="application/json">
      """#),
    Refusal(
      #"<p>{{hero}}</p>"#,
      #"""
      main.mustache:1:4: error: “hero” is a record and cannot be written as \#
      text [template-value]
      help: write a section: {{#hero}}…{{/hero}}
      """#),
    Refusal(
      #"<p>{{#cards}}{{.}}{{/cards}}</p>"#,
      #"""
      main.mustache:1:16: error: “.” names nothing here: lists hold records \#
      [unknown-name]
      help: name a field of the record
      """#),
    Refusal(
      #"<p>{{cards}}</p>"#,
      #"""
      main.mustache:1:4: error: “cards” is a list and cannot be written as \#
      text [template-value]
      help: write a section: {{#cards}}…{{/cards}}
      """#),
    Refusal(
      #"<p>{{#isLive}}<b title="{{/isLive}}x"></b></p>"#,
      #"""
      main.mustache:1:4: error: the section “isLive” starts in text between \#
      tags and ends in the value of title [template-balance]
      help: put whole tags, whole attributes or parts of one value in a \#
      section
      note: main.mustache:1:25: it ends here
      """#),
    Refusal(
      #"<p {{#isLive}}><i {{/isLive}}>"#,
      #"""
      main.mustache:1:4: error: the section “isLive” starts inside the tag \#
      <p> and ends inside the tag <i> [template-balance]
      help: put whole tags, whole attributes or parts of one value in a \#
      section
      note: main.mustache:1:19: it ends here
      """#),
    Refusal(
      #"{{#isLive}}<title>{{/isLive}}"#,
      #"""
      main.mustache:1:1: error: the section “isLive” starts in text between \#
      tags and ends in the text of <title> [template-balance]
      help: put whole tags, whole attributes or parts of one value in a \#
      section
      note: main.mustache:1:19: it ends here
      """#),
    Refusal(
      #"<p title="{{>row}}">"#,
      #"""
      main.mustache:1:11: error: partials, parents and blocks can stand only \#
      in text between tags, and “row” stands in the value of title \#
      [template-place]
      help: move it out, or write its text here
      """#),
    Refusal(
      #"<p {{>row}}>"#,
      #"""
      main.mustache:1:4: error: partials, parents and blocks can stand only \#
      in text between tags, and “row” stands inside the tag <p> \#
      [template-place]
      help: move it out, or write its text here
      """#),
    Refusal(
      #"<title>{{$name}}x{{/name}}</title>"#,
      #"""
      main.mustache:1:8: error: partials, parents and blocks can stand only \#
      in text between tags, and “name” stands in the text of <title> \#
      [template-place]
      help: move it out, or write its text here
      """#),
    Refusal(
      #"<p title="{{<row}}{{/row}}">"#,
      #"""
      main.mustache:1:11: error: partials, parents and blocks can stand only \#
      in text between tags, and “row” stands in the value of title \#
      [template-place]
      help: move it out, or write its text here
      """#),
    Refusal(
      #"{{>open}}"#,
      #"""
      open.mustache:1:11: error: the template “open” ends in the value of \#
      title [template-balance]
      help: close what is open; it must end in text between tags
      note: main.mustache:1:1: “open” is used here
      """#),
    Refusal(
      #"{{$name}}<p {{/name}}>"#,
      #"""
      main.mustache:1:13: error: the block “name” ends inside the tag <p> \#
      [template-balance]
      help: close what is open; it must end in text between tags
      """#),
    Refusal(
      #"<p title="x"#,
      #"""
      main.mustache:1:12: error: the template “main” ends in the value of \#
      title [template-balance]
      help: close what is open; it must end in text between tags
      """#),
    Refusal(
      #"<title>a <b>{{title}}</b></title>"#,
      #"""
      main.mustache:1:11: error: a less-than sign cannot stand in the text \#
      of <title> [template-markup]
      help: write “&lt;”
      main.mustache:1:24: error: a less-than sign cannot stand in the text \#
      of <title> [template-markup]
      help: write “&lt;”
      """#),
    Refusal(
      #"<xmp>{{title}}</xmp>"#,
      #"""
      main.mustache:1:1: error: pages may not hold <xmp> [template-markup]
      help: use <pre>
      """#),
    Refusal(
      #"</ {{title}}>"#,
      #"""
      main.mustache:1:1: error: this is not a tag [template-markup]
      help: write “&lt;” for a less-than sign that starts none
      main.mustache:1:4: error: “title” stands in a declaration \#
      [template-place]
      help: write the declaration out: <!doctype html>
      """#),
    Refusal(
      #"<p "{{title}}">"#,
      #"""
      main.mustache:1:4: error: this character cannot stand here in a tag \#
      [template-markup]
      help: write attributes as name="value"
      main.mustache:1:5: error: “title” stands where the name of an \#
      attribute is expected [template-place]
      help: write the attribute out and put a section around it: {{#x}} \#
      lang="{{x}}"{{/x}}
      main.mustache:1:14: error: this character cannot stand here in a tag \#
      [template-markup]
      help: write attributes as name="value"
      """#),
  ]
}
