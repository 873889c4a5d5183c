import TestSupport
import Testing

/// The fonts of a theme, from its folder to the stylesheet.
@Suite struct FontTests {
  private static let theme = """
    fonts:
      Brand Sans:
        files:
          400: fonts/Brand.woff2
          700: fonts/Brand-Bold.ttf
        scripts: [Latn]
    widgetItemStyle:
      title: {unreadState: {font: {name: Brand Sans}}}

    """

  private static func files(_ more: [String: String]) -> [String: String] {
    [
      "site.yaml": SmallSite.configuration("widgets: [{id: w}]")
        .replacing("[base]", with: "[own]"),
      "catalog.json": SmallSite.catalog(SmallSite.video("a", "A")),
      "themes/own/theme.yaml": theme,
    ].merging(more) { $1 }
  }

  private func stylesheet(_ build: TestBuild) throws -> String {
    let name = try #require(
      build.tree.names.first {
        $0.hasPrefix("assets/theme-own.") && $0.hasSuffix(".css")
      })
    return try #require(build.tree.text(name))
  }

  @Test func filesArePublishedAndNamedInTheStylesheet() async throws {
    let build = try await TestSite(
      Self.files([
        "themes/own/fonts/Brand.woff2": "regular",
        "themes/own/fonts/Brand-Bold.ttf": "bold",
      ])
    ).build()
    #expect(build.problems == "")
    #expect(build.files["assets/#.woff2"] == "regular")
    #expect(build.files["assets/#.ttf"] == "bold")
    let regular = try #require(
      build.tree.names.first { $0.hasSuffix(".woff2") })
    let bold = try #require(build.tree.names.first { $0.hasSuffix(".ttf") })
    let sheet = try stylesheet(build)
    // Addresses are relative to the stylesheet, which stands beside them.
    #expect(
      sheet.hasPrefix(
        """
        @font-face {
          font-family: "Brand Sans";
          font-weight: 400;
          font-style: normal;
          font-display: swap;
          src: url("\(regular.dropFirst(7))") format("woff2");
        }
        @font-face {
          font-family: "Brand Sans";
          font-weight: 700;
          font-style: normal;
          font-display: swap;
          src: url("\(bold.dropFirst(7))") format("truetype");
        }

        """))
    #expect(!sheet.contains("unicode-range"))
    #expect(
      sheet.contains(
        """
        --widgetItemStyle-title-unreadState-font-name: "Brand Sans", \
        var(--font-stack);
        """))
  }

  @Test func aMissingFileIsReportedAtItsLine() async throws {
    let build = try await TestSite(
      Self.files(["themes/own/fonts/Brand.woff2": "regular"])
    ).build()
    #expect(
      build.problems == """
        themes/own/theme.yaml:5:12: warning: the font \
        “themes/own/fonts/Brand-Bold.ttf” does not exist [missing-asset]
          help: addresses are relative to the file that names them
        """)
    let sheet = try stylesheet(build)
    #expect(sheet.occurrences(of: "@font-face") == 1)
    #expect(build.files["assets/#.woff2"] == "regular")
  }
}

extension String {
  /// How often a word stands in it.
  fileprivate func occurrences(of word: String) -> Int {
    split(separator: word, omittingEmptySubsequences: false).count - 1
  }
}
