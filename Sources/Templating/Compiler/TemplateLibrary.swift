import Diagnostics

/// Templates that may call each other by name.
public struct TemplateLibrary: Sendable {
  let templates: [String: ParsedTemplate]

  /// Reads every source; of two with one name the later counts.
  public init(sources: [TemplateSource]) {
    var templates: [String: ParsedTemplate] = [:]
    for source in sources {
      templates[source.name] = Parser.parse(source)
    }
    self.templates = templates
  }

  /// Compiles a template, with all that it calls, for records of a schema.
  ///
  /// Every name is looked up and every value's place in the HTML is worked
  /// out; what cannot be escaped safely is refused.
  ///
  /// - Returns: nil after errors, of which at most 100 are reported.
  public func compile(
    _ name: String, for schema: Schema, into diagnostics: inout [Diagnostic]
  ) -> Template? {
    guard let parsed = templates[name] else {
      diagnostics.append(.missingTemplate(name, among: names))
      return nil
    }
    var compiler = Compiler(library: self, root: parsed, schema: schema)
    compiler.compileRoot(parsed)
    diagnostics += compiler.diagnostics
    guard !compiler.diagnostics.hasErrors else { return nil }
    return Template(program: compiler.builder.finish())
  }

  /// The names of all templates, sorted.
  var names: [String] { templates.keys.sorted() }
}
