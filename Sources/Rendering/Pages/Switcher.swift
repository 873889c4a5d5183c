import Localization
import Styling
import Templating

/// Links to the same page in the other themes and locales.
struct Switcher: Sendable {
  /// A link that lacks the path of the page.
  private struct Link {
    var fields: Fields<NavLinkField>
    /// The address of the edition's folder.
    var folder: String

    func record(_ path: String) -> Record {
      var fields = fields
      fields[.href] = .text(folder + path)
      return fields.record
    }
  }

  private let themeLinks: [Link]
  private let localeLinks: [Link]

  /// The switcher of pages of `edition` from which `top` leads to the site's
  /// top.
  init(
    editions: [Edition], edition: Edition, top: String,
    marksCurrentLocale: Bool = true
  ) {
    func link(to other: Edition, _ label: String, isCurrent: Bool) -> Link {
      var fields = Fields<NavLinkField>()
      fields[.label] = .text(label)
      fields[.isCurrent] = .bool(isCurrent)
      return Link(
        fields: fields, folder: top + PageAddresses.folder(other) + "/")
    }
    themeLinks = editions.filter { $0.locale == edition.locale }.map {
      link(
        to: $0, edition.context.resolve($0.theme.name).text,
        isCurrent: $0.theme.folderName == edition.theme.folderName)
    }
    localeLinks = editions.filter {
      $0.theme.folderName == edition.theme.folderName
    }.map {
      var link = link(
        to: $0, $0.context.autonym,
        isCurrent: marksCurrentLocale && $0.locale == edition.locale)
      link.fields[.lang] = .text($0.locale.identifier)
      link.fields[.dir] = .text($0.locale.direction.rawValue)
      return link
    }
  }

  /// The page at `path` in each theme, in this locale.
  func themes(_ path: String) -> [Record] {
    themeLinks.map { $0.record(path) }
  }

  /// The page at `path` in each locale, in this theme.
  func locales(_ path: String) -> [Record] {
    localeLinks.map { $0.record(path) }
  }
}
