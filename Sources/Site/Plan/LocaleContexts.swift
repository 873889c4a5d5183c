import Localization
import Rendering

/// The contexts of a site's locales, with the start times of its cards
/// formatted once.
struct LocaleContexts {
  /// One context a locale, in the order of the site.
  let all: [LocaleContext]

  init(_ project: Project, _ content: SiteContent) {
    let locales = project.configuration.locales
    var shown: Set<Int> = []
    for widget in content.widgets {
      widget.selections.forEach { shown.formUnion($0) }
    }
    let items = shown.map { content.snapshot.items[$0] }
    let starts = Set(
      items.filter { $0.stream?.state == .upcoming }.compactMap(\.startTime)
    ).sorted()
    let lengths = Set(items.compactMap(\.duration)).sorted()
    all = locales.map {
      LocaleContext(
        locale: $0, siteDefault: locales[0], timeZone: project.timeZone,
        instants: starts, lengths: lengths)
    }
  }
}
