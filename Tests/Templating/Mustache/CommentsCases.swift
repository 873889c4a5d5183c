extension MustacheCase {
  /// The module “comments”: every case of the specification by its name,
  /// with data of our own.
  static let comments: [MustacheCase] = [
    MustacheCase(
      "Inline",
      "12345{{! Comment Block! }}67890",
      gives: "1234567890"),
    MustacheCase(
      "Multiline",
      "12345{{!\n  That is a\n  multi-line hint...\n}}67890\n",
      gives: "1234567890\n"),
    MustacheCase(
      "Standalone",
      "Begin.\n{{! Comment Block! }}\nEnd.\n",
      gives: "Begin.\nEnd.\n"),
    MustacheCase(
      "Indented Standalone",
      "Begin.\n  {{! Indented Comment Block! }}\nEnd.\n",
      gives: "Begin.\nEnd.\n"),
    MustacheCase(
      "Standalone Line Endings",
      "|\r\n{{! Alone Comment }}\r\n|",
      gives: "|\r\n|"),
    MustacheCase(
      "Standalone Without Previous Line",
      "  {{! I'm Still Alone }}\n!",
      gives: "!"),
    MustacheCase(
      "Standalone Without Newline",
      "!\n  {{! I'm Still Alone }}",
      gives: "!\n"),
    MustacheCase(
      "Multiline Standalone",
      "Begin.\n{{!\nSomething's happening on here...\n}}\nEnd.\n",
      gives: "Begin.\nEnd.\n"),
    MustacheCase(
      "Indented Multiline Standalone",
      "Begin.\n  {{!\n    Something's happening on here...\n  }}\nEnd.\n",
      gives: "Begin.\nEnd.\n"),
    MustacheCase(
      "Indented Inline",
      "  12 {{! 34 }}\n",
      gives: "  12 \n"),
    MustacheCase(
      "Surrounding Whitespace",
      "12345 {{! Comment Block! }} 67890",
      gives: "12345  67890"),
    MustacheCase(
      "Variable Name Collision",
      "hints nowhere appear: >{{! hint }}<",
      data: "{\"! hint\": 1, \"! hint \": 2, \"!hint\": 3, \"hint\": 4}",
      gives: "hints nowhere appear: ><"),
  ]
}
