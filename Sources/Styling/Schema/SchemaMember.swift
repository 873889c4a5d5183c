/// One line of the style tree as it is declared: a named value, or a named
/// group of further lines.
struct SchemaMember: Sendable {
  enum Content: Sendable {
    case value(ValueKind)
    case group([SchemaMember])
    /// Accepted and ignored with a notice.
    case reserved
  }

  let name: String
  let content: Content

  static func value(_ name: String, _ kind: ValueKind) -> Self {
    Self(name: name, content: .value(kind))
  }

  static func group(_ name: String, _ members: [SchemaMember]) -> Self {
    Self(name: name, content: .group(members))
  }

  static func reserved(_ name: String) -> Self {
    Self(name: name, content: .reserved)
  }

  static func bool(_ name: String) -> Self { value(name, .bool) }
  static func color(_ name: String) -> Self { value(name, .color) }
  static func image(_ name: String) -> Self { value(name, .image) }

  static func length(_ name: String) -> Self {
    value(name, .length(allowsNegative: false))
  }

  static func signedLength(_ name: String) -> Self {
    value(name, .length(allowsNegative: true))
  }

  /// The four edges; they may be negative, so that a part can reach out.
  static func insets(_ name: String) -> Self {
    group(name, ["top", "leading", "bottom", "trailing"].map(signedLength))
  }

  /// Where a part stands, relative to the image.
  static func position(_ name: String) -> Self {
    group(
      name, [value("xPosition", .xPosition), value("yPosition", .yPosition)])
  }

  static func textStyle(_ name: String) -> Self {
    group(
      name,
      [
        group(
          "font",
          [
            value("name", .fontName), length("size"),
            value("weight", .fontWeight),
          ]),
        signedLength("letterSpacing"), color("textColor"),
        length("lineHeight"), value("numberOfLines", .integer(0...100)),
        value("alignment", .choice(["start", "center", "end"])),
      ])
  }

  /// A radius in points, and one as a share of the shorter side.
  static let cornerRadii: [SchemaMember] = [
    length("cornerRadius"), value("cornerRadiusRatio", .radiusRatio),
  ]
}
