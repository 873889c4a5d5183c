import Localization

/// Definitions that more than one file uses.
extension Shape {
  static let text = reference("text")
  static let locale = reference("locale")
  static let instant = reference("instant")
  static let identifier = reference("identifier")
  static let address = reference("address")

  static let textDefinition = any(
    string, map(names: locale, values: string)
  ).described(
    "A string for every locale, or a map from locale to string such as "
      + "{en: Live, es: En directo}.")

  /// RFC 5646, section 2.1: language, script, region.
  static let localeDefinition = string(
    "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$"
  ).described(
    "A language, perhaps with a script and a region: es, es-419, zh-Hant-HK. "
      + "en-XA and ar-XB are pseudo-locales for reviews.")

  /// RFC 3339, section 5.6; the reader also knows which days there are.
  static let instantDefinition = string(
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}"
      + "(:[0-9]{2}(\\.[0-9]+)?)?([Zz]|[+-][0-9]{2}:?[0-9]{2})$"
  ).described("A date and time with its zone: 2026-06-18T20:00:00Z.")

  static let identifierDefinition = string(
    "^(?!\\.{1,2}$)[^/\\u0000-\\u001f\\u007f-\\u009f]{1,200}$"
  ).described(
    "1 to 200 bytes without “/” and control characters, not “.” or “..”.")

  static let addressDefinition = string(
    "^([Hh][Tt][Tt][Pp][Ss]?://[^\\\\/?#@\\s]"
      + "|(?![^/?#]*:)(?!/)(?! )[^\\\\\\u0000-\\u001f\\u007f]"
      + "[^\\\\\\u0000-\\u001f\\u007f]*$)"
  ).with("maxLength", .number(8192)).described(
    "An https or http address, or a path relative to this file.")

  /// A whole schema file.
  static func file(
    _ title: String, _ description: String, _ root: Shape,
    definitions: [(String, Shape)]
  ) -> JSON {
    let head = Shape(
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string(title)), ("description", .string(description)))
    let body = root.keywords.reduce(head) { $0.with($1.key, $1.value) }
    return body.with(
      "definitions",
      .object(
        definitions.map { JSON.Member(key: $0.0, value: $0.1.json) })
    ).json
  }
}

extension Shape.Property {
  /// By which editors find the schema of a file.
  static let schema = Shape.Property(
    "$schema", "Where the JSON Schema of this file is.", .string)
}
