extension FileSchema {
  static let siteSchema = Shape.file(
    "Greenroom: site.yaml",
    "A preview site: its locales, themes, catalog and widgets.",
    .closed(siteKeys, required: ["title", "locales", "themes", "catalog"]),
    definitions: [
      ("text", .textDefinition), ("locale", .localeDefinition),
      ("instant", .instantDefinition), ("identifier", .identifierDefinition),
      ("address", .addressDefinition), ("widget", widget), ("player", player),
      ("dataSource", .dataSourceDefinition),
      ("labels", .labelsDefinition),
      ("videosFilterParams", .filterDefinition),
      ("style", .closed(StyleShapes(allowsPreset: false).roots)),
    ] + MapShapes.definitions + StyleShapes.definitions)

  private static let siteKeys: [Shape.Property] = [
    .schema,
    Shape.Property("title", "What the site is called.", .text),
    Shape.Property(
      "locales", "The languages of the pages; the first is the default.",
      Shape.list(of: .locale).with("minItems", .number(1))),
    Shape.Property(
      "timeZone",
      "Start times are shown in it: a name of the IANA database, such as "
        + "Europe/Madrid. UTC where absent.",
      .string("^[A-Za-z0-9_+/-]+$")),
    Shape.Property(
      "themes", "Bundled themes and folders of themes/; the first is shown.",
      Shape.list(of: .identifier).with("minItems", .number(1))
        .with("uniqueItems", .bool(true))),
    Shape.Property(
      "catalog", "The items.",
      .any(path, .closed(catalogKeys, required: ["file"]))),
    Shape.Property(
      "widgets", "Rows and grids of cards.",
      .list(of: .reference("widget"))),
    Shape.Property(
      "now", "Fixes the clock of everything that has one.", .instant),
    Shape.Property(
      "allowOrigins",
      "Origins that pages may use besides those that the catalog names.",
      .list(
        of: .string("^[Hh][Tt][Tt][Pp][Ss]?://[A-Za-z0-9.:\\[\\]-]+$"))),
    Shape.Property("players", "Which player pages exist.", .closed(players)),
    Shape.Property(
      "poller", "Where reports on streams come from.",
      .closed(poller, required: ["url"])),
    Shape.Property(
      "hlsScript",
      "A copy of hls.js, relative to site.yaml, in place of the one that "
        + "Greenroom carries.", path),
    Shape.Property("draft", "Whether pages carry a ribbon.", .bool),
    Shape.Property(
      "index", "Whether search engines may index the pages.", .bool),
  ]

  private static let path = Shape.string("^[^\\u0000]+$")

  private static let catalogKeys: [Shape.Property] = [
    Shape.Property(
      "file", "A JSON or CSV file, relative to site.yaml.", path),
    Shape.Property(
      "items",
      "A JSON Pointer to the list of items, /items where absent; an empty "
        + "one is the whole file.", .string("^(/.*)?$")),
    Shape.Property(
      "separator", "What stands between the cells of a table.",
      .choice([",", ";", "|", "\t", "tab"])),
    Shape.Property(
      "map", "Where the keys of an item are in the catalog.",
      .reference("itemMap")),
  ]

  private static let widget = Shape.closed(
    [
      Shape.Property("id", "Unique among the widgets.", .identifier),
      Shape.Property("title", "The heading; none where absent.", .text),
      Shape.Property(
        "layout", "The arrangement of the cards; the theme's where absent.",
        .preset),
      Shape.Property(
        "dataSource", "Which items, and in which order.",
        .reference("dataSource")),
      Shape.Property(
        "videosFilterParams",
        "Videos, streams or both; on-demand videos where absent.",
        .reference("videosFilterParams")),
      Shape.Property(
        "style", "Style values of this widget, over the theme's.",
        .reference("style")),
    ], required: ["id"])

  private static let players: [Shape.Property] = [
    Shape.Property(
      "pages",
      "Which videos have a page: those that are shown (the default), all, "
        + "none, or the ids of a list.",
      .any(.choice(["shown", "all", "none"]), .list(of: .string))),
    Shape.Property(
      "items", "Full-screen players with a queue of their own.",
      .list(of: .reference("player"))),
  ]

  private static let player = Shape.closed(
    [
      Shape.Property("id", "Unique among the players.", .identifier),
      Shape.Property(
        "dataSource", "The queue.", .reference("dataSource")),
      Shape.Property(
        "videosFilterParams",
        "Videos, streams or both; on-demand videos where absent.",
        .reference("videosFilterParams")),
      Shape.Property(
        "style", "Style values of this player, over the theme's.",
        .reference("style")),
    ], required: ["id"])

  private static let poller: [Shape.Property] = [
    Shape.Property(
      "url",
      "An http, https or file address; ${NAME} stands for a variable of the "
        + "environment.",
      .string("^([Hh][Tt][Tt][Pp][Ss]?://|[Ff][Ii][Ll][Ee]:|\\$\\{)\\S+$")),
    Shape.Property(
      "interval", "Seconds between two requests; 10 where absent.",
      .number(1...3600)),
    Shape.Property(
      "headers", "Header fields; ${NAME} stands for a variable.",
      .map(
        names: .string("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"), values: .string)),
    Shape.Property(
      "items",
      "A JSON Pointer to the list of a reply, /streams where absent; an "
        + "empty one is the whole reply.", .string("^(/.*)?$")),
    Shape.Property(
      "map", "Where the keys of a report are in a reply.",
      .reference("updateMap")),
  ]
}
