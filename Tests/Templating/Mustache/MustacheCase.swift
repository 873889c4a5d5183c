import Testing

/// One case of the Mustache specification.
struct MustacheCase: Sendable, CustomTestStringConvertible {
  let name: String
  let template: String
  let data: String
  let partials: [String: String]
  let expected: String

  init(
    _ name: String, _ template: String, data: String = "{}",
    partials: [String: String] = [:], gives expected: String
  ) {
    self.name = name
    self.template = template
    self.data = data
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { name }
}
