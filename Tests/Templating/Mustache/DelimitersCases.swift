extension MustacheCase {
  /// The module “delimiters”: every case of the specification by its name,
  /// with data of our own.
  static let delimiters: [MustacheCase] = [
    MustacheCase(
      "Pair Behavior",
      "{{=<% %>=}}(<%note%>)",
      data: "{\"note\": \"Kick!\"}",
      gives: "(Kick!)"),
    MustacheCase(
      "Special Characters",
      "({{=[ ]=}}[note])",
      data: "{\"note\": \"All played!\"}",
      gives: "(All played!)"),
    MustacheCase(
      "Sections",
      """
      [
      {{#block}}
        {{score}}
        |score|
      {{/block}}

      {{= | | =}}
      |#block|
        {{score}}
        |score|
      |/block|
      ]

      """,
      data: "{\"block\": true, \"score\": \"I was written.\"}",
      gives: """
        [
          I was written.
          |score|

          {{score}}
          I was written.
        ]

        """),
    MustacheCase(
      "Inverted Sections",
      """
      [
      {{^block}}
        {{score}}
        |score|
      {{/block}}

      {{= | | =}}
      |^block|
        {{score}}
        |score|
      |/block|
      ]

      """,
      data: "{\"block\": false, \"score\": \"I was written.\"}",
      gives: """
        [
          I was written.
          |score|

          {{score}}
          I was written.
        ]

        """),
    MustacheCase(
      "Partial Inheritence",
      "[ {{>header}} ]\n{{= | | =}}\n[ |>header| ]\n",
      data: "{\"amount\": \"yes\"}",
      partials: [
        "header": ".{{amount}}."
      ],
      gives: "[ .yes. ]\n[ .yes. ]\n"),
    MustacheCase(
      "Post-Partial Behavior",
      "[ {{>header}} ]\n[ .{{amount}}.  .|amount|. ]\n",
      data: "{\"amount\": \"yes\"}",
      partials: [
        "header": ".{{amount}}. {{= | | =}} .|amount|."
      ],
      gives: "[ .yes.  .yes. ]\n[ .yes.  .|amount|. ]\n"),
    MustacheCase(
      "Surrounding Whitespace",
      "| {{=@ @=}} |",
      gives: "|  |"),
    MustacheCase(
      "Outlying Whitespace (Inline)",
      " | {{=@ @=}}\n",
      gives: " | \n"),
    MustacheCase(
      "Standalone Tag",
      "Begin.\n{{=@ @=}}\nEnd.\n",
      gives: "Begin.\nEnd.\n"),
    MustacheCase(
      "Indented Standalone Tag",
      "Begin.\n  {{=@ @=}}\nEnd.\n",
      gives: "Begin.\nEnd.\n"),
    MustacheCase(
      "Standalone Line Endings",
      "|\r\n{{= @ @ =}}\r\n|",
      gives: "|\r\n|"),
    MustacheCase(
      "Standalone Without Previous Line",
      "  {{=@ @=}}\n=",
      gives: "="),
    MustacheCase(
      "Standalone Without Newline",
      "=\n  {{=@ @=}}",
      gives: "=\n"),
    MustacheCase(
      "Pair with Padding",
      "|{{= @   @ =}}|",
      gives: "||"),
  ]
}
