import Diagnostics
import Markup
import Testing

@testable import Templating

/// A page with a field of every kind.
enum PageField: Int, TemplateField {
  case title, url, id, isLive, body, data, hero, cards, layout

  static let schemaName = "page"

  var kind: FieldKind {
    switch self {
    case .title, .url, .id: .text
    case .isLive: .bool
    case .body: .html
    case .data: .json
    case .hero: .record(Schema(CardField.self))
    case .cards: .list(Schema(CardField.self))
    case .layout: .choice(["row", "grid"])
    }
  }
}

/// A card, which may hold cards.
enum CardField: Int, TemplateField {
  case name, image, related

  static let schemaName = "card"

  var kind: FieldKind {
    self == .related ? .list(Schema(CardField.self)) : .text
  }
}

/// A page with a value in every field.
func samplePage() -> Record {
  var page = Record(PageField.self)
  page[PageField.title] = .text("Cup & <b>\"final\"</b> 'live'")
  page[PageField.url] = .text("https://cdn.example/a b?x=1&y='2'")
  page[PageField.id] = .text("m 1/é?#&")
  page[PageField.isLive] = .bool(true)
  page[PageField.body] = .html(HTML(trusted: Array("<p>Kick-off</p>".utf8)))
  page[PageField.data] = .json(
    Array(#"{"a":"</script>&\u2028","b":[1,"\#u{2029}"]}"#.utf8))
  page[PageField.hero] = .record(card("Hero", image: "img/hero.jpg"))
  page[PageField.cards] = .list([
    card("One", image: "1.jpg"), card("Two", image: "2.jpg"),
  ])
  page[PageField.layout] = .text("grid")
  return page
}

func card(_ name: String, image: String, related: [Record] = []) -> Record {
  var card = Record(CardField.self)
  card[CardField.name] = .text(name)
  card[CardField.image] = .text(image)
  card[CardField.related] = .list(related)
  return card
}

/// Compiles `template`, with partials, for pages.
func compile(
  _ template: String, partials: [String: String] = [:]
) -> (template: Template?, diagnostics: [String]) {
  var sources = partials.map { source($0.key, $0.value) }
  sources.append(source("main", template))
  var diagnostics: [Diagnostic] = []
  let compiled = TemplateLibrary(sources: sources).compile(
    "main", for: Schema(PageField.self), into: &diagnostics)
  return (compiled, diagnostics.map(\.fullText))
}

/// What `template` makes of a page, by default the sample.
func render(
  _ template: String, partials: [String: String] = [:],
  _ page: Record = samplePage()
) throws -> String {
  let (compiled, diagnostics) = compile(template, partials: partials)
  #expect(diagnostics == [])
  var output: [UInt8] = []
  try #require(compiled).render(page, into: &output)
  return String(decoding: output, as: UTF8.self)
}
