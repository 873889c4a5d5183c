extension MustacheCase {
  /// The module “inverted”: every case of the specification by its name,
  /// with data of our own.
  static let inverted: [MustacheCase] = [
    MustacheCase(
      "Falsey",
      "\"{{^isLive}}That must be drawn.{{/isLive}}\"",
      data: "{\"isLive\": false}",
      gives: "\"That must be drawn.\""),
    MustacheCase(
      "Truthy",
      "\"{{^isLive}}That must not be drawn.{{/isLive}}\"",
      data: "{\"isLive\": true}",
      gives: "\"\""),
    MustacheCase(
      "Null is falsey",
      "\"{{^null}}That must be drawn.{{/null}}\"",
      data: "{\"null\": null}",
      gives: "\"That must be drawn.\""),
    MustacheCase(
      "Context",
      "\"{{^player}}Dear {{nick}}.{{/player}}\"",
      data: "{\"player\": {\"nick\": \"Ada\"}}",
      gives: "\"\""),
    MustacheCase(
      "List",
      "\"{{^items}}{{n}}{{/items}}\"",
      data: "{\"items\": [{\"n\": 1}, {\"n\": 2}, {\"n\": 3}]}",
      gives: "\"\""),
    MustacheCase(
      "Empty List",
      "\"{{^items}}More series!{{/items}}\"",
      data: "{\"items\": []}",
      gives: "\"More series!\""),
    MustacheCase(
      "Doubled",
      """
      {{^isOpen}}
      * opening
      {{/isOpen}}
      * {{dos}}
      {{^isOpen}}
      * closing
      {{/isOpen}}

      """,
      data: "{\"isOpen\": false, \"dos\": \"middle\"}",
      gives: "* opening\n* middle\n* closing\n"),
    MustacheCase(
      "Nested (Falsey)",
      "| A {{^isOpen}}B {{^isOpen}}C{{/isOpen}} D{{/isOpen}} E |",
      data: "{\"isOpen\": false}",
      gives: "| A B C D E |"),
    MustacheCase(
      "Nested (Truthy)",
      "| A {{^isOpen}}B {{^isOpen}}C{{/isOpen}} D{{/isOpen}} E |",
      data: "{\"isOpen\": true}",
      gives: "| A  E |"),
    MustacheCase(
      "Context Misses",
      "[{{^unset}}Cannot find entry 'unset'!{{/unset}}]",
      gives: "[Cannot find entry 'unset'!]"),
    MustacheCase(
      "Dotted Names - Truthy",
      "\"{{^a.b.c}}Not Shown{{/a.b.c}}\" == \"\"",
      data: "{\"a\": {\"b\": {\"c\": true}}}",
      gives: "\"\" == \"\""),
    MustacheCase(
      "Dotted Names - Falsey",
      "\"{{^a.b.c}}Not Shown{{/a.b.c}}\" == \"Not Shown\"",
      data: "{\"a\": {\"b\": {\"c\": false}}}",
      gives: "\"Not Shown\" == \"Not Shown\""),
    MustacheCase(
      "Dotted Names - Broken Chains",
      "\"{{^a.b.c}}Not Shown{{/a.b.c}}\" == \"Not Shown\"",
      data: "{\"a\": {}}",
      gives: "\"Not Shown\" == \"Not Shown\""),
    MustacheCase(
      "Surrounding Whitespace",
      " | {{^isLive}}\t|\t{{/isLive}} | \n",
      data: "{\"isLive\": false}",
      gives: " | \t|\t | \n"),
    MustacheCase(
      "Internal Whitespace",
      " | {{^isLive}} {{! Needed Blanks }}\n {{/isLive}} | \n",
      data: "{\"isLive\": false}",
      gives: " |  \n  | \n"),
    MustacheCase(
      "Indented Inline Sections",
      " {{^isLive}}NEVER{{/isLive}}\n {{^isLive}}EVER{{/isLive}}\n",
      data: "{\"isLive\": false}",
      gives: " NEVER\n EVER\n"),
    MustacheCase(
      "Standalone Lines",
      "| That Is\n{{^isLive}}\n|\n{{/isLive}}\n| A Line\n",
      data: "{\"isLive\": false}",
      gives: "| That Is\n|\n| A Line\n"),
    MustacheCase(
      "Standalone Indented Lines",
      "| That Is\n  {{^isLive}}\n|\n  {{/isLive}}\n| A Line\n",
      data: "{\"isLive\": false}",
      gives: "| That Is\n|\n| A Line\n"),
    MustacheCase(
      "Standalone Line Endings",
      "|\r\n{{^isLive}}\r\n{{/isLive}}\r\n|",
      data: "{\"isLive\": false}",
      gives: "|\r\n|"),
    MustacheCase(
      "Standalone Without Previous Line",
      "  {{^isLive}}\n^{{/isLive}}\n/",
      data: "{\"isLive\": false}",
      gives: "^\n/"),
    MustacheCase(
      "Standalone Without Newline",
      "^{{^isLive}}\n/\n  {{/isLive}}",
      data: "{\"isLive\": false}",
      gives: "^\n/\n"),
    MustacheCase(
      "Padding",
      "|{{^ isLive }}={{/ isLive }}|",
      data: "{\"isLive\": false}",
      gives: "|=|"),
  ]
}
