import Diagnostics
import Testing

@testable import Templating

/// Hostile templates and data end in a diagnostic, soon.
@Suite struct BoundsTests {
  @Test func templatesHaveABoundedSize() {
    let (_, diagnostics) = compile(
      String(repeating: "x", count: Limits.templateSize + 1))
    #expect(
      diagnostics == [
        "main.mustache: error: the template is larger than 1 MiB [too-large]\n"
          + "help: split it into partials"
      ])
  }

  @Test func sectionsHaveABoundedDepth() {
    let (_, diagnostics) = compile(
      String(repeating: "{{#title}}", count: 100_000))
    #expect(
      diagnostics.first
        == "main.mustache:1:641: error: more than 64 sections stand in each"
        + " other here [too-deep]\nhelp: move inner ones to partials")
  }

  @Test func partialsHaveABoundedDepth() {
    var partials: [String: String] = [:]
    for index in 0..<60 { partials["p\(index)"] = "{{>p\(index + 1)}}" }
    let (_, diagnostics) = compile("{{>p0}}", partials: partials)
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.hasPrefix(
        "p30.mustache:1:4: error: templates and sections stand in each other"
          + " too deep here [too-deep]\nhelp: at most 32 templates and 256"
          + " sections in all may\nnote: p29.mustache:1:1: “p30” is used here")
        == true)
  }

  @Test(arguments: ["x", ""])
  func templatesDoNotGrowWithoutBound(_ leaf: String) {
    var partials = ["p20": leaf]
    for index in 0..<20 {
      partials["p\(index)"] = String(
        repeating: "{{>p\(index + 1)}}", count: 4)
    }
    let (template, diagnostics) = compile("{{>p0}}", partials: partials)
    #expect(template == nil)
    #expect(
      diagnostics.first?.contains(
        "the template grows too large when its partials are put in"
          + " [too-large]") == true)
  }

  @Test func indentationIsBounded() throws {
    let partials = ["a": String(repeating: " ", count: 5_000) + "{{>b}}\n"]
    let template = "{{>a}}\n"
    let (compiled, diagnostics) = compile(
      template, partials: partials.merging(["b": "x"]) { a, _ in a })
    #expect(compiled == nil)
    #expect(
      diagnostics == [
        "a.mustache:1:5001: error: the template is indented by more than 4096"
          + " blanks here [too-large]\nhelp: put the tag further to the left\n"
          + "note: main.mustache:1:1: “a” is used here"
      ])
    let (output, plain) = try renderPlain(
      template, data: "{}", partials: partials.merging(["b": "x"]) { a, _ in a }
    )
    #expect(output == nil)
    #expect(plain.count == 1)
  }

  @Test func problemsAreCountedNotCollected() {
    let (_, diagnostics) = compile(
      String(repeating: "{{nothing}}\n", count: 10_000))
    #expect(diagnostics.count == Limits.problems)
    let (_, unreadable) = compile(
      String(repeating: "{{}}\n", count: 10_000))
    #expect(unreadable.count == Limits.problems)
  }

  @Test func templatesMustBeUTF8() {
    let bad = TemplateSource(
      name: "main", file: "main.mustache", bytes: [0x61, 0x0A, 0x62, 0xFF])
    var diagnostics: [Diagnostic] = []
    let template = TemplateLibrary(sources: [bad]).compile(
      "main", for: Schema(PageField.self), into: &diagnostics)
    #expect(template == nil)
    #expect(
      diagnostics.map(\.fullText) == [
        "main.mustache:2:2: error: the template is not UTF-8 here"
          + " [template-encoding]\nhelp: save the file as UTF-8"
      ])
  }

  @Test func aByteOrderMarkIsLeftOut() throws {
    #expect(try render("\u{FEFF}<p>") == "<p>")
  }

  @Test func endlessPlainRecursionIsReported() throws {
    let (output, diagnostics) = try renderPlain(
      "{{>a}}", data: "{\"x\": {\"y\": 1}}",
      partials: ["a": "{{#x}}{{#x}}{{>a}}{{/x}}{{/x}}"])
    #expect(output == nil)
    #expect(
      diagnostics == [
        "a.mustache:1:13: error: templates stand in each other too deep here"
          + " [too-deep]\nhelp: at most 500 templates and 2000 sections in all"
          + " may; does the data end the recursion?"
      ])
  }

  @Test func plainOutputIsBounded() throws {
    let (output, diagnostics) = try renderPlain(
      "{{>a}}", data: "{}",
      partials: [
        "a": String(repeating: "x", count: 100_000) + "{{>b}}{{>b}}",
        "b": "{{>a}}{{>a}}",
      ])
    #expect(output == nil)
    #expect(diagnostics.count == 1)
  }

  @Test func plainTemplatesReportWhatCannotBeRead() throws {
    let (output, diagnostics) = try renderPlain(
      "{{>a}}", data: "{}", partials: ["a": "\n{{#x}}"])
    #expect(output == nil)
    #expect(
      diagnostics == [
        "a.mustache:2:7: error: the template ends before “x” is closed"
          + " [unclosed-section]\nhelp: add {{/x}}\n"
          + "note: a.mustache:2:1: “x” is opened here"
      ])
  }
}
