import Configuration

extension CSSWriter {
  /// The `@font-face` rules of a theme's families, lighter weights first.
  mutating func fontFaces(
    _ families: [ThemeConfiguration.FontFamily],
    resolveAsset: (AssetReference) -> String?
  ) {
    for family in families {
      for (weight, file) in family.files.sorted(by: { $0.key < $1.key }) {
        let reference = AssetReference(file.value, at: file.location)
        guard !reference.isRemote, let address = resolveAsset(reference)
        else { continue }
        text(
          """
          @font-face {
            font-family: \(CSSText.string(family.name));
            font-weight: \(weight);
            font-style: normal;
            font-display: swap;
            src: url(\(CSSText.string(address)))\(Self.format(of: file.value));
          }

          """)
      }
    }
  }

  /// The hint that lets a browser skip formats that it does not read (CSS
  /// Fonts 4, section 4.3.2).
  private static func format(of path: String) -> String {
    let formats = [
      (".woff2", "woff2"), (".woff", "woff"), (".ttf", "truetype"),
      (".otf", "opentype"),
    ]
    let path = path.lowercased()
    let format = formats.first { path.hasSuffix($0.0) }?.1
    return format.map { " format(\"\($0)\")" } ?? ""
  }

  /// The fonts behind those that the theme names, by the language of the
  /// element that carries the theme.
  mutating func fontStacks(scope: String) {
    rule([scope], [(FontStack.property, FontStack.list(for: "Latn"))])
    for (script, tags) in FontStack.languages {
      rule(
        tags.map { "\(scope):lang(\($0))" },
        [(FontStack.property, FontStack.list(for: script))])
    }
  }
}
