import Localization
import Styling
import Templating

/// Links to the same page in the other themes and locales.
struct Switcher {
  let editions: [Edition]
  let edition: Edition
  /// The way to the site's top.
  let top: String

  /// The page at `path` in each theme, in this locale.
  func themes(_ path: String) -> [Record] {
    editions.filter { $0.locale == edition.locale }.map { other in
      let name = edition.context.resolve(other.theme.name).text
      return link(
        to: other, path, label: name,
        isCurrent: other.theme.folderName == edition.theme.folderName
      ).record
    }
  }

  /// The page at `path` in each locale, in this theme.
  func locales(_ path: String, marksCurrent: Bool = true) -> [Record] {
    editions.filter { $0.theme.folderName == edition.theme.folderName }
      .map { other in
        var record = link(
          to: other, path, label: other.context.autonym,
          isCurrent: marksCurrent && other.locale == edition.locale)
        record[.lang] = .text(other.locale.identifier)
        record[.dir] = .text(other.locale.direction.rawValue)
        return record.record
      }
  }

  private func link(
    to other: Edition, _ path: String, label: String, isCurrent: Bool
  ) -> Fields<NavLinkField> {
    var record = Fields<NavLinkField>()
    record[.href] = .text(top + PageAddresses.folder(other) + "/" + path)
    record[.label] = .text(label)
    record[.isCurrent] = .bool(isCurrent)
    return record
  }
}
