extension MustacheCase {
  /// The module “interpolation”: every case of the specification by its name,
  /// with data of our own.
  static let interpolation: [MustacheCase] = [
    MustacheCase(
      "No Interpolation",
      "Welcome out {Braces}!\n",
      gives: "Welcome out {Braces}!\n"),
    MustacheCase(
      "Basic Interpolation",
      "Welcome, {{crowd}}!\n",
      data: "{\"crowd\": \"fans\"}",
      gives: "Welcome, fans!\n"),
    MustacheCase(
      "No Re-interpolation",
      "{{sheet}}: {{cup}}",
      data: "{\"sheet\": \"{{cup}}\", \"cup\": \"Qatar\"}",
      gives: "{{cup}}: Qatar"),
    MustacheCase(
      "HTML Escaping",
      "Such letters must be HTML guarded: {{markup}}\n",
      data: "{\"markup\": \"& \\\" < >\"}",
      gives: "Such letters must be HTML guarded: &amp; &quot; &lt; &gt;\n"),
    MustacheCase(
      "Triple Mustache",
      "Such letters must not be HTML guarded: {{{markup}}}\n",
      data: "{\"markup\": \"& \\\" < >\"}",
      gives: "Such letters must not be HTML guarded: & \" < >\n"),
    MustacheCase(
      "Ampersand",
      "Such letters must not be HTML guarded: {{&markup}}\n",
      data: "{\"markup\": \"& \\\" < >\"}",
      gives: "Such letters must not be HTML guarded: & \" < >\n"),
    MustacheCase(
      "Basic Integer Interpolation",
      "\"{{rate}} frames an hour!\"",
      data: "{\"rate\": 97}",
      gives: "\"97 frames an hour!\""),
    MustacheCase(
      "Triple Mustache Integer Interpolation",
      "\"{{{rate}}} frames an hour!\"",
      data: "{\"rate\": 97}",
      gives: "\"97 frames an hour!\""),
    MustacheCase(
      "Ampersand Integer Interpolation",
      "\"{{&rate}} frames an hour!\"",
      data: "{\"rate\": 97}",
      gives: "\"97 frames an hour!\""),
    MustacheCase(
      "Basic Decimal Interpolation",
      "\"{{bitrate}} megabits!\"",
      data: "{\"bitrate\": 2.35}",
      gives: "\"2.35 megabits!\""),
    MustacheCase(
      "Triple Mustache Decimal Interpolation",
      "\"{{{bitrate}}} megabits!\"",
      data: "{\"bitrate\": 2.35}",
      gives: "\"2.35 megabits!\""),
    MustacheCase(
      "Ampersand Decimal Interpolation",
      "\"{{&bitrate}} megabits!\"",
      data: "{\"bitrate\": 2.35}",
      gives: "\"2.35 megabits!\""),
    MustacheCase(
      "Basic Null Interpolation",
      "I ({{venue}}) be visited!",
      data: "{\"venue\": null}",
      gives: "I () be visited!"),
    MustacheCase(
      "Triple Mustache Null Interpolation",
      "I ({{{venue}}}) be visited!",
      data: "{\"venue\": null}",
      gives: "I () be visited!"),
    MustacheCase(
      "Ampersand Null Interpolation",
      "I ({{&venue}}) be visited!",
      data: "{\"venue\": null}",
      gives: "I () be visited!"),
    MustacheCase(
      "Basic Context Miss Interpolation",
      "I ({{venue}}) be visited!",
      gives: "I () be visited!"),
    MustacheCase(
      "Triple Mustache Context Miss Interpolation",
      "I ({{{venue}}}) be visited!",
      gives: "I () be visited!"),
    MustacheCase(
      "Ampersand Context Miss Interpolation",
      "I ({{&venue}}) be visited!",
      gives: "I () be visited!"),
    MustacheCase(
      "Dotted Names - Basic Interpolation",
      "\"{{captain.nick}}\" == \"{{#captain}}{{nick}}{{/captain}}\"",
      data: "{\"captain\": {\"nick\": \"Ada\"}}",
      gives: "\"Ada\" == \"Ada\""),
    MustacheCase(
      "Dotted Names - Triple Mustache Interpolation",
      "\"{{{captain.nick}}}\" == \"{{#captain}}{{{nick}}}{{/captain}}\"",
      data: "{\"captain\": {\"nick\": \"Ada\"}}",
      gives: "\"Ada\" == \"Ada\""),
    MustacheCase(
      "Dotted Names - Ampersand Interpolation",
      "\"{{&captain.nick}}\" == \"{{#captain}}{{&nick}}{{/captain}}\"",
      data: "{\"captain\": {\"nick\": \"Ada\"}}",
      gives: "\"Ada\" == \"Ada\""),
    MustacheCase(
      "Dotted Names - Arbitrary Depth",
      "\"{{a.b.c.d.e.nick}}\" == \"Zoe\"",
      data: "{\"a\": {\"b\": {\"c\": {\"d\": {\"e\": {\"nick\": \"Zoe\"}}}}}}",
      gives: "\"Zoe\" == \"Zoe\""),
    MustacheCase(
      "Dotted Names - Broken Chains",
      "\"{{a.b.c}}\" == \"\"",
      data: "{\"a\": {}}",
      gives: "\"\" == \"\""),
    MustacheCase(
      "Dotted Names - Broken Chain Resolution",
      "\"{{a.b.c.nick}}\" == \"\"",
      data: "{\"a\": {\"b\": {}}, \"c\": {\"nick\": \"Ken\"}}",
      gives: "\"\" == \"\""),
    MustacheCase(
      "Dotted Names - Initial Resolution",
      "\"{{#a}}{{b.c.d.e.nick}}{{/a}}\" == \"Zoe\"",
      data: """
        {"a": {"b": {"c": {"d": {"e": {"nick": "Zoe"}}}}}, "b": {"c": \
        {"d": {"e": {"nick": "Other"}}}}}
        """,
      gives: "\"Zoe\" == \"Zoe\""),
    MustacheCase(
      "Dotted Names - Context Precedence",
      "{{#a}}{{b.c}}{{/a}}",
      data: "{\"a\": {\"b\": {}}, \"b\": {\"c\": \"FAULT\"}}",
      gives: ""),
    MustacheCase(
      "Dotted Names are never single keys",
      "{{a.b}}",
      data: "{\"a.b\": \"c\"}",
      gives: ""),
    MustacheCase(
      "Dotted Names - No Masking",
      "{{a.b}}",
      data: "{\"a.b\": \"c\", \"a\": {\"b\": \"d\"}}",
      gives: "d"),
    MustacheCase(
      "Implicit Iterators - Basic Interpolation",
      "Welcome, {{.}}!\n",
      data: "\"fans\"",
      gives: "Welcome, fans!\n"),
    MustacheCase(
      "Implicit Iterators - HTML Escaping",
      "Such letters must be HTML guarded: {{.}}\n",
      data: "\"& \\\" < >\"",
      gives: "Such letters must be HTML guarded: &amp; &quot; &lt; &gt;\n"),
    MustacheCase(
      "Implicit Iterators - Triple Mustache",
      "Such letters must not be HTML guarded: {{{.}}}\n",
      data: "\"& \\\" < >\"",
      gives: "Such letters must not be HTML guarded: & \" < >\n"),
    MustacheCase(
      "Implicit Iterators - Ampersand",
      "Such letters must not be HTML guarded: {{&.}}\n",
      data: "\"& \\\" < >\"",
      gives: "Such letters must not be HTML guarded: & \" < >\n"),
    MustacheCase(
      "Implicit Iterators - Basic Integer Interpolation",
      "\"{{.}} frames an hour!\"",
      data: "97",
      gives: "\"97 frames an hour!\""),
    MustacheCase(
      "Interpolation - Surrounding Whitespace",
      "| {{dash}} |",
      data: "{\"dash\": \"---\"}",
      gives: "| --- |"),
    MustacheCase(
      "Triple Mustache - Surrounding Whitespace",
      "| {{{dash}}} |",
      data: "{\"dash\": \"---\"}",
      gives: "| --- |"),
    MustacheCase(
      "Ampersand - Surrounding Whitespace",
      "| {{&dash}} |",
      data: "{\"dash\": \"---\"}",
      gives: "| --- |"),
    MustacheCase(
      "Interpolation - Standalone",
      "  {{dash}}\n",
      data: "{\"dash\": \"---\"}",
      gives: "  ---\n"),
    MustacheCase(
      "Triple Mustache - Standalone",
      "  {{{dash}}}\n",
      data: "{\"dash\": \"---\"}",
      gives: "  ---\n"),
    MustacheCase(
      "Ampersand - Standalone",
      "  {{&dash}}\n",
      data: "{\"dash\": \"---\"}",
      gives: "  ---\n"),
    MustacheCase(
      "Interpolation With Padding",
      "|{{ dash }}|",
      data: "{\"dash\": \"---\"}",
      gives: "|---|"),
    MustacheCase(
      "Triple Mustache With Padding",
      "|{{{ dash }}}|",
      data: "{\"dash\": \"---\"}",
      gives: "|---|"),
    MustacheCase(
      "Ampersand With Padding",
      "|{{& dash }}|",
      data: "{\"dash\": \"---\"}",
      gives: "|---|"),
  ]
}
