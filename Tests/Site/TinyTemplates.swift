/// Templates that write little, so that whole pages stand in tests.
enum TinyTemplates {
  static let all: [String: String] = [
    "index": """
    {{page.title}} {{page.lang}} {{page.dir}}
    {{#index}}
    {{#themes}}
    {{title}}:{{#locales}} {{label}} {{href}}{{/locales}}
    {{/themes}}
    {{/index}}

    """,
    "gallery": """
    {{page.title}} {{page.theme}} {{page.lang}} {{page.dir}}
    {{#gallery}}
    {{#widgets}}
    widget {{title}}, {{detail}}: {{href}}
    {{/widgets}}
    {{#players}}
    player {{title}}, {{detail}}: {{href}}
    {{/players}}
    {{#pages}}
    page {{title}}: {{href}}
    {{/pages}}
    {{#videos}}
    video {{title}}{{#stateText}}, {{stateText}}{{/stateText}}: {{href}}
    {{/videos}}
    {{#pagination}}
    {{label}} {{previous}} {{next}}
    {{/pagination}}
    {{/gallery}}

    """,
    "widget-page": """
    {{page.title}} {{page.dir}} {{page.live}}
    {{#widget}}
    {{>tiny-widget}}
    {{/widget}}

    """,
    "tiny-widget": """
    [{{id}}] {{title}}{{#isEmpty}} is empty{{/isEmpty}}
    {{#cards}}
    {{>tiny-card}}
    {{/cards}}
    """,
    "tiny-card": """
    - {{title}}{{#titleLang}} ({{titleLang}}){{/titleLang}}\
    {{#streamState}} {{streamState}}{{/streamState}}\
    {{#href}} {{href}}{{/href}}{{#image}} {{src}}{{/image}}

    """,
    "player-page": """
    {{page.title}} {{page.live}}
    {{#player}}
    {{>tiny-player}}
    {{/player}}
    {{#upNext}}
    next {{title}}: {{href}}
    {{/upNext}}
    {{#description}}
    {{{description}}}
    {{/description}}
    <script type="application/json">{{queue}}</script>

    """,
    "tiny-player": """
    {{video}}: {{title}} {{playerState}} {{previousHref}} {{nextHref}}

    """,
    "state-page": """
    {{#state}}{{slug}}{{/state}}{{#player}} {{video}} {{playerState}}{{/player}}

    """,
    "markdown-page": """
    {{page.title}} {{page.live}}
    {{#blocks}}
    {{#html}}
    {{{html}}}
    {{/html}}
    {{#widget}}
    {{>tiny-widget}}
    {{/widget}}
    {{#player}}
    {{>tiny-player}}
    {{/player}}
    {{/blocks}}

    """,
    "card-fragment": "{{#card}}{{title}} {{streamState}}{{/card}}",
    "player-fragment": "{{#player}}{{title}} {{playerState}}{{/player}}",
  ].reduce(into: [:]) { $0["Templates/\($1.key).mustache"] = $1.value }
}

/// The still pages of an edition, by what they show: the slug, the item and
/// the player state, which is the slug again.
func states(_ edition: String, _ items: [String: String] = [:])
  -> [String: String]
{
  let slugs = [
    "waiting-room", "live-edge", "live-behind", "ended-behind",
    "ended-replay", "ended-no-recording", "end-of-content", "on-demand",
  ]
  return slugs.reduce(into: [:]) { pages, slug in
    let item = items[slug] ?? "sample-\(slug)"
    pages["\(edition)/states/\(slug).html"] = "\(slug) \(item) \(slug)\n"
  }
}
