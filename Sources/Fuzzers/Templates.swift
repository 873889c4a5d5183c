import Diagnostics
import Documents
import Markup
import Templating

/// The two kinds of template.
enum Templates {
  /// The plain specification: data as JSON on the first line, then the
  /// template, which is its own partial too.
  static func plain(_ bytes: [UInt8]) {
    let (data, template) = bytes.firstLineAndRest
    var problems: [Diagnostic] = []
    guard
      let document = JSONDocument.parse(
        Array(data), file: "d", into: &problems)
    else { return }
    let source = TemplateSource(
      name: "t", file: "t", bytes: Array(template))
    _ = PlainTemplate.render(
      source, data: document.root, partials: { _ in source },
      into: &problems)
    Reports.check(problems, of: bytes)
  }

  /// A page's template, given values that try to become markup.
  static func page(_ bytes: [UInt8]) {
    var problems: [Diagnostic] = []
    let library = TemplateLibrary(
      sources: ["page", "row", "grid"].map {
        TemplateSource(name: $0, file: $0, bytes: bytes)
      })
    let template = library.compile(
      "page", for: Schema(Page.self), into: &problems)
    expect(template != nil || problems.hasErrors, "no template has a reason")
    Reports.check(problems, of: bytes)
    guard let template else { return }
    var output: [UInt8] = []
    template.render(Page.record(related: 2), into: &output)
    let text = output.text
    if !bytes.text.contains("evil") {
      expect(
        !text.contains("<evil") && !text.contains("evil>"),
        "no value becomes markup: \(text)")
      expect(!followsAttack(bytes.text, text), "no address runs: \(text)")
    }
    _ = template.fingerprintBytes
  }

  /// Whether a tag leads to an address that runs. Templates with elements of
  /// mere text, where a tag is none, are not judged.
  private static func followsAttack(_ template: String, _ text: String) -> Bool
  {
    let lower = template.lowercased()
    guard !lower.contains("<t"), !lower.contains("<s"), !lower.contains("<!")
    else { return false }
    return text.split(separator: "<").dropFirst().contains { piece in
      guard piece.first?.isLetter == true else { return false }
      let tag = piece.prefix { $0 != ">" }
      return [" href", " src"].contains { name in
        ["\"", "'"].contains { tag.contains("\(name)=\($0)javascript:run") }
      }
    }
  }
}

/// A record with a field of every kind.
private enum Page: Int, TemplateField {
  case title, url, id, isLive, body, data, hero, cards, layout

  static let schemaName = "page"

  var kind: FieldKind {
    switch self {
    case .title, .url, .id: .text
    case .isLive: .bool
    case .body: .html
    case .data: .json
    case .hero: .record(Schema(Page.self))
    case .cards: .list(Schema(Page.self))
    case .layout: .choice(["row", "grid"])
    }
  }

  /// A record that holds others, to a depth.
  static func record(related depth: Int) -> Record {
    var record = Record(Page.self)
    record[Page.title] = .text("\"'><evil>`{{title}}")
    record[Page.url] = .text("javascript:run")
    record[Page.id] = .text("a b/é?#&\"<evil>")
    record[Page.isLive] = .bool(true)
    record[Page.body] = .html(HTML(trusted: Array("<p>kick-off</p>".utf8)))
    record[Page.data] = .json(Array(#"{"a":"</script><evil>"}"#.utf8))
    record[Page.layout] = .text("grid")
    if depth > 0 {
      record[Page.hero] = .record(self.record(related: depth - 1))
      record[Page.cards] = .list([self.record(related: depth - 1)])
    }
    return record
  }
}
