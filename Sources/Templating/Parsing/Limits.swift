/// Bounds on what a template may ask for; each has a diagnostic of its own.
enum Limits {
  /// Bytes of one template.
  static let templateSize = 1 << 20
  /// Sections, blocks and parents that stand in each other in one template.
  static let nesting = 64
  /// Bytes that every line of a template may be indented by.
  static let indentation = 1 << 12
  /// Problems reported of one template.
  static let problems = 100
  /// Partials and parents that stand in each other when a page template is
  /// compiled.
  static let includes = 32
  /// Tags compiled into one program, counted wherever they are put in.
  static let steps = 100_000
  /// Operations of one compiled program.
  static let operations = 400_000
  /// Literal bytes of one compiled program.
  static let literals = 16 << 20
  /// Sections, blocks and templates that stand in each other in one program.
  static let compileDepth = 256
  /// Partials and parents that stand in each other in plain rendering.
  static let plainIncludes = 500
  /// Everything that stands in each other in plain rendering.
  static let plainDepth = 2_000
  /// Bytes that plain rendering may write.
  static let plainOutput = 64 << 20
  /// Nodes that plain rendering may visit.
  static let plainSteps = 20_000_000
}
