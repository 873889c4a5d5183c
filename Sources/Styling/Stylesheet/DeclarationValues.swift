extension DeclarationTable {
  /// What takes the place of an absent value: a `var()` with a fallback then
  /// takes its fallback, whatever an ancestor sets.
  static let absent = "initial"

  /// The values of all declarations, in their order.
  ///
  /// `resolveAsset` gives the published address of an image.
  func values(
    of style: Style, resolveAsset: (AssetReference) -> String?
  ) -> [String] {
    declarations.map {
      value(of: $0.source, in: style, resolveAsset: resolveAsset)
        ?? Self.absent
    }
  }

  private func value(
    of source: Source, in style: Style,
    resolveAsset: (AssetReference) -> String?
  ) -> String? {
    switch source {
    case .value(let property):
      style[property.index].flatMap {
        text(of: $0, kind: property.kind, resolveAsset: resolveAsset)
      }
    case .inset(let index): placement(index, in: style)?.insetText
    case .shift(let index): placement(index, in: style)?.shiftText
    case .radius(let rule): rule.value(in: style)
    }
  }

  private func placement(_ index: Int, in style: Style) -> Placement? {
    if case .placement(let value) = style[index] { value } else { nil }
  }

  private func text(
    of value: StyleValue, kind: ValueKind,
    resolveAsset: (AssetReference) -> String?
  ) -> String? {
    switch value {
    case .bool(let flag): flag ? "1" : "0"
    case .number(let number): Self.text(of: number, kind: kind)
    case .color(let color): color.description
    case .name(let name): Self.text(of: name, kind: kind)
    case .image(let reference): Self.url(of: reference, resolveAsset)
    case .placement, .text: nil
    }
  }

  private static func text(of number: Double, kind: ValueKind) -> String {
    switch kind {
    case .length: CSSText.length(number)
    case .seconds: CSSText.number(number) + "s"
    // Only `numberOfLines` may be 0, which is no limit.
    case .integer(let range) where range.contains(0) && number == 0: "none"
    default: CSSText.number(number)
    }
  }

  private static func text(of name: String, kind: ValueKind) -> String {
    switch kind {
    case .fontName: FontStack.family(name) + ", var(\(FontStack.property))"
    case .choice: name
    default: CSSText.string(name)
    }
  }

  /// `none` for an image that is not published.
  private static func url(
    of reference: AssetReference,
    _ resolveAsset: (AssetReference) -> String?
  ) -> String {
    let address =
      reference.isRemote ? reference.path : resolveAsset(reference)
    return address.map { "url(\(CSSText.string($0)))" } ?? "none"
  }
}

extension Placement {
  /// The distance of the part from the start of the image, before it is
  /// shifted by its own size.
  var insetText: String {
    let length = CSSText.length(offset)
    switch image {
    case .start: return length
    case .center, .end:
      let share = image == .center ? "50%" : "100%"
      return offset == 0 ? share : "calc(\(share) + \(length))"
    }
  }

  /// How far the part is moved back, as a share of its own size.
  var shiftText: String {
    switch element {
    case .start: "0%"
    case .center: "-50%"
    case .end: "-100%"
    }
  }
}
