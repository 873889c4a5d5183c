extension MustacheCase {
  /// The module “sections”: every case of the specification by its name,
  /// with data of our own.
  static let sections: [MustacheCase] = [
    MustacheCase(
      "Truthy",
      "\"{{#isLive}}That must be drawn.{{/isLive}}\"",
      data: "{\"isLive\": true}",
      gives: "\"That must be drawn.\""),
    MustacheCase(
      "Falsey",
      "\"{{#isLive}}That must not be drawn.{{/isLive}}\"",
      data: "{\"isLive\": false}",
      gives: "\"\""),
    MustacheCase(
      "Null is falsey",
      "\"{{#null}}That must not be drawn.{{/null}}\"",
      data: "{\"null\": null}",
      gives: "\"\""),
    MustacheCase(
      "Context",
      "\"{{#player}}Dear {{nick}}.{{/player}}\"",
      data: "{\"player\": {\"nick\": \"Ada\"}}",
      gives: "\"Dear Ada.\""),
    MustacheCase(
      "Parent contexts",
      "\"{{#group}}{{a}}, {{b}}, {{c.d}}{{/group}}\"",
      data: """
        {"a": "match", "b": "bad", "group": {"b": "team"}, "c": {"d": \
        "coach"}}
        """,
      gives: "\"match, team, coach\""),
    MustacheCase(
      "Variable test",
      "\"{{#match}}{{.}} is {{match}}{{/match}}\"",
      data: "{\"match\": \"team\"}",
      gives: "\"team is team\""),
    MustacheCase(
      "List Contexts",
      """
      {{#stands}}{{#rows}}{{stand.short}}{{row}}.{{#seats}}{{stand.lo\
      ng}}{{row}}{{seat}}.{{/seats}}{{/rows}}{{/stands}}
      """,
      data: """
        {"stands": [{"stand": {"long": "A", "short": "a"}, "rows": \
        [{"row": "1", "seats": [{"seat": "x"}, {"seat": "y"}]}]}]}
        """,
      gives: "a1.A1x.A1y."),
    MustacheCase(
      "Deeply Nested Contexts",
      """
      {{#a}}
      {{uno}}
      {{#b}}
      {{uno}}{{dos}}{{uno}}
      {{#c}}
      {{uno}}{{dos}}{{tres}}{{dos}}{{uno}}
      {{#d}}
      {{uno}}{{dos}}{{tres}}{{cuatro}}{{tres}}{{dos}}{{uno}}
      {{#cinco}}
      {{uno}}{{dos}}{{tres}}{{cuatro}}{{cinco}}{{cuatro}}{{tres}}{{do\
      s}}{{uno}}
      {{uno}}{{dos}}{{tres}}{{cuatro}}{{.}}6{{.}}{{cuatro}}{{tres}}{{\
      dos}}{{uno}}
      {{uno}}{{dos}}{{tres}}{{cuatro}}{{cinco}}{{cuatro}}{{tres}}{{do\
      s}}{{uno}}
      {{/cinco}}
      {{uno}}{{dos}}{{tres}}{{cuatro}}{{tres}}{{dos}}{{uno}}
      {{/d}}
      {{uno}}{{dos}}{{tres}}{{dos}}{{uno}}
      {{/c}}
      {{uno}}{{dos}}{{uno}}
      {{/b}}
      {{uno}}
      {{/a}}

      """,
      data: """
        {"a": {"uno": 1}, "b": {"dos": 2}, "c": {"tres": 3, "d": \
        {"cuatro": 4, "cinco": 5}}}
        """,
      gives: """
        1
        121
        12321
        1234321
        123454321
        12345654321
        123454321
        1234321
        12321
        121
        1

        """),
    MustacheCase(
      "List",
      "\"{{#items}}{{label}}{{/items}}\"",
      data: "{\"items\": [{\"label\": 1}, {\"label\": 2}, {\"label\": 3}]}",
      gives: "\"123\""),
    MustacheCase(
      "Empty List",
      "\"{{#items}}More series!{{/items}}\"",
      data: "{\"items\": []}",
      gives: "\"\""),
    MustacheCase(
      "Doubled",
      """
      {{#isOpen}}
      * opening
      {{/isOpen}}
      * {{dos}}
      {{#isOpen}}
      * closing
      {{/isOpen}}

      """,
      data: "{\"isOpen\": true, \"dos\": \"middle\"}",
      gives: "* opening\n* middle\n* closing\n"),
    MustacheCase(
      "Nested (Truthy)",
      "| A {{#isOpen}}B {{#isOpen}}C{{/isOpen}} D{{/isOpen}} E |",
      data: "{\"isOpen\": true}",
      gives: "| A B C D E |"),
    MustacheCase(
      "Nested (Falsey)",
      "| A {{#isOpen}}B {{#isOpen}}C{{/isOpen}} D{{/isOpen}} E |",
      data: "{\"isOpen\": false}",
      gives: "| A  E |"),
    MustacheCase(
      "Context Misses",
      "[{{#unset}}Saw entry 'unset'!{{/unset}}]",
      gives: "[]"),
    MustacheCase(
      "Implicit Iterator - String",
      "\"{{#items}}({{.}}){{/items}}\"",
      data: "{\"items\": [\"a\", \"b\", \"c\", \"d\", \"e\"]}",
      gives: "\"(a)(b)(c)(d)(e)\""),
    MustacheCase(
      "Implicit Iterator - Integer",
      "\"{{#items}}({{.}}){{/items}}\"",
      data: "{\"items\": [1, 2, 3, 4, 5]}",
      gives: "\"(1)(2)(3)(4)(5)\""),
    MustacheCase(
      "Implicit Iterator - Decimal",
      "\"{{#items}}({{.}}){{/items}}\"",
      data: "{\"items\": [1.1, 2.2, 3.3, 4.4, 5.5]}",
      gives: "\"(1.1)(2.2)(3.3)(4.4)(5.5)\""),
    MustacheCase(
      "Implicit Iterator - Array",
      "\"{{#items}}({{#.}}{{.}}{{/.}}){{/items}}\"",
      data: "{\"items\": [[1, 2, 3], [\"a\", \"b\", \"c\"]]}",
      gives: "\"(123)(abc)\""),
    MustacheCase(
      "Implicit Iterator - HTML Escaping",
      "\"{{#items}}({{.}}){{/items}}\"",
      data: "{\"items\": [\"&\", \"\\\"\", \"<\", \">\"]}",
      gives: "\"(&amp;)(&quot;)(&lt;)(&gt;)\""),
    MustacheCase(
      "Implicit Iterator - Triple mustache",
      "\"{{#items}}({{{.}}}){{/items}}\"",
      data: "{\"items\": [\"&\", \"\\\"\", \"<\", \">\"]}",
      gives: "\"(&)(\")(<)(>)\""),
    MustacheCase(
      "Implicit Iterator - Ampersand",
      "\"{{#items}}({{&.}}){{/items}}\"",
      data: "{\"items\": [\"&\", \"\\\"\", \"<\", \">\"]}",
      gives: "\"(&)(\")(<)(>)\""),
    MustacheCase(
      "Implicit Iterator - Root-level",
      "\"{{#.}}({{amount}}){{/.}}\"",
      data: "[{\"amount\": \"a\"}, {\"amount\": \"b\"}]",
      gives: "\"(a)(b)\""),
    MustacheCase(
      "Dotted Names - Truthy",
      "\"{{#a.b.c}}Shown{{/a.b.c}}\" == \"Shown\"",
      data: "{\"a\": {\"b\": {\"c\": true}}}",
      gives: "\"Shown\" == \"Shown\""),
    MustacheCase(
      "Dotted Names - Falsey",
      "\"{{#a.b.c}}Shown{{/a.b.c}}\" == \"\"",
      data: "{\"a\": {\"b\": {\"c\": false}}}",
      gives: "\"\" == \"\""),
    MustacheCase(
      "Dotted Names - Broken Chains",
      "\"{{#a.b.c}}Shown{{/a.b.c}}\" == \"\"",
      data: "{\"a\": {}}",
      gives: "\"\" == \"\""),
    MustacheCase(
      "Surrounding Whitespace",
      " | {{#isLive}}\t|\t{{/isLive}} | \n",
      data: "{\"isLive\": true}",
      gives: " | \t|\t | \n"),
    MustacheCase(
      "Internal Whitespace",
      " | {{#isLive}} {{! Needed Blanks }}\n {{/isLive}} | \n",
      data: "{\"isLive\": true}",
      gives: " |  \n  | \n"),
    MustacheCase(
      "Indented Inline Sections",
      " {{#isLive}}WELL{{/isLive}}\n {{#isLive}}FINE{{/isLive}}\n",
      data: "{\"isLive\": true}",
      gives: " WELL\n FINE\n"),
    MustacheCase(
      "Standalone Lines",
      "| That Is\n{{#isLive}}\n|\n{{/isLive}}\n| A Line\n",
      data: "{\"isLive\": true}",
      gives: "| That Is\n|\n| A Line\n"),
    MustacheCase(
      "Indented Standalone Lines",
      "| That Is\n  {{#isLive}}\n|\n  {{/isLive}}\n| A Line\n",
      data: "{\"isLive\": true}",
      gives: "| That Is\n|\n| A Line\n"),
    MustacheCase(
      "Standalone Line Endings",
      "|\r\n{{#isLive}}\r\n{{/isLive}}\r\n|",
      data: "{\"isLive\": true}",
      gives: "|\r\n|"),
    MustacheCase(
      "Standalone Without Previous Line",
      "  {{#isLive}}\n#{{/isLive}}\n/",
      data: "{\"isLive\": true}",
      gives: "#\n/"),
    MustacheCase(
      "Standalone Without Newline",
      "#{{#isLive}}\n/\n  {{/isLive}}",
      data: "{\"isLive\": true}",
      gives: "#\n/\n"),
    MustacheCase(
      "Padding",
      "|{{# isLive }}={{/ isLive }}|",
      data: "{\"isLive\": true}",
      gives: "|=|"),
  ]
}
