import Localization
import Styling
import Templating

/// Makes the record that every page has of itself.
struct PageModel {
  let content: SiteContent
  let editions: [Edition]
  let edition: Edition
  let kind: PageKind
  /// The way to the site's top.
  var top: String
  /// Whether scripts are loaded: still pages load none.
  var hasScripts = true
  /// The address of the page's live file from the site's top.
  var live: String?
  /// Whether the page plays or refreshes something.
  var needsServer = false

  /// The record of a page with this title.
  func record(title: String) -> Record {
    let context = edition.context
    let siteTitle = context.resolve(content.title).text
    var page = Fields<PageField>()
    page[.lang] = .text(context.locale.identifier)
    page[.dir] = .text(context.locale.direction.rawValue)
    page[.title] = .text(
      title == siteTitle ? title : "\(title) · \(siteTitle)")
    page[.siteTitle] = .text(siteTitle)
    page[.theme] = .text(edition.theme.folderName)
    page[.themeTitle] = .text(context.resolve(edition.theme.name).text)
    page[.colorScheme] = .text(edition.theme.colorScheme.rawValue)
    page[.localeLabel] = .text(context.autonym)
    page[.kind] = .text(kind.name)
    page[.timeZone] = .text(context.timeZone.identifier)
    page[.numberingSystem] = .text(context.locale.numberingSystem)
    if let now = content.now { page[.now] = .text(now.iso8601) }
    page[.policy] = .text(content.policy)
    page[.isDraft] = .bool(content.isDraft)
    page[.isIndexed] = .bool(content.isIndexed)
    page[.stylesheets] = .list(stylesheets.map { asset(.href, $0) })
    page[.scripts] = .list(
      hasScripts ? content.scripts.map { asset(.src, $0) } : [])
    page[.needsServer] = .bool(needsServer)
    if let live { page[.live] = .text(top + live) }
    guard let path = PageAddresses.path(kind, in: content) else {
      return page.record
    }
    page[.home] = .text(top + "index.html")
    page[.gallery] = .text(
      top + PageAddresses.folder(edition) + "/index.html")
    let switcher = Switcher(editions: editions, edition: edition, top: top)
    page[.themes] = .list(switcher.themes(path))
    page[.locales] = .list(switcher.locales(path))
    return page.record
  }

  /// The shared stylesheet, then the theme's; the index shows every theme.
  private var stylesheets: [String] {
    guard kind == .index else {
      return [content.stylesheet, edition.stylesheet]
    }
    var result = [content.stylesheet]
    for edition in editions where !result.contains(edition.stylesheet) {
      result.append(edition.stylesheet)
    }
    return result
  }

  private func asset(_ field: AssetField, _ address: String) -> Record {
    var record = Fields<AssetField>()
    record[field] = .text(top + address)
    return record.record
  }
}
