import Diagnostics

extension Diagnostic {
  /// A name that no record in reach has as a field.
  static func unknownName(
    _ name: String, at location: SourceLocation, schema: String,
    fields: [String], inReach: [String]
  ) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: inReach)
    let list =
      fields.isEmpty
      ? "it has no fields" : "its fields are \(fields.joined(separator: ", "))"
    return .error(
      "unknown-name", at: location,
      "“\(name)” is not a field of “\(schema)”",
      help: near.map { "did you mean “\($0)”?" } ?? list)
  }

  /// A dotted name that goes on after something without fields.
  static func noFields(
    _ name: String, _ kind: FieldKind, at location: SourceLocation
  ) -> Diagnostic {
    var help = "a dotted name leads through records only"
    if case .list = kind {
      help = "write a section: {{#\(name)}}…{{/\(name)}}"
    }
    return .error(
      "unknown-name", at: location,
      "“\(name)” is \(kind.words) and has no fields", help: help)
  }

  /// `{{.}}`.
  static func implicitIterator(at location: SourceLocation) -> Diagnostic {
    .error(
      "unknown-name", at: location,
      "“.” names nothing here: lists hold records",
      help: "name a field of the record")
  }

  /// A template that is not there.
  static func unknownTemplate(
    _ name: String, at location: SourceLocation, among names: [String]
  ) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: names)
    return .error(
      "unknown-template", at: location,
      "there is no template “\(name)”",
      help: near.map { "did you mean “\($0)”?" }
        ?? "the templates are \(names.joined(separator: ", "))")
  }

  /// The template that was asked for is not there.
  static func missingTemplate(
    _ name: String, among names: [String]
  ) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: names)
    return .error(
      "unknown-template", at: nil, "there is no template “\(name)”",
      help: near.map { "did you mean “\($0)”?" }
        ?? "the templates are \(names.joined(separator: ", "))")
  }

  /// A template that contains itself.
  static func recursion(
    _ name: String, at location: SourceLocation, chain: [Note]
  ) -> Diagnostic {
    .error(
      "recursive-template", at: location,
      "the template “\(name)” contains itself",
      help: "use a section over a list in place of the recursion",
      notes: chain)
  }

  /// A block of a parent tag that fills nothing.
  static func unknownBlock(
    _ name: String, parent: String, at location: SourceLocation,
    among names: [String]
  ) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: names)
    let list =
      names.isEmpty
      ? "it has no blocks" : "its blocks are \(names.joined(separator: ", "))"
    return .error(
      "unknown-block", at: location,
      "“\(parent)” has no block “\(name)”",
      help: near.map { "did you mean “\($0)”?" } ?? list)
  }

  /// A tag in a parent tag that is not a block.
  static func strayTag(
    in parent: String, at location: SourceLocation
  ) -> Diagnostic {
    .error(
      "stray-tag", at: location,
      "this tag has no effect directly in {{<\(parent)}}",
      help: "move it into a block: {{$name}}…{{/name}}")
  }

  /// A dynamic name that is not a choice of templates.
  static func notAChoice(
    _ name: String, _ kind: FieldKind, at location: SourceLocation
  ) -> Diagnostic {
    .error(
      "template-value", at: location,
      "“\(name)” is \(kind.words), not the name of a template",
      help: "name the template itself: {{>name}}")
  }

  /// Templates within templates beyond the bound.
  static func includedTooDeep(at location: SourceLocation) -> Diagnostic {
    .error(
      "too-deep", at: location,
      "templates and sections stand in each other too deep here",
      help: "at most \(Limits.includes) templates and "
        + "\(Limits.compileDepth) sections in all may")
  }

  /// A template whose every line would be indented beyond the bound.
  static func indentedTooFar(at location: SourceLocation) -> Diagnostic {
    .error(
      "too-large", at: location,
      "the template is indented by more than \(Limits.indentation) blanks here",
      help: "put the tag further to the left")
  }

  /// A template that unfolds to too much.
  static func expandsTooFar(at location: SourceLocation) -> Diagnostic {
    .error(
      "too-large", at: location,
      "the template grows too large when its partials are put in",
      help: "include fewer templates that include others")
  }
}
