import Catalog
import Configuration
import Diagnostics
import Localization
import Styling

/// Reports the texts of a project that are not written for every locale of
/// the site: one notice a text of `site.yaml` and its themes, one for the
/// catalog.
struct Translations {
  private var gaps: TranslationGaps
  private(set) var diagnostics: [Diagnostic] = []

  init(locales: [LocaleID]) { gaps = TranslationGaps(locales: locales) }

  mutating func check(_ site: SiteConfiguration) {
    check(site.texts)
    check(site.widgets.flatMap { Style.texts(in: $0.style) })
    check(site.players.flatMap { Style.texts(in: $0.style) })
  }

  mutating func check(_ theme: ThemeConfiguration) {
    check(theme.texts)
    check(Style.texts(in: theme.style))
  }

  private mutating func check(_ texts: [PlacedText]) {
    for text in texts {
      let missing = gaps.missing(in: text.text)
      if !missing.isEmpty {
        diagnostics.append(
          .missingTranslation(of: text.name, in: missing, at: text.location))
      }
    }
  }

  mutating func check(_ catalog: CatalogSnapshot) {
    var tallies = [
      Tally(name: "titles"), Tally(name: "subtitles"),
      Tally(name: "descriptions"), Tally(name: "texts of “cta”"),
    ]
    for item in catalog.items {
      note(item.title, of: item, in: &tallies[0])
      note(item.subtitle, of: item, in: &tallies[1])
      note(item.description, of: item, in: &tallies[2])
      note(item.cta?.text, of: item, in: &tallies[3])
    }
    tallies.removeAll { $0.counts.isEmpty }
    guard
      let first = tallies.compactMap(\.first).min(by: {
        ($0.location.line, $0.location.column)
          < ($1.location.line, $1.location.column)
      })
    else { return }
    diagnostics.append(
      .missingTranslations(
        tallies.map { ($0.name, $0.byCount, $0.first?.id ?? "") },
        at: first.location))
  }

  private mutating func note(
    _ text: LocalizedText?, of item: Item, in tally: inout Tally
  ) {
    guard let text else { return }
    let missing = gaps.missing(in: text)
    if !missing.isEmpty { tally.add(missing, item) }
  }
}

/// How many texts of one kind lack each locale.
private struct Tally {
  let name: String
  private(set) var counts: [(locale: LocaleID, count: Int)] = []
  private(set) var first: Item?

  init(name: String) { self.name = name }

  mutating func add(_ missing: [LocaleID], _ item: Item) {
    if first == nil { first = item }
    for locale in missing {
      if let index = counts.firstIndex(where: { $0.locale == locale }) {
        counts[index].count += 1
      } else {
        counts.append((locale, 1))
      }
    }
  }

  /// The locales by how many texts lack them, most first.
  var byCount: [(Int, [LocaleID])] {
    Set(counts.map(\.count)).sorted(by: >).map { count in
      (count, counts.filter { $0.count == count }.map(\.locale))
    }
  }
}
