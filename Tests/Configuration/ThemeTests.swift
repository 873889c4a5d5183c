import Configuration
import Diagnostics
import Documents
import Localization
import Testing

import struct Diagnostics.SourceLocation

@Suite struct ThemeTests {
  func at(_ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: "theme.yaml", line: line, column: column)
  }

  @Test func readsTheHeadAndKeepsTheStyleTree() throws {
    let (read, diagnostics) = readTheme(
      """
      name: {en: Broadcast, es: Emisión}
      extends: base
      fonts: {Brand Sans: {files: {400: BrandSans.woff2, 700: fonts/Bold.TTF}, scripts: [Latn, Grek, Latn]}}
      widgetLayout: {preset: VideosWidget.Row.horizontalRectangles}
      playerStyle:
        anything: {at: all}
      """)
    #expect(report(diagnostics) == "")
    let theme = try #require(read)
    #expect(theme.folderName == "brand")
    #expect(theme.name?.entries.map(\.text) == ["Broadcast", "Emisión"])
    #expect(theme.extends == Located("base", at: at(2, 10)))
    #expect(
      theme.fonts == [
        ThemeConfiguration.FontFamily(
          name: "Brand Sans",
          files: [
            400: Located("BrandSans.woff2", at: at(3, 35)),
            700: Located("fonts/Bold.TTF", at: at(3, 57)),
          ], scripts: ["Latn", "Grek"])
      ])
    #expect(theme.style.map(\.key) == ["widgetLayout", "playerStyle"])
    #expect(theme.style.map(\.keyLocation) == [at(4, 1), at(5, 1)])
    #expect(theme.location == at(1, 1))
  }

  @Test(arguments: ["", "# nothing yet\n", "{}"])
  func aFileMaySetNothing(yaml: String) {
    let (theme, diagnostics) = readTheme(yaml)
    #expect(diagnostics == [])
    #expect(theme?.folderName == "brand")
    #expect(theme?.extends == nil && theme?.name == nil)
    #expect(theme?.style == [] && theme?.fonts == [])
  }

  static let problems: [(String, String)] = [
    (
      "nme: x\nextends: a/b\nwidgetItemStyles: {}",
      """
      theme.yaml:1:1: error: unknown key “nme” [unknown-key]
        help: did you mean “name”?
      theme.yaml:2:10: error: “a/b” cannot be a theme: it has a “/” [invalid-theme]
        help: write a bundled name or the name of a folder in themes/
      theme.yaml:3:1: error: unknown key “widgetItemStyles” [unknown-key]
        help: did you mean “widgetItemStyle”?
      """
    ),
    (
      "name: 7\nextends: [base]\nfonts: Arial",
      """
      theme.yaml:1:7: error: “name” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "7"
      theme.yaml:2:10: error: “extends” must be a string, not a list [wrong-type]
        help: write a string
      theme.yaml:3:8: error: “fonts” must be a mapping, not a string [wrong-type]
        help: write keys and values such as {key: value}
      """
    ),
    (
      "playerStyle: {}\nplayerStyle: {}",
      """
      theme.yaml:2:1: error: key “playerStyle” is given twice [duplicate-key]
        help: remove one of the two
        note: theme.yaml:1:1: first given here
      """
    ),
    (
      """
      fonts:
        A: {files: {}}
        B: {scripts: [latn, Latin]}
        " ": {files: {400: a.woff2}}
        C: {files: {450: a.woff2, bold: b.woff2, 1000: c.woff2}}
        D: {files: {400: ../a.woff2, 500: /a.woff2, 600: a.exe, 700: 'https://x/a.woff2', 800: 8}}
        E: a.woff2
      """,
      """
      theme.yaml:2:14: error: font “A” has no files [invalid-font]
        help: name a file for a weight, such as {400: BrandSans.woff2}
      theme.yaml:3:6: error: key “files” is missing [missing-key]
        help: add “files”
      theme.yaml:3:17: error: “latn” is not the code of a script [invalid-script]
        help: did you mean “Latn”?
      theme.yaml:3:23: error: “Latin” is not the code of a script [invalid-script]
        help: write four letters of ISO 15924, such as Latn, Arab or Jpan
      theme.yaml:4:3: error: “ ” is not the name of a font family [invalid-font]
        help: write a name such as Brand Sans
      theme.yaml:5:15: error: “450” is not a weight [invalid-font]
        help: weights are 100, 200 … 900; 400 is regular, 700 bold
      theme.yaml:5:29: error: “bold” is not a weight [invalid-font]
        help: weights are 100, 200 … 900; 400 is regular, 700 bold
      theme.yaml:5:44: error: “1000” is not a weight [invalid-font]
        help: weights are 100, 200 … 900; 400 is regular, 700 bold
      theme.yaml:6:20: error: “../a.woff2” is not a font file of the theme [invalid-font]
        help: write a path inside the theme's folder that ends in .woff2, .woff, .ttf or .otf
      theme.yaml:6:37: error: “/a.woff2” is not a font file of the theme [invalid-font]
        help: write a path inside the theme's folder that ends in .woff2, .woff, .ttf or .otf
      theme.yaml:6:52: error: “a.exe” is not a font file of the theme [invalid-font]
        help: write a path inside the theme's folder that ends in .woff2, .woff, .ttf or .otf
      theme.yaml:6:64: error: “https://x/a.woff2” is not a font file of the theme [invalid-font]
        help: write a path inside the theme's folder that ends in .woff2, .woff, .ttf or .otf
      theme.yaml:6:90: error: “800” must be a string, not a number [wrong-type]
        help: put it in quotation marks: "8"
      theme.yaml:7:6: error: “E” must be a mapping, not a string [wrong-type]
        help: write keys and values such as {key: value}
      """
    ),
  ]

  @Test(arguments: problems)
  func reportsEveryProblemInOneGo(yaml: String, expected: String) {
    let (theme, diagnostics) = readTheme(yaml)
    #expect(report(diagnostics) == expected)
    #expect(theme?.fonts == [])
  }

  @Test func aListIsNoTheme() {
    let (theme, diagnostics) = readTheme("[a]")
    #expect(theme == nil)
    #expect(
      report(diagnostics) == """
        theme.yaml:1:1: error: the file must be a mapping, not a list [wrong-type]
          help: write keys and values such as {key: value}
        """)
  }
}
