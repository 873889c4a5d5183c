import Diagnostics
import Testing

@testable import Templating

/// Sections, partials, parents and dynamic names in compiled templates.
@Suite struct CompositionTests {
  @Test func sectionsOpenRecordsAndLookOutward() throws {
    #expect(
      try render(
        "{{#cards}}{{name}} in {{layout}}, {{hero.name}}; {{/cards}}"
          + "{{#hero}}{{#related}}{{name}}{{/related}}"
          + "{{^related}}alone{{/related}}{{/hero}}")
        == "One in grid, Hero; Two in grid, Hero; alone")
  }

  @Test func schemasMayContainThemselves() throws {
    var page = Record(PageField.self)
    page[PageField.hero] = .record(
      card(
        "A", image: "",
        related: [card("B", image: "", related: [card("C", image: "")])]))
    #expect(
      try render(
        "{{#hero}}{{name}}{{#related}}<{{!}} {{name}}"
          + "{{#related}}{{name}}{{/related}}{{/related}}{{/hero}}", page)
        == "A< BC")
  }

  @Test func dottedNamesInSectionsReachRecords() throws {
    #expect(
      try render(
        "{{#hero.name}}{{hero.image}}{{/hero.name}}{{#hero.related}}x"
          + "{{/hero.related}}{{^hero.related}}none{{/hero.related}}")
        == "img/hero.jpgnone")
  }

  @Test func partialsAreIndentedLikeTheirTag() throws {
    #expect(
      try render(
        "<ul>\n  {{#cards}}\n  {{>row}}\n  {{/cards}}\n</ul>\n",
        partials: ["row": "<li>\n  {{name}}\n</li>\n"])
          == """
          <ul>
            <li>
              One
            </li>
            <li>
              Two
            </li>
          </ul>

          """)
  }

  @Test func parentsTakeBlocksThatSeeTheirRecords() throws {
    let layout = """
      <main>
        {{$body}}
        none
        {{/body}}
      </main>
      {{#cards}}{{$card}}-{{/card}}{{/cards}}

      """
    #expect(
      try render(
        """
        {{<layout}}
          {{$body}}
            <p>{{title}}</p>
              <p>x</p>
          {{/body}}
          {{$card}}[{{name}}]{{/card}}
        {{/layout}}

        """, partials: ["layout": layout], titled("T"))
          == """
          <main>
            <p>T</p>
              <p>x</p>
          </main>
          [One][Two]

          """)
  }

  @Test func theOutermostBlockWins() throws {
    let partials = [
      "base": "{{$a}}base a{{/a}} {{$b}}base b{{/b}} {{$c}}base c{{/c}}",
      "middle": "{{<base}}{{$a}}middle a{{/a}}{{$b}}middle b{{/b}}{{/base}}",
    ]
    #expect(
      try render("{{<middle}}{{$a}}top a{{/a}}{{/middle}}", partials: partials)
        == "top a middle b base c")
  }

  @Test func dynamicNamesChooseAmongTheirTemplates() throws {
    let partials = ["row": "row {{title}}", "grid": "<b>{{$x}}grid{{/x}}</b>"]
    let template = "{{>*layout}}|{{<*layout}}{{$x}}X{{/x}}{{/*layout}}"
    var page = titled("T")
    #expect(
      try render(template, partials: partials, page)
        == "<b>grid</b>|<b>X</b>")
    page[PageField.layout] = .text("row")
    #expect(try render(template, partials: partials, page) == "row T|row T")
    page[PageField.layout] = .text("other")
    #expect(try render(template, partials: partials, page) == "|")
  }

  @Test func programsThatRenderAlikeHaveEqualFingerprints() throws {
    func fingerprint(_ template: String) throws -> [UInt8] {
      try #require(compile(template).template).fingerprintBytes
    }
    #expect(
      try fingerprint("<p>{{title}}</p>{{! x }}")
        == fingerprint("{{=<% %>=}}<p><% title %></p>"))
    let different = [
      "<p>{{title}}</p>", "<p>{{id}}</p>", "<p>{{title}}</p> ",
      "<p title=\"{{title}}\">", "<a href=\"{{title}}\">",
      "<img src=\"{{title}}\">", "<a href=\"#{{title}}\">", "{{hero.name}}",
      "{{#title}}x{{/title}}", "{{^title}}x{{/title}}",
      "{{#cards}}x{{/cards}}", "{{#hero}}x{{/hero}}",
    ]
    #expect(
      try Set(different.map(fingerprint)).count == different.count)
  }

  @Test func aMissingTemplateIsReported() {
    var diagnostics: [Diagnostic] = []
    let library = TemplateLibrary(sources: [source("card", "")])
    let template = library.compile(
      "crad", for: Schema(PageField.self), into: &diagnostics)
    #expect(template == nil)
    #expect(
      diagnostics.map(\.fullText) == [
        "error: there is no template “crad” [unknown-template]\n"
          + "help: did you mean “card”?"
      ])
  }

  private func titled(_ title: String) -> Record {
    var page = samplePage()
    page[PageField.title] = .text(title)
    return page
  }
}
