import Testing

@testable import Templating

/// A template that is refused, with everything that is said about it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let template: String
  let diagnostics: String

  init(_ template: String, _ diagnostics: String) {
    self.template = template
    self.diagnostics = diagnostics
  }

  var testDescription: String { template }

  /// Templates that the refused ones call.
  static let partials = [
    "row": "r",
    "open": "<p title='",
    "layout": "<main>{{$body}}none{{/body}}{{$aside}}{{/aside}}</main>",
    "loop": "{{#cards}}{{>again}}{{/cards}}",
    "again": "{{>loop}}",
    "broken": "<p>{{titel}}</p>\n{{#cards}}",
  ]
}

@Suite struct RefusalTests {
  @Test(arguments: Refusal.places)
  func placesThatCannotBeEscaped(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: Refusal.addresses)
  func elementsAndAddresses(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: Refusal.values)
  func valuesOfTheWrongKind(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: Refusal.names)
  func namesThatAreNotKnown(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: Refusal.syntax)
  func tagsThatCannotBeRead(_ refusal: Refusal) { check(refusal) }

  private func check(_ refusal: Refusal) {
    let (template, diagnostics) = compile(
      refusal.template, partials: Refusal.partials)
    #expect(template == nil)
    #expect(diagnostics.joined(separator: "\n") == refusal.diagnostics)
  }
}
