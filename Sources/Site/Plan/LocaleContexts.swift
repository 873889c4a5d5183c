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
    let starts = Set(
      shown.compactMap { index -> Instant? in
        guard let stream = content.snapshot.items[index].stream,
          stream.state == .upcoming
        else { return nil }
        return stream.startTime
      }
    ).sorted()
    all = locales.map {
      LocaleContext(
        locale: $0, siteDefault: locales[0], timeZone: project.timeZone,
        instants: starts)
    }
  }
}
