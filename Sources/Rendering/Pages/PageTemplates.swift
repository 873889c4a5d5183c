import Diagnostics
import Templating

/// The compiled templates of every page and fragment.
public struct PageTemplates: Sendable {
  let index: Template
  let gallery: Template
  let widget: Template
  let player: Template
  let state: Template
  let markdown: Template
  let cardFragment: Template
  let playerFragment: Template

  /// Compiles them from a library that holds the bundled templates with the
  /// site's own laid over. Nil when one has an error; all errors are
  /// reported.
  public init?(_ library: TemplateLibrary, into diagnostics: inout [Diagnostic])
  {
    let index = library.compile(
      "index", for: Schema(IndexPageField.self), into: &diagnostics)
    let gallery = library.compile(
      "gallery", for: Schema(GalleryPageField.self), into: &diagnostics)
    let widget = library.compile(
      "widget-page", for: Schema(WidgetPageField.self), into: &diagnostics)
    let player = library.compile(
      "player-page", for: Schema(PlayerPageField.self), into: &diagnostics)
    let state = library.compile(
      "state-page", for: Schema(StatePageField.self), into: &diagnostics)
    let markdown = library.compile(
      "markdown-page", for: Schema(MarkdownPageField.self), into: &diagnostics)
    let card = library.compile(
      "card-fragment", for: Schema(CardFragmentField.self),
      into: &diagnostics)
    let playerFragment = library.compile(
      "player-fragment", for: Schema(PlayerFragmentField.self),
      into: &diagnostics)
    guard let index, let gallery, let widget, let player, let state,
      let markdown, let card, let playerFragment
    else { return nil }
    self.index = index
    self.gallery = gallery
    self.widget = widget
    self.player = player
    self.state = state
    self.markdown = markdown
    self.cardFragment = card
    self.playerFragment = playerFragment
  }

  /// Bytes that change when any template does.
  public var fingerprintBytes: [UInt8] {
    [
      index, gallery, widget, player, state, markdown, cardFragment,
      playerFragment,
    ].flatMap(\.fingerprintBytes)
  }
}
