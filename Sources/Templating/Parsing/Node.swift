/// A piece of a parsed template. Ranges and offsets are bytes of its source.
///
/// Tags are kept aside so that the many pieces of literal text stay small.
enum Node: Sendable {
  /// The start of a line that produces output, with its leading blanks. Where
  /// a template is indented, the indentation goes here.
  case line(Range<Int>)
  /// Literal text of one line, up to and including its line end.
  case text(Range<Int>)
  /// `{{name}}`, or `{{{name}}}` and `{{&name}}` when raw.
  indirect case variable(Name, isRaw: Bool)
  /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` when inverted.
  indirect case section(Section)
  /// `{{>name}}` or `{{>*name}}`.
  indirect case partial(Include)
  /// `{{<name}}…{{/name}}` or `{{<*name}}…{{/*name}}`.
  indirect case parent(Include, arguments: [Block])
  /// `{{$name}}…{{/name}}`.
  indirect case block(Block)
}

/// A name as it stands in a tag.
struct Name: Sendable {
  /// The name without blanks and without the asterisk of a dynamic name.
  var text: String
  /// The parts between the dots; none for `.`.
  var parts: [String]
  /// Where the name starts.
  var offset: Int
  /// Where its tag starts.
  var tag: Int
}

/// A section with its body.
struct Section: Sendable {
  var name: Name
  var isInverted: Bool
  var body: [Node]
  /// Where the closing tag starts.
  var end: Int
}

/// A call of another template.
struct Include: Sendable {
  /// The name of the template, or of the value that names it.
  var name: Name
  /// Whether an asterisk stands before the name.
  var isDynamic: Bool
  /// The blanks before a tag that stands alone on its line; they indent every
  /// line of the called template.
  var indentation: Range<Int>?
  /// The first tag inside a parent that is neither a block nor a comment;
  /// such tags have no effect.
  var stray: Int?
}

/// A block: a place that others can fill, or what fills one.
struct Block: Sendable {
  var name: Name
  var body: [Node]
  /// Where the closing tag starts.
  var end: Int
  /// Whether nothing but blanks follows the opening tag on its line (and
  /// precedes it, outside of a parent tag), so that the line is left out.
  var opensLine: Bool
  /// The blanks before the opening tag, when nothing else precedes it.
  var lead: Range<Int>?
  /// The blanks before the first line of the body, when `opensLine` and the
  /// body has one.
  var intrinsic: Range<Int>?

  /// What every line of a text that fills this place is indented by.
  var indentation: Range<Int>? { intrinsic ?? lead }
}

/// A template as a tree, with what is wrong with it.
struct ParsedTemplate: Sendable {
  var source: TemplateSource
  var body: [Node]
  var problems: [ParseProblem]
}
