import Localization
import Testing

@testable import Rendering
@testable import Templating

/// Makes `docs/template-fields.md` from the schemas of the page templates.
struct TemplateFieldsPage {
  private static let roots: [(template: String, schema: Schema)] = [
    ("index", Schema(IndexPageField.self)),
    ("gallery", Schema(GalleryPageField.self)),
    ("widget-page", Schema(WidgetPageField.self)),
    ("player-page", Schema(PlayerPageField.self)),
    ("state-page", Schema(StatePageField.self)),
    ("markdown-page", Schema(MarkdownPageField.self)),
    ("card-fragment", Schema(CardFragmentField.self)),
    ("player-fragment", Schema(PlayerFragmentField.self)),
  ]

  /// The records that have a section of their own, in order of appearance.
  private var records: [Schema] {
    var found: [Schema] = []
    var waiting = Self.roots.map(\.schema)[...]
    while let schema = waiting.popFirst() {
      for field in schema.fields() {
        guard let inner = field.kind.record, inner.name != "text",
          !found.contains(where: { $0.name == inner.name })
        else { continue }
        found.append(inner)
        waiting.append(inner)
      }
    }
    return found
  }

  var text: String {
    var text = Self.introduction + "\n## What each template starts with\n"
    for (template, schema) in Self.roots {
      text += "\n### `\(template).mustache`\n\n" + table(schema)
    }
    text += "\n## Records\n"
    for record in records {
      text += "\n### \(record.name)\n\n" + table(record)
    }
    let english = Strings(locale: LocaleID(canonical: "en"))
    return text + Self.texts
      + MarkdownTable.text(
        ["key", "English"],
        StringKey.allCases.map {
          [MarkdownTable.code($0.rawValue), english[$0]]
        })
  }

  private func table(_ schema: Schema) -> String {
    MarkdownTable.text(
      ["field", "holds"],
      schema.fields().map {
        [MarkdownTable.code($0.name), $0.kind.wordsWithLink]
      })
  }

  private static let introduction = """
    # Template fields

    What the page templates can read. How templates work is told in
    [templates](templates.md).

    A *text* is escaped wherever it stands. A *yes or no* is for sections.
    *Markup* stands in `{{{ }}}`, in text between tags. *JSON* stands in a
    `<script type="application/json">`. A field that has nothing renders as
    nothing, and a section over it is skipped.

    """

  private static let texts = """

    ## Texts

    The default strings in the language of the page, as `text.<key>`.


    """
}

extension FieldKind {
  /// The record that the field holds, or each of its records is.
  fileprivate var record: Schema? {
    switch self {
    case .record(let schema), .list(let schema): schema
    default: nil
    }
  }

  /// The kind in words, with a link to the section of its record.
  fileprivate var wordsWithLink: String {
    switch self {
    case .record(let schema) where schema.name == "text": schema.link
    case .record(let schema): "one \(schema.link)"
    case .list(let schema): "a list of \(schema.link)"
    case .choice(let names):
      "the name of one of "
        + names.map(MarkdownTable.code)
        .joined(separator: ", ")
    default: words
    }
  }
}

extension Schema {
  fileprivate var link: String {
    name == "text" ? "the [texts](#texts)" : "[\(name)](#\(name.lowercased()))"
  }
}
