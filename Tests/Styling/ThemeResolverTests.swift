import Diagnostics
import Documents
import Testing

@testable import Styling

@Suite("Themes inherit")
struct ThemeResolverTests {
  /// Resolves `names` among themes of one line each.
  static func resolve(
    _ names: [String], bundled: KeyValuePairs<String, String>,
    site: KeyValuePairs<String, String> = [:]
  ) throws -> (themes: [Theme], problems: [String]) {
    var diagnostics: [Diagnostic] = []
    let resolver = ThemeResolver(
      bundled: try bundled.map {
        try themeSource($0.key, $0.value, into: &diagnostics)
      },
      site: try site.map {
        try themeSource($0.key, $0.value, into: &diagnostics)
      })
    let themes = resolver.resolve(
      names.enumerated().map {
        Located(
          $0.element,
          at: SourceLocation(file: "site.yaml", line: 4, column: $0.offset + 10)
        )
      }, into: &diagnostics)
    return (themes, diagnostics.map(words))
  }

  static let base = "widgetItemStyle: {cornerRadius: 1}"

  static let lineages:
    [(
      bundled: KeyValuePairs<String, String>,
      site: KeyValuePairs<String, String>, name: String, lineage: [String]
    )] = [
      (["base": base], [:], "base", ["base"]),
      (["base": base, "a": "name: A"], [:], "a", ["base", "a"]),
      (
        ["base": base, "a": "name: A"], ["b": "extends: a"], "b",
        ["base", "a", "b"]
      ),
      (
        ["base": base, "a": "name: A"], ["a": "extends: a"], "a",
        ["base", "a", "a"]
      ),
      (["base": base], ["base": "name: Mine"], "base", ["base", "base"]),
      (
        ["base": base, "a": "name: A"], ["base": "extends: base"], "a",
        ["base", "base", "a"]
      ),
      ([:], ["a": "name: A"], "a", ["a"]),
    ]

  @Test("from base on", arguments: lineages.indices)
  func lineage(index: Int) throws {
    let (bundled, site, name, lineage) = Self.lineages[index]
    let result = try Self.resolve([name], bundled: bundled, site: site)
    #expect(result.problems == [])
    #expect(result.themes.map(\.lineage) == [lineage])
    #expect(result.themes.map(\.folderName) == [name])
  }

  static let broken:
    [(
      names: [String], site: KeyValuePairs<String, String>,
      problems: [String], made: [String]
    )] = [
      (
        ["brodcast", "base"], ["broadcast": "{}"],
        [
          """
          site.yaml:4:10: error: unknown theme “brodcast” [unknown-theme]
            help: did you mean “broadcast”?
          """
        ], ["base"]
      ),
      (
        ["x"], [:],
        [
          """
          site.yaml:4:10: error: unknown theme “x” [unknown-theme]
            help: the themes are “base”
          """
        ], []
      ),
      (
        ["a"], ["a": "extends: bsae"],
        [
          """
          themes/a/theme.yaml:1:10: error: unknown theme “bsae” \
          [unknown-theme]
            help: did you mean “base”?
          """
        ], []
      ),
      (
        ["a"], ["a": "extends: a"],
        [
          """
          themes/a/theme.yaml:1:10: error: theme “a” extends itself: a → a \
          [theme-cycle]
            help: let one of them extend another theme, such as base
          """
        ], []
      ),
      (
        ["a", "d"],
        [
          "a": "extends: b", "b": "extends: c", "c": "extends: b",
          "d": "extends: c",
        ],
        [
          """
          themes/c/theme.yaml:1:10: error: theme “b” extends itself: \
          b → c → b [theme-cycle]
            help: let one of them extend another theme, such as base
          """,
          """
          themes/b/theme.yaml:1:10: error: theme “c” extends itself: \
          c → b → c [theme-cycle]
            help: let one of them extend another theme, such as base
          """,
        ], []
      ),
    ]

  @Test("and what they cannot inherit is told", arguments: broken.indices)
  func problems(index: Int) throws {
    let (names, site, problems, made) = Self.broken[index]
    let result = try Self.resolve(
      names, bundled: ["base": Self.base], site: site)
    #expect(result.problems == problems)
    #expect(result.themes.map(\.folderName) == made)
  }

  @Test("and one that takes the place of a bundled theme is noticed")
  func replacement() throws {
    let result = try Self.resolve(
      ["a", "b"], bundled: ["base": Self.base, "a": "name: Old"],
      site: ["a": "name: New", "b": "extends: a"])
    #expect(
      result.problems == [
        """
        themes/a/theme.yaml:1:1: notice: this theme takes the place of the \
        bundled theme “a” [theme-replaces-bundled]
          help: add “extends: a” to build on the bundled one
        """
      ])
    #expect(
      result.themes.map(\.lineage) == [["base", "a"], ["base", "a", "b"]])
  }

  @Test("and each is read, and reported on, once")
  func readOnce() throws {
    let result = try Self.resolve(
      ["a", "b"], bundled: ["base": "widgetItemStyle: {cornerRadius: x}"],
      site: ["a": "{}", "b": "{}"])
    #expect(result.themes.count == 2)
    #expect(
      result.problems == [
        """
        themes/base/theme.yaml:1:33: error: \
        “widgetItemStyle.cornerRadius” must be a number of points, not a \
        string [wrong-type]
          help: write a number such as 8
        """
      ])
  }

  @Test("fonts by name and the nearest preset")
  func fontsAndPreset() throws {
    let result = try Self.resolve(
      ["b"],
      bundled: [
        "base": """
        fonts: {Z: {files: {400: z.woff2}}, Brand: {files: {400: old.woff2}}}
        widgetLayout: {preset: VideosWidget.Row.verticalRectangles}
        """
      ],
      site: ["b": "fonts: {Brand: {files: {700: new.woff2}}}"])
    let theme = try #require(result.themes.first)
    #expect(theme.preset == .rowVerticalRectangles)
    #expect(theme.fonts.map(\.name) == ["Brand", "Z"])
    #expect(theme.fonts[0].files.mapValues(\.value) == [700: "new.woff2"])
  }
}
