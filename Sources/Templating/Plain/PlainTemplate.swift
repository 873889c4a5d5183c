import Diagnostics
import Documents

/// Templates by the plain Mustache specification, over JSON data.
///
/// Nothing is known of names, types or HTML here: names that are not found
/// render as nothing and every `{{name}}` is escaped alike.
public enum PlainTemplate {
  /// Renders `source` with `data`; `partials` gives the templates that it
  /// calls by name, or nil for those that are not there, which render as
  /// nothing. Each is asked for once.
  ///
  /// Falsy are `null`, `false`, the empty list and what is not there. Numbers
  /// are written as the data has them; lists and objects as nothing.
  ///
  /// - Returns: nil when a template cannot be read or the output goes beyond
  ///   bounds (64 MiB, 500 partials in each other), which is then reported.
  public static func render(
    _ source: TemplateSource, data: JSONValue,
    partials: (String) -> TemplateSource?,
    into diagnostics: inout [Diagnostic]
  ) -> [UInt8]? {
    withoutActuallyEscaping(partials) { partials in
      var renderer = PlainRenderer(partials: partials, data: data)
      renderer.renderRoot(source)
      diagnostics += renderer.diagnostics
      return renderer.diagnostics.hasErrors ? nil : renderer.output
    }
  }
}
