import Styling

/// A new theme: a brand colour over a theme that exists.
public struct ThemeScaffold: Sendable {
  /// The name of its folder.
  public let name: String
  /// What people call it.
  public let title: String
  /// The brand colour.
  public let brand: Color
  /// The theme it extends.
  public let parent: Theme

  /// A theme of this name in `brand` over `parent`; the opacity of `brand`
  /// does not count.
  ///
  /// - Parameter title: what people call it; nil makes it from the name.
  public init(
    name: String, title: String? = nil, brand: Color, over parent: Theme
  ) {
    self.name = name
    self.title = title ?? Self.title(of: name)
    self.brand = brand
    self.parent = parent
  }

  /// `theme.yaml` and `notes.md` in `themes/NAME/`.
  public var files: [NewFile] {
    let palette = Palette(brand: brand, over: parent)
    return [
      NewFile(
        "themes/\(name)/theme.yaml",
        text: ThemeText(scaffold: self, palette: palette).text),
      NewFile(
        "themes/\(name)/notes.md",
        text: ThemeNotes(scaffold: self, palette: palette).text),
    ]
  }

  /// `acme-tv` → `Acme Tv`
  private static func title(of name: String) -> String {
    name.split { $0 == "-" || $0 == "_" || $0 == "." }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
