extension MustacheCase {
  /// The module “~dynamic-names”: every case of the specification by its name,
  /// with data of our own.
  static let dynamicNames: [MustacheCase] = [
    MustacheCase(
      "Basic Behavior - Partial",
      "\"{{>*chosen}}\"",
      data: "{\"chosen\": \"caption\"}",
      partials: [
        "caption": "Welcome, fans!"
      ],
      gives: "\"Welcome, fans!\""),
    MustacheCase(
      "Basic Behavior - Name Resolution",
      "\"{{>*chosen}}\"",
      data: "{\"chosen\": \"caption\", \"*chosen\": \"bad\"}",
      partials: [
        "caption": "Welcome, fans!",
        "bad": "Unseen",
      ],
      gives: "\"Welcome, fans!\""),
    MustacheCase(
      "Context Misses - Partial",
      "\"{{>*unset}}\"",
      partials: [
        "unset": "Welcome, fans!"
      ],
      gives: "\"\""),
    MustacheCase(
      "Failed Lookup - Partial",
      "\"{{>*chosen}}\"",
      data: "{\"chosen\": \"caption\"}",
      partials: [
        "panel": "Welcome, fans!"
      ],
      gives: "\"\""),
    MustacheCase(
      "Context",
      "\"{{>*pick}}\"",
      data: "{\"note\": \"Welcome, fans!\", \"pick\": \"piece\"}",
      partials: [
        "piece": "*{{note}}*"
      ],
      gives: "\"*Welcome, fans!*\""),
    MustacheCase(
      "Dotted Names",
      "\"{{>*match.team.coach}}\"",
      data: """
        {"note": "Welcome, fans!", "match": {"team": {"coach": "piece"}}}
        """,
      partials: [
        "piece": "*{{note}}*"
      ],
      gives: "\"*Welcome, fans!*\""),
    MustacheCase(
      "Dotted Names - Operator Precedence",
      "\"{{>*match.team.coach}}\"",
      data: """
        {"note": "Welcome, fans!", "match": "trial", "trial": {"team": \
        {"coach": "piece"}}}
        """,
      partials: [
        "piece": "*{{note}}*"
      ],
      gives: "\"\""),
    MustacheCase(
      "Dotted Names - Failed Lookup",
      "\"{{>*match.team.coach}}\"",
      data: """
        {"match": {"note": "Welcome, fans!", "team": {"coach": "piece"}}}
        """,
      partials: [
        "piece": "*{{note}}*"
      ],
      gives: "\"**\""),
    MustacheCase(
      "Dotted names - Context Stacking",
      "{{#blockA}}{{>*blockB.chosen}}{{/blockA}}",
      data: """
        {"blockA": {"amount": "blockA"}, "blockB": {"chosen": "piece", \
        "amount": "blockB"}}
        """,
      partials: [
        "piece": "\"{{amount}}\""
      ],
      gives: "\"blockA\""),
    MustacheCase(
      "Dotted names - Context Stacking Under Repetition",
      "{{#blockA}}{{>*blockB.chosen}}{{/blockA}}",
      data: """
        {"amount": "trial", "blockA": [1, 2], "blockB": {"chosen": \
        "piece", "amount": "blockB"}}
        """,
      partials: [
        "piece": "{{amount}}"
      ],
      gives: "trialtrial"),
    MustacheCase(
      "Dotted names - Context Stacking Failed Lookup",
      "{{#blockA}}{{>*blockB.chosen}}{{/blockA}}",
      data: """
        {"blockA": [1, 2], "blockB": {"chosen": "piece", "amount": "blockB"}}
        """,
      partials: [
        "piece": "\"{{amount}}\""
      ],
      gives: "\"\"\"\""),
    MustacheCase(
      "Recursion",
      "{{>*sheet}}",
      data: """
        {"sheet": "branch", "caption": "P", "twigs": [{"caption": "Q", \
        "twigs": []}]}
        """,
      partials: [
        "branch": "{{caption}}<{{#twigs}}{{>*sheet}}{{/twigs}}>"
      ],
      gives: "P<Q<>>"),
    MustacheCase(
      "Dynamic Names - Double Dereferencing",
      "\"{{>**chosen}}\"",
      data: "{\"chosen\": \"trial\", \"trial\": \"caption\"}",
      partials: [
        "caption": "Welcome, fans!"
      ],
      gives: "\"\""),
    MustacheCase(
      "Dynamic Names - Composed Dereferencing",
      "\"{{>*match.*team}}\"",
      data: """
        {"match": "side", "team": "wing", "side": {"wing": {"caption": null}}}
        """,
      partials: [
        "caption": "Welcome, fans!"
      ],
      gives: "\"\""),
    MustacheCase(
      "Surrounding Whitespace",
      "| {{>*piece}} |",
      data: "{\"piece\": \"panel\"}",
      partials: [
        "panel": "\t|\t"
      ],
      gives: "| \t|\t |"),
    MustacheCase(
      "Inline Indentation",
      "  {{score}}  {{>*chosen}}\n",
      data: "{\"chosen\": \"piece\", \"score\": \"|\"}",
      partials: [
        "piece": ">\n>"
      ],
      gives: "  |  >\n>\n"),
    MustacheCase(
      "Standalone Line Endings",
      "|\r\n{{>*chosen}}\r\n|",
      data: "{\"chosen\": \"piece\"}",
      partials: [
        "piece": ">"
      ],
      gives: "|\r\n>|"),
    MustacheCase(
      "Standalone Without Previous Line",
      "  {{>*chosen}}\n>",
      data: "{\"chosen\": \"piece\"}",
      partials: [
        "piece": ">\n>"
      ],
      gives: "  >\n  >>"),
    MustacheCase(
      "Standalone Without Newline",
      ">\n  {{>*chosen}}",
      data: "{\"chosen\": \"piece\"}",
      partials: [
        "piece": ">\n>"
      ],
      gives: ">\n  >\n  >"),
    MustacheCase(
      "Standalone Indentation",
      "\\\n {{>*chosen}}\n/\n",
      data: "{\"chosen\": \"piece\", \"caption\": \"<\\n->\"}",
      partials: [
        "piece": "|\n{{{caption}}}\n|\n"
      ],
      gives: "\\\n |\n <\n->\n |\n/\n"),
    MustacheCase(
      "Padding Whitespace",
      "|{{> * chosen }}|",
      data: "{\"chosen\": \"piece\", \"isLive\": true}",
      partials: [
        "piece": "[]"
      ],
      gives: "|[]|"),
  ]
}
