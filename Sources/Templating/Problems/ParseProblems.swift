import Diagnostics

extension Diagnostic {
  /// What is wrong with the tags of a template.
  static func parsing(
    _ problem: ParseProblem, in source: TemplateSource
  ) -> Diagnostic {
    switch problem {
    case .tooLarge:
      return .error(
        "too-large", at: SourceLocation(file: source.file),
        "the template is larger than 1 MiB",
        help: "split it into partials")
    case .notUTF8(let offset):
      return .error(
        "template-encoding", at: source.location(offset),
        "the template is not UTF-8 here", help: "save the file as UTF-8")
    case .unclosedTag(let offset, let closing):
      return .error(
        "unclosed-tag", at: source.location(offset),
        "the tag is not closed", help: "end it with “\(closing)”")
    case .badDelimiters(let offset):
      return .error(
        "bad-delimiters", at: source.location(offset),
        "the tag does not set two delimiters",
        help: "write two words without “=”, such as {{=<% %>=}}")
    case .emptyName(let offset):
      return .error(
        "empty-name", at: source.location(offset),
        "the tag has no name", help: "name a field, such as {{title}}")
    case .badName(let name, let offset):
      return .error(
        "bad-name", at: source.location(offset),
        "“\(name)” is not a name",
        help: "a name has no blanks, and no empty part between its dots")
    case .tooDeep(let offset):
      return .error(
        "too-deep", at: source.location(offset),
        "more than \(Limits.nesting) sections stand in each other here",
        help: "move inner ones to partials")
    case .unclosed(let name, let offset):
      return .error(
        "unclosed-section", at: source.location(source.bytes.count),
        "the template ends before “\(name)” is closed",
        help: "add {{/\(name)}}",
        notes: [
          Note("“\(name)” is opened here", at: source.location(offset))
        ])
    case .mismatchedClose(let name, let offset, let opened, let opener):
      return .error(
        "mismatched-close", at: source.location(offset),
        "“\(name)” is closed where “\(opened)” is open",
        help: "close {{/\(opened)}} first",
        notes: [
          Note("“\(opened)” is opened here", at: source.location(opener))
        ])
    case .strayClose(let name, let offset):
      return .error(
        "stray-close", at: source.location(offset),
        "“\(name)” is closed but not open",
        help: "remove the tag, or open “\(name)” before it")
    }
  }
}
