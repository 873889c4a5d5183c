import Localization
import Styling
import Templating

/// Makes the record of the index: every theme with its locales.
struct IndexModel {
  let editions: [Edition]

  /// The themes in the order of the site.
  func record() -> Record {
    var themes: [Record] = []
    var done: Set<String> = []
    for edition in editions where done.insert(edition.theme.folderName).inserted
    {
      themes.append(theme(edition))
    }
    var index = Fields<IndexField>()
    index[.themes] = .list(themes)
    return index.record
  }

  private func theme(_ first: Edition) -> Record {
    let switcher = Switcher(
      editions: editions, edition: first, top: "", marksCurrentLocale: false)
    var theme = Fields<ThemeEntryField>()
    theme[.name] = .text(first.theme.folderName)
    theme[.title] = .text(first.context.resolve(first.theme.name).text)
    theme[.colorScheme] = .text(first.colorScheme)
    if let notes = first.themeNotes { theme[.notes] = .html(notes) }
    theme[.locales] = .list(switcher.locales("index.html"))
    return theme.record
  }
}
