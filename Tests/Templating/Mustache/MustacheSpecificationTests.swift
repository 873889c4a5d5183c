import Diagnostics
import Documents
import Testing

@testable import Templating

/// The plain renderer does what the specification says, version 1.4.
@Suite struct MustacheSpecificationTests {
  @Test(arguments: MustacheCase.interpolation)
  func interpolation(_ example: MustacheCase) throws {
    try check(example)
  }

  @Test(arguments: MustacheCase.sections)
  func sections(_ example: MustacheCase) throws { try check(example) }

  @Test(arguments: MustacheCase.inverted)
  func invertedSections(_ example: MustacheCase) throws { try check(example) }

  @Test(arguments: MustacheCase.partials)
  func partials(_ example: MustacheCase) throws { try check(example) }

  @Test(arguments: MustacheCase.delimiters)
  func delimiters(_ example: MustacheCase) throws { try check(example) }

  @Test(arguments: MustacheCase.comments)
  func comments(_ example: MustacheCase) throws { try check(example) }

  @Test(arguments: MustacheCase.inheritance)
  func inheritance(_ example: MustacheCase) throws { try check(example) }

  @Test(arguments: MustacheCase.dynamicNames)
  func dynamicNames(_ example: MustacheCase) throws { try check(example) }

  /// The compiler for pages treats inheritance and indentation alike, as far
  /// as templates need no data and do not contain themselves.
  @Test(
    arguments: (MustacheCase.inheritance + MustacheCase.partials).filter {
      $0.data == "{}" && $0.name != "Recursion" && $0.name != "Failed Lookup"
    })
  func compiledTemplates(_ example: MustacheCase) throws {
    #expect(
      try render(example.template, partials: example.partials)
        == example.expected)
  }

  private func check(_ example: MustacheCase) throws {
    let (output, diagnostics) = try renderPlain(
      example.template, data: example.data, partials: example.partials)
    #expect(diagnostics == [])
    #expect(output == example.expected)
  }
}
