import Diagnostics
import Templating

/// The compiled templates of every page and fragment; one that has an error
/// is absent, and what it would render is left out.
public struct PageTemplates: Sendable {
  let index: Template?
  let gallery: Template?
  let widget: Template?
  let player: Template?
  let state: Template?
  let markdown: Template?
  let cardFragment: Template?
  let playerFragment: Template?

  /// Compiles them from a library that holds the bundled templates with the
  /// site's own laid over. All errors are reported.
  public init(_ library: TemplateLibrary, into diagnostics: inout [Diagnostic])
  {
    func compile<F: TemplateField>(_ name: String, _ fields: F.Type)
      -> Template?
    {
      library.compile(name, for: Schema(fields), into: &diagnostics)
    }
    index = compile("index", IndexPageField.self)
    gallery = compile("gallery", GalleryPageField.self)
    widget = compile("widget-page", WidgetPageField.self)
    player = compile("player-page", PlayerPageField.self)
    state = compile("state-page", StatePageField.self)
    markdown = compile("markdown-page", MarkdownPageField.self)
    cardFragment = compile("card-fragment", CardFragmentField.self)
    playerFragment = compile("player-fragment", PlayerFragmentField.self)
  }

  /// The template of a page; nil when it has an error.
  func template(for kind: PageKind) -> Template? {
    switch kind {
    case .index: index
    case .gallery: gallery
    case .widget: widget
    case .player, .players: player
    case .state: state
    case .markdown: markdown
    }
  }

  private var all: [Template] {
    [
      index, gallery, widget, player, state, markdown, cardFragment,
      playerFragment,
    ].compactMap { $0 }
  }

  /// Whether nothing can be rendered.
  public var isEmpty: Bool { all.isEmpty }

  /// Bytes that change when any template does.
  public var fingerprintBytes: [UInt8] { all.flatMap(\.fingerprintBytes) }
}
