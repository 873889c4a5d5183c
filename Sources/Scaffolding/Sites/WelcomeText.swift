/// The text of the first Markdown page.
struct WelcomeText {
  let scaffold: SiteScaffold

  var text: String {
    let title = MarkdownText.escaped(scaffold.title)
    let logo = scaffold.logo.map { "\n![\(title)](logo.\($0.ending))\n" } ?? ""
    let widgets = scaffold.widgets.map { "```widget \($0.id)\n```\n" }
      .joined(separator: "\n")
    return """
      # \(title)
      \(logo)
      This page is `pages/welcome.md`. It is CommonMark; a fenced block places a
      widget of `site.yaml`, and `player ID` in its place would place a player.

      \(widgets)
      """
  }
}
