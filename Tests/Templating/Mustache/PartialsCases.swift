extension MustacheCase {
  /// The module “partials”: every case of the specification by its name,
  /// with data of our own.
  static let partials: [MustacheCase] = [
    MustacheCase(
      "Basic Behavior",
      "\"{{>note}}\"",
      partials: [
        "note": "out piece"
      ],
      gives: "\"out piece\""),
    MustacheCase(
      "Failed Lookup",
      "\"{{>note}}\"",
      gives: "\"\""),
    MustacheCase(
      "Context",
      "\"{{>piece}}\"",
      data: "{\"note\": \"caption\"}",
      partials: [
        "piece": "*{{note}}*"
      ],
      gives: "\"*caption*\""),
    MustacheCase(
      "Recursion",
      "{{>branch}}",
      data: """
        {"caption": "P", "twigs": [{"caption": "Q", "twigs": []}]}
        """,
      partials: [
        "branch": "{{caption}}<{{#twigs}}{{>branch}}{{/twigs}}>"
      ],
      gives: "P<Q<>>"),
    MustacheCase(
      "Nested",
      "{{>card}}",
      data: "{\"a\": \"hello\", \"b\": \"fans\"}",
      partials: [
        "card": "*{{a}} {{>chip}}*",
        "chip": "{{b}}!",
      ],
      gives: "*hello fans!*"),
    MustacheCase(
      "Surrounding Whitespace",
      "| {{>piece}} |",
      partials: [
        "piece": "\t|\t"
      ],
      gives: "| \t|\t |"),
    MustacheCase(
      "Inline Indentation",
      "  {{score}}  {{> piece}}\n",
      data: "{\"score\": \"|\"}",
      partials: [
        "piece": ">\n>"
      ],
      gives: "  |  >\n>\n"),
    MustacheCase(
      "Standalone Line Endings",
      "|\r\n{{>piece}}\r\n|",
      partials: [
        "piece": ">"
      ],
      gives: "|\r\n>|"),
    MustacheCase(
      "Standalone Without Previous Line",
      "  {{>piece}}\n>",
      partials: [
        "piece": ">\n>"
      ],
      gives: "  >\n  >>"),
    MustacheCase(
      "Standalone Without Newline",
      ">\n  {{>piece}}",
      partials: [
        "piece": ">\n>"
      ],
      gives: ">\n  >\n  >"),
    MustacheCase(
      "Standalone Indentation",
      "\\\n {{>piece}}\n/\n",
      data: "{\"caption\": \"<\\n->\"}",
      partials: [
        "piece": "|\n{{{caption}}}\n|\n"
      ],
      gives: "\\\n |\n <\n->\n |\n/\n"),
    MustacheCase(
      "Padding Whitespace",
      "|{{> piece }}|",
      data: "{\"isLive\": true}",
      partials: [
        "piece": "[]"
      ],
      gives: "|[]|"),
  ]
}
