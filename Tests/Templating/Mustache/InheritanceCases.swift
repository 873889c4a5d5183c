extension MustacheCase {
  /// The module “~inheritance”: every case of the specification by its name,
  /// with data of our own.
  static let inheritance: [MustacheCase] = [
    MustacheCase(
      "Default",
      "{{$heading}}Usual heading{{/heading}}\n",
      gives: "Usual heading\n"),
    MustacheCase(
      "Variable",
      "{{$match}}usual {{team}} caption{{/match}}\n",
      data: "{\"team\": \"coach\"}",
      gives: "usual coach caption\n"),
    MustacheCase(
      "Triple Mustache",
      "{{$match}}usual {{{team}}} caption{{/match}}\n",
      data: "{\"team\": \"<coach>\"}",
      gives: "usual <coach> caption\n"),
    MustacheCase(
      "Sections",
      "{{$match}}usual {{#team}}{{coach}}{{/team}} caption{{/match}}\n",
      data: "{\"team\": {\"coach\": \"kit\"}}",
      gives: "usual kit caption\n"),
    MustacheCase(
      "Negative Sections",
      "{{$match}}usual {{^team}}{{coach}}{{/team}} caption{{/match}}\n",
      data: "{\"coach\": \"tres\"}",
      gives: "usual tres caption\n"),
    MustacheCase(
      "Mustache Injection",
      "{{$match}}usual {{#team}}{{coach}}{{/team}} caption{{/match}}\n",
      data: "{\"team\": {\"coach\": \"{{kit}}\"}}",
      gives: "usual {{kit}} caption\n"),
    MustacheCase(
      "Inherit",
      "{{<header}}{{/header}}\n",
      partials: [
        "header": "{{$match}}usual caption{{/match}}"
      ],
      gives: "usual caption"),
    MustacheCase(
      "Overridden content",
      "{{<frame}}{{$heading}}child sheet heading{{/heading}}{{/frame}}",
      partials: [
        "frame": "...{{$heading}}Usual heading{{/heading}}..."
      ],
      gives: "...child sheet heading..."),
    MustacheCase(
      "Data does not override block",
      "{{<header}}{{$field}}field in sheet{{/field}}{{/header}}",
      data: "{\"field\": \"field in score\"}",
      partials: [
        "header": "{{$field}}field in header{{/field}}"
      ],
      gives: "field in sheet"),
    MustacheCase(
      "Data does not override block default",
      "{{<header}}{{/header}}",
      data: "{\"field\": \"field in score\"}",
      partials: [
        "header": "{{$field}}field in header{{/field}}"
      ],
      gives: "field in header"),
    MustacheCase(
      "Overridden parent",
      "trial {{<layout}}{{$slot}}replaced{{/slot}}{{/layout}}",
      partials: [
        "layout": "{{$slot}}...{{/slot}}"
      ],
      gives: "trial replaced"),
    MustacheCase(
      "Two overridden parents",
      """
      trial {{<layout}}{{$slot}}replacedA{{/slot}}{{/layout}} \
      {{<layout}}{{$slot}}replacedB{{/slot}}{{/layout}}

      """,
      partials: [
        "layout": "|{{$slot}}...{{/slot}}{{$usual}} usual{{/usual}}|"
      ],
      gives: "trial |replacedA usual| |replacedB usual|\n"),
    MustacheCase(
      "Override parent with newlines",
      "{{<layout}}{{$scorer}}\nscored\n\n:(\n{{/scorer}}{{/layout}}",
      partials: [
        "layout": "{{$scorer}}scoring{{/scorer}}"
      ],
      gives: "scored\n\n:(\n"),
    MustacheCase(
      "Inherit indentation",
      "{{<layout}}{{$half}}extra minutes{{/half}}{{/layout}}",
      partials: [
        "layout": "final:\n  {{$half}}halt and wait{{/half}}\n"
      ],
      gives: "final:\n  extra minutes\n"),
    MustacheCase(
      "Only one override",
      "{{<layout}}{{$slotB}}replaced dos{{/slotB}}{{/layout}}",
      partials: [
        "layout": """
        {{$slot}}new usual uno{{/slot}}, {{$slotB}}new usual dos{{/slotB}}
        """
      ],
      gives: "new usual uno, replaced dos"),
    MustacheCase(
      "Parent template",
      "{{>layout}}|{{<layout}}{{/layout}}",
      partials: [
        "layout": "{{$match}}usual caption{{/match}}"
      ],
      gives: "usual caption|usual caption"),
    MustacheCase(
      "Recursion",
      "{{<layout}}{{$match}}replaced{{/match}}{{/layout}}",
      partials: [
        "layout": """
        {{$match}}usual caption{{/match}} \
        {{$team}}{{<layoutB}}{{/layoutB}}{{/team}}
        """,
        "layoutB": """
        {{$match}}layoutB usual caption{{/match}} \
        {{<layout}}{{$team}}don't repeat{{/team}}{{/layout}}
        """,
      ],
      gives: "replaced replaced replaced don't repeat"),
    MustacheCase(
      "Multi-level inheritance",
      "{{<layout}}{{$a}}c{{/a}}{{/layout}}",
      partials: [
        "layout": "{{<elder}}{{$a}}p{{/a}}{{/elder}}",
        "elder": "{{<rootPage}}{{$a}}o{{/a}}{{/rootPage}}",
        "rootPage": "{{$a}}g{{/a}}",
      ],
      gives: "c"),
    MustacheCase(
      "Multi-level inheritance, no sub child",
      "{{<layout}}{{/layout}}",
      partials: [
        "layout": "{{<elder}}{{$a}}p{{/a}}{{/elder}}",
        "elder": "{{<rootPage}}{{$a}}o{{/a}}{{/rootPage}}",
        "rootPage": "{{$a}}g{{/a}}",
      ],
      gives: "p"),
    MustacheCase(
      "Text inside parent",
      "{{<layout}} stray {{$match}}stoppage{{/match}} noise {{/layout}}",
      partials: [
        "layout": "{{$match}}usual caption{{/match}}"
      ],
      gives: "stoppage"),
    MustacheCase(
      "Text inside parent, again",
      "{{<layout}} stray noise {{/layout}}",
      partials: [
        "layout": "{{$match}}usual caption{{/match}}"
      ],
      gives: "usual caption"),
    MustacheCase(
      "Block scope",
      "{{<layout}}{{$block}}I count {{tally}}.{{/block}}{{/layout}}",
      data: "{\"tally\": \"goals\", \"league\": {\"tally\": \"points\"}}",
      partials: [
        "layout": """
        {{#league}}{{$block}}They count {{tally}}.{{/block}}{{/league}}
        """
      ],
      gives: "I count points."),
    MustacheCase(
      "Standalone parent",
      "Dear,\n  {{<layout}}{{/layout}}\n",
      partials: [
        "layout": "uno\ndos\n"
      ],
      gives: "Dear,\n  uno\n  dos\n"),
    MustacheCase(
      "Standalone block",
      "{{<layout}}{{$block}}\nuno\ndos{{/block}}\n{{/layout}}\n",
      partials: [
        "layout": "Dear,\n  {{$block}}{{/block}}\n"
      ],
      gives: "Dear,\n  uno\n  dos\n"),
    MustacheCase(
      "Block reindentation",
      "{{<layout}}{{$block}}\n    uno\n    dos\n{{/block}}{{/layout}}\n",
      partials: [
        "layout": "Dear,\n  {{$block}}\n  {{/block}}\n"
      ],
      gives: "Dear,\n  uno\n  dos\n"),
    MustacheCase(
      "Intrinsic indentation",
      "{{<layout}}{{$block}}\nuno\ndos\n{{/block}}{{/layout}}\n",
      partials: [
        "layout": "Dear,\n{{$block}}\n  usual\n{{/block}}\n"
      ],
      gives: "Dear,\n  uno\n  dos\n"),
    MustacheCase(
      "Nested block reindentation",
      "{{<layout}}{{$league}}\ntres\n{{/league}}{{/layout}}\n",
      partials: [
        "layout": """
        {{<rootpage}}{{$block}}
          uno
          {{$league}}
            dos
          {{/league}}
        {{/block}}{{/rootpage}}

        """,
        "rootpage": "{{$block}}usual{{/block}}",
      ],
      gives: "uno\n  tres\n"),
  ]
}
