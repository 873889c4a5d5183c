import Testing

@testable import Styling

@Suite("A wrong value is told with what would be right")
struct BadValueTests {
  /// A message that starts with “|” stands alone; others follow the path.
  static let cases:
    [(
      name: String, value: String, id: String, message: String, help: String
    )] = [
      // Booleans.
      (
        "isVisible", "yes", "wrong-type",
        "must be true or false, not a string",
        "did you mean true?"
      ),
      (
        "isVisible", "off", "wrong-type",
        "must be true or false, not a string",
        "did you mean false?"
      ),
      (
        "isVisible", "2", "wrong-type",
        "must be true or false, not a number",
        "write true or false"
      ),
      // Lengths.
      (
        "cornerRadius", "12px", "wrong-type",
        "must be a number of points, not a string",
        "write 12: lengths are points, without a unit"
      ),
      (
        "cornerRadius", "big", "wrong-type",
        "must be a number of points, not a string",
        "write a number such as 8"
      ),
      (
        "cornerRadius", "-1", "out-of-range",
        "must be from 0 to 10000, not -1",
        "write a number from 0 to 10000"
      ),
      (
        "cornerRadius", "1e300", "out-of-range",
        "must be from 0 to 10000, not 1e300",
        "write a number from 0 to 10000"
      ),
      (
        "cornerRadius", ".nan", "out-of-range",
        "must be from 0 to 10000, not .nan",
        "write a number from 0 to 10000"
      ),
      (
        "letterSpacing", "-10001", "out-of-range",
        "must be from -10000 to 10000, not -10001",
        "write a number from -10000 to 10000"
      ),
      // Ratios.
      (
        "ratio", "\"16:9\"", "wrong-type",
        "must be a number, width ÷ height, not a string",
        "write 1.77778"
      ),
      (
        "ratio", "0", "out-of-range",
        "must be more than 0 and at most 100, not 0",
        "write a number more than 0 and at most 100"
      ),
      (
        "cornerRadiusRatio", "1.5", "out-of-range",
        "must be from 0 to 1, not 1.5",
        "write a number from 0 to 1"
      ),
      // Whole numbers.
      (
        "columns", "0", "out-of-range",
        "must be a whole number from 1 to 12, not 0",
        "write 1 to 12"
      ),
      (
        "columns", "2.5", "out-of-range",
        "must be a whole number from 1 to 12, not 2.5",
        "write 1 to 12"
      ),
      (
        "columns", "two", "wrong-type",
        "must be a whole number from 1 to 12, not a string",
        "write a whole number, such as 2"
      ),
      (
        "weight", "450", "out-of-range",
        "must be 100, 200 and so on to 900, not 450",
        "write 400 for regular or 700 for bold"
      ),
      (
        "weight", "bold", "wrong-type",
        "must be a number from 100 to 900 in hundreds, not a string",
        "did you mean 700?"
      ),
      (
        "overlayVisibilityThreshold", "3s", "wrong-type",
        "must be a number of seconds, not a string",
        "write 3: spans are seconds, without a unit"
      ),
      // Colours.
      (
        "backgroundColor", "red", "bad-color",
        "|“red” is not a colour",
        "did you mean \"#ff0000\"?"
      ),
      (
        "backgroundColor", "rgb(200, 16, 46)", "bad-color",
        "|“rgb(200, 16, 46)” is not a colour",
        "did you mean \"#c8102e\"?"
      ),
      (
        "backgroundColor", "rgba(0,0,0,0.5)", "bad-color",
        "|“rgba(0,0,0,0.5)” is not a colour",
        "did you mean \"#00000080\"?"
      ),
      (
        "backgroundColor", "C8102E", "bad-color",
        "|“C8102E” is not a colour",
        "did you mean \"#c8102e\"?"
      ),
      (
        "backgroundColor", "123456", "bad-color",
        "|“123456” is not a colour",
        "did you mean \"#123456\"?"
      ),
      (
        "backgroundColor", "\"#1238\"", "bad-color",
        "|“#1238” is not a colour",
        "did you mean \"#11223388\"?"
      ),
      (
        "backgroundColor", "\"#12345\"", "bad-color",
        "|“#12345” is not a colour",
        "“playerStyle.backgroundColor” takes \"#RGB\", \"#RRGGBB\" or "
          + "\"#RRGGBBAA\""
      ),
      (
        "backgroundColor", "#C8102E", "wrong-type",
        "must be a colour, not null",
        "put the colour in quotes: a bare # starts a comment"
      ),
      (
        "backgroundColor", "[1, 2]", "wrong-type",
        "must be a colour, not a list",
        "write it as \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\""
      ),
      // Positions.
      (
        "xPosition", "leadingToLeadin", "unknown-value",
        "cannot be “leadingToLeadin”",
        "did you mean “leadingToLeading”?"
      ),
      (
        "xPosition", "left", "unknown-value",
        "cannot be “left”",
        "it can be “leadingToLeading”, “leadingToTrailing”, "
          + "“trailingToLeading”, “trailingToTrailing”, “centerX”, "
          + "“centerToLeading” and “centerToTrailing”"
      ),
      (
        "yPosition", "topToTop(x)", "wrong-type",
        "must be an anchor, not a string",
        "write an anchor such as topToTop, or one with an offset such as "
          + "{topToTop: 8}"
      ),
      (
        "yPosition", "{topToTop: 1, centerY: 2}", "wrong-type",
        "must be an anchor, not a mapping",
        "write an anchor such as topToTop, or one with an offset such as "
          + "{topToTop: 8}"
      ),
      (
        "yPosition", "topToTop(1e9)", "out-of-range",
        "must be from -10000 to 10000, not 1e9",
        "write a number from -10000 to 10000"
      ),
      // Texts.
      (
        "text", "12", "wrong-type",
        "must be a string, not a number",
        "put it in quotation marks: \"12\""
      ),
      (
        "text", "{}", "wrong-type",
        "has no text",
        "write a string, or a map such as {en: Live, es: En directo}"
      ),
      // Names.
      (
        "name", "\"\"", "bad-font-name",
        "is not the name of a font",
        "a name has 1 to 200 bytes"
      ),
      (
        "alignment", "centre", "unknown-value",
        "cannot be “centre”",
        "did you mean “center”?"
      ),
      (
        "thumbnailType", "5", "wrong-type",
        "must be a string, not a number",
        "write one of squareIcon, verticalTwoByThree, custom"
      ),
      (
        "preset", "VideosWidget.Row.verticalRectangle", "unknown-preset",
        "|unknown preset “VideosWidget.Row.verticalRectangle”",
        "did you mean “VideosWidget.Row.verticalRectangles”?"
      ),
      (
        "preset", "twoColumnsVerticalRectangles", "unknown-preset",
        "|unknown preset “twoColumnsVerticalRectangles”",
        "did you mean “VideosWidget.Grid.twoColumnsVerticalRectangles”?"
      ),
    ]

  @Test("in full", arguments: cases.indices)
  func wrong(index: Int) throws {
    let (name, written, id, message, help) = Self.cases[index]
    let result = try ValueTests.read(name, written)
    let group = try #require(ValueTests.paths[name])
    let line = group.split(separator: ".").count + 1
    // A value that is not there is told where the parser puts it.
    let isNull = written.hasPrefix("#")
    let column = isNull ? "" : ":\(line + name.utf8.count + 2)"
    let words =
      message.hasPrefix("|")
      ? String(message.dropFirst()) : "“\(group).\(name)” \(message)"
    #expect(result.value == nil)
    #expect(result.problems.count == 1)
    let problem = try #require(result.problems.first)
    #expect(problem.hasPrefix("theme.yaml:\(line)\(column)"))
    #expect(
      problem.hasSuffix(": error: \(words) [\(id)]\n  help: \(help)"))
  }

  @Test("also in a map of texts")
  func localeMap() throws {
    let result = try ValueTests.read(
      "text", "{en: Live, es_MX: Vivo, xx-yy-zz-1: a, de: 5}")
    #expect(result.value == nil)
    #expect(result.problems.count == 3)
  }

  @Test("and the help of an unknown preset lists them")
  func presets() throws {
    let problems = try ValueTests.read("preset", "Carousel").problems
    #expect(problems.count == 1)
    for preset in Preset.allCases {
      #expect(problems[0].contains("“\(preset.rawValue)”"))
    }
  }
}
