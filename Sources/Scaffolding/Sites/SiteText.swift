import Localization

/// The text of a new `site.yaml`.
struct SiteText {
  let scaffold: SiteScaffold

  var text: String {
    """
    # The site. “greenroom build” makes it, “greenroom check” says what is wrong
    # at its line. Every key is told in docs/site.md. Editors complete and check
    # with the schema that “greenroom schema site” prints; keep it in a file and
    # begin with “# yaml-language-server: $schema=site.schema.json”.

    # A text is a string, or a map such as {en: Live, es: En directo}.
    title: \(YAMLText.string(scaffold.title))

    # The first is the default. en-XA (long) and ar-XB (mirrored) are for reviews.
    locales: \(YAMLText.list(scaffold.locales.map(\.identifier)))

    # Start times are shown in it: a name such as Europe/Madrid.
    timeZone: UTC

    # The first is shown first; “base” beside it shows what the brand changes.
    themes: \(YAMLText.list(themes))

    \(catalog)
    widgets:
    \(scaffold.widgets.map(widget).joined(separator: "\n"))
    \(clock)
    # A ribbon on every page says that this is a preview.
    draft: true

    """
  }

  private var themes: [String] {
    let parent = scaffold.theme.parent.folderName
    return [scaffold.theme.name, parent].map(YAMLText.string)
  }

  private var catalog: String {
    switch scaffold.source {
    case .sample:
      return """
        # Twelve invented items; bring your own with “greenroom init --catalog”.
        catalog: catalog.json

        """
    case .file(let path, _, let guess) where guess.isNative:
      return """
        # The items, in Greenroom's own format.
        catalog: \(YAMLText.string(path))

        """
    case .file(let path, _, let guess):
      return mapped(path, guess)
    }
  }

  private func mapped(_ path: String, _ guess: CatalogGuess) -> String {
    let items = guess.items.map { "\n  items: \(YAMLText.quoted($0))" } ?? ""
    let map = MapText(guesses: guess.guesses, ignored: guess.ignored).lines
      .map { "    \($0)\n" }.joined()
    return """
      # The items. “map” says where our keys are in them: each line was guessed
      # from names and values, so read them once; docs/catalog.md tells how.
      catalog:
        file: \(YAMLText.string(path))\(items)
        map:
      \(map)
      """
  }

  private func widget(_ widget: WidgetChoice) -> String {
    let states =
      widget.streamStates.isEmpty
      ? [] : [("streamStates", YAMLText.list(widget.streamStates))]
    let filter =
      [("contentTypes", YAMLText.list(widget.contentTypes))] + states
    return """
        # \(widget.comment)
        - id: \(widget.id)
          title: \(widget.title(in: scaffold.locales))
          layout: \(widget.layout)
          dataSource: \(YAMLText.map(widget.dataSource))
          videosFilterParams: \(YAMLText.map(filter))

      """
  }

  private var clock: String {
    if case .sample = scaffold.source {
      return """
        # Fixes the clock, so that the samples stay as they are.
        now: \(SampleItem.now)

        """
    }
    return """
      # Fixes the clock of everything that has one.
      # now: 2026-06-18T20:00:00Z

      """
  }
}
