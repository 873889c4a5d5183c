extension Refusal {
  /// Tags where nothing can be escaped, and literal code.
  static let places: [Refusal] = [
    Refusal(
      #"<a href={{url}}>x</a>"#,
      #"""
      main.mustache:1:9: error: “url” stands in an attribute value without \#
      quotes [template-place]
      help: put the whole value in double quotes
      """#),
    Refusal(
      #"<a title= {{title}}>x</a>"#,
      #"""
      main.mustache:1:11: error: “title” stands in an attribute value \#
      without quotes [template-place]
      help: put the whole value in double quotes
      """#),
    Refusal(
      #"<a href=player/{{id}}>x</a>"#,
      #"""
      main.mustache:1:16: error: “id” stands in an attribute value without \#
      quotes [template-place]
      help: put the whole value in double quotes
      """#),
    Refusal(
      #"<{{title}}>"#,
      #"""
      main.mustache:1:2: error: “title” stands in the name of a tag \#
      [template-place]
      help: write the tag out, in a section for each choice
      """#),
    Refusal(
      #"</{{title}}>"#,
      #"""
      main.mustache:1:3: error: “title” stands in the name of a tag \#
      [template-place]
      help: write the tag out, in a section for each choice
      """#),
    Refusal(
      #"<h{{id}}>"#,
      #"""
      main.mustache:1:3: error: “id” stands in the name of a tag \#
      [template-place]
      help: write the tag out, in a section for each choice
      """#),
    Refusal(
      #"<p {{title}}>"#,
      #"""
      main.mustache:1:4: error: “title” stands where the name of an \#
      attribute is expected [template-place]
      help: write the attribute out and put a section around it: {{#x}} \#
      lang="{{x}}"{{/x}}
      """#),
    Refusal(
      #"<p {{title}}="x">"#,
      #"""
      main.mustache:1:4: error: “title” stands where the name of an \#
      attribute is expected [template-place]
      help: write the attribute out and put a section around it: {{#x}} \#
      lang="{{x}}"{{/x}}
      """#),
    Refusal(
      #"<p data-{{id}}="x">"#,
      #"""
      main.mustache:1:9: error: “id” stands where the name of an attribute \#
      is expected [template-place]
      help: write the attribute out and put a section around it: {{#x}} \#
      lang="{{x}}"{{/x}}
      """#),
    Refusal(
      #"<p title="a"{{title}}>"#,
      #"""
      main.mustache:1:13: error: “title” stands where the name of an \#
      attribute is expected [template-place]
      help: write the attribute out and put a section around it: {{#x}} \#
      lang="{{x}}"{{/x}}
      """#),
    Refusal(
      #"<p title=x {{title}}/>"#,
      #"""
      main.mustache:1:12: error: “title” stands where the name of an \#
      attribute is expected [template-place]
      help: write the attribute out and put a section around it: {{#x}} \#
      lang="{{x}}"{{/x}}
      """#),
    Refusal(
      #"<p title="a"{{#isLive}}lang="b"{{/isLive}}>"#,
      #"""
      main.mustache:1:24: error: this could run into the name or value \#
      before it [template-markup]
      help: put a blank in front, inside the section if there is one
      """#),
    Refusal(
      #"<p{{#cards}}x{{/cards}}>"#,
      #"""
      main.mustache:1:13: error: this could run into the name or value \#
      before it [template-markup]
      help: put a blank in front, inside the section if there is one
      """#),
    Refusal(
      #"<p{{#isLive}} lang{{/isLive}}="x">"#,
      #"""
      main.mustache:1:30: error: this character cannot stand here in a tag \#
      [template-markup]
      help: write attributes as name="value"
      """#),
    Refusal(
      #"<button onclick="go('{{id}}')">x</button>"#,
      #"""
      main.mustache:1:9: error: pages may not hold event handlers such as \#
      onclick [template-markup]
      help: listen for the event in a script file
      """#),
    Refusal(
      #"<button ONCLICK=go()>x</button>"#,
      #"""
      main.mustache:1:9: error: pages may not hold event handlers such as \#
      onclick [template-markup]
      help: listen for the event in a script file
      """#),
    Refusal(
      #"<p style="color: {{title}}">"#,
      #"""
      main.mustache:1:4: error: pages may not hold style attributes \#
      [template-markup]
      help: use a class and a style sheet
      """#),
    Refusal(
      #"<p style="color: red">"#,
      #"""
      main.mustache:1:4: error: pages may not hold style attributes \#
      [template-markup]
      help: use a class and a style sheet
      """#),
    Refusal(
      #"<div srcdoc="{{title}}">"#,
      #"""
      main.mustache:1:6: error: pages may not hold srcdoc [template-markup]
      help: link to a page of its own
      """#),
    Refusal(
      #"<iframe srcdoc="{{title}}"></iframe>"#,
      #"""
      main.mustache:1:1: error: pages may not hold <iframe> [template-markup]
      help: the policy of the pages blocks it; use a link
      main.mustache:1:9: error: pages may not hold srcdoc [template-markup]
      help: link to a page of its own
      """#),
    Refusal(
      #"<script>var title = {{title}};</script>"#,
      #"""
      main.mustache:1:9: error: pages may not hold script code \#
      [template-markup]
      help: move it to a file: <script src="…" defer></script>
      main.mustache:1:21: error: “title” stands in script code \#
      [template-place]
      help: put data in a <script type="application/json"> and read it from \#
      the script file
      """#),
    Refusal(
      #"<script type="text/javascript">{{data}}</script>"#,
      #"""
      main.mustache:1:32: error: “data” stands in script code [template-place]
      help: put data in a <script type="application/json"> and read it from \#
      the script file
      """#),
    Refusal(
      #"<script type="{{title}}">{}</script>"#,
      #"""
      main.mustache:1:15: error: “title” stands in the type of a script \#
      [template-place]
      help: write the type out, since it decides whether the text is code
      """#),
    Refusal(
      #"<script src="a.js">{{title}}</script>"#,
      #"""
      main.mustache:1:20: error: “title” stands in script code \#
      [template-place]
      help: put data in a <script type="application/json"> and read it from \#
      the script file
      """#),
    Refusal(
      #"<script>go()</script>"#,
      #"""
      main.mustache:1:9: error: pages may not hold script code \#
      [template-markup]
      help: move it to a file: <script src="…" defer></script>
      """#),
    Refusal(
      #"""
      <script type="application/json" \#
      {{#isLive}}src="x"{{/isLive}}>{}</script>
      """#,
      #"""
      main.mustache:1:33: error: what follows the section “isLive” inside \#
      the tag <script> could be read in two ways [template-balance]
      help: put the section around the whole attribute, or the whole tag
      note: main.mustache:1:51: it ends here
      """#),
    Refusal(
      #"<script type="application/json">{"a": "{{title}}"}</script>"#,
      #"""
      main.mustache:1:40: error: “title” stands inside a JSON string \#
      [template-place]
      help: write the tag without the quotes; it brings its own
      """#),
    Refusal(
      #"<script type="application/json">{"a": "<b>"}</script>"#,
      #"""
      main.mustache:1:41: error: a less-than sign cannot stand in the text \#
      of <script> [template-markup]
      help: write “\u003c” in a JSON string
      """#),
    Refusal(
      #"<style>p { color: {{title}} }</style>"#,
      #"""
      main.mustache:1:8: error: pages may not hold style text \#
      [template-markup]
      help: move it to a file: <link rel="stylesheet" href="…">
      main.mustache:1:19: error: “title” stands in a style sheet \#
      [template-place]
      help: pages may not hold style text; use classes and a linked style \#
      sheet
      """#),
    Refusal(
      #"<style>p { color: red }</style>"#,
      #"""
      main.mustache:1:8: error: pages may not hold style text \#
      [template-markup]
      help: move it to a file: <link rel="stylesheet" href="…">
      """#),
    Refusal(
      #"<!-- {{title}} -->"#,
      #"""
      main.mustache:1:6: error: “title” stands in an HTML comment \#
      [template-place]
      help: take it out, or write a template comment: {{! … }}
      """#),
    Refusal(
      #"<!-- {{#isLive}}x{{/isLive}} -->"#,
      #"""
      main.mustache:1:6: error: “isLive” stands in an HTML comment \#
      [template-place]
      help: take it out, or write a template comment: {{! … }}
      """#),
    Refusal(
      #"<!doctype {{title}}>"#,
      #"""
      main.mustache:1:11: error: “title” stands in a declaration \#
      [template-place]
      help: write the declaration out: <!doctype html>
      """#),
    Refusal(
      #"<![CDATA[{{title}}]]>"#,
      #"""
      main.mustache:1:1: error: this is neither a tag, a comment nor the \#
      doctype [template-markup]
      help: write a comment as <!-- … -->
      main.mustache:1:10: error: “title” stands in a declaration \#
      [template-place]
      help: write the declaration out: <!doctype html>
      """#),
    Refusal(
      #"<?xml version="1.0"?>"#,
      #"""
      main.mustache:1:1: error: this is neither a tag, a comment nor the \#
      doctype [template-markup]
      help: write a comment as <!-- … -->
      """#),
  ]
}
