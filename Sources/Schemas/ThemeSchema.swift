extension FileSchema {
  static let themeSchema = Shape.file(
    "Greenroom: theme.yaml",
    "A named set of style values, texts and fonts, layered over another.",
    .closed(themeKeys, allowsNull: true),
    definitions: [
      ("text", .textDefinition), ("locale", .localeDefinition),
      ("identifier", .identifierDefinition), ("address", .addressDefinition),
      ("fontFamily", fontFamily),
    ] + StyleShapes.definitions)

  private static let themeKeys: [Shape.Property] =
    [
      .schema,
      Shape.Property(
        "name", "What people call it; the folder's name where absent.", .text),
      Shape.Property(
        "extends",
        "The theme it is layered over: base, another bundled one, or one of "
          + "the project.", .identifier),
      Shape.Property(
        "fonts", "Families of fonts by name.",
        .map(
          names: Shape.string("\\S").with("maxLength", .number(200)),
          values: .reference("fontFamily"))),
    ] + StyleShapes(allowsPreset: true).roots

  private static let fontFamily = Shape.closed(
    [
      Shape.Property(
        "files", "Files by weight, in the folder of the theme.",
        Shape.map(
          names: .string("^[1-9]00$"),
          values: .string(
            "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[^\\\\:\\u0000-\\u001f\\u007f]+"
              + "\\.([wW][oO][fF][fF]2?|[tToO][tT][fF])$")
        ).with("minProperties", .number(1))),
      Shape.Property(
        "scripts", "The scripts it covers (ISO 15924), such as Latn or Arab.",
        .list(of: .string("^[A-Z][a-z]{3}$"))),
    ], required: ["files"])
}
