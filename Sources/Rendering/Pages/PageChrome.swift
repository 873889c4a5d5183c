import Localization
import Styling
import Templating

/// What stands around the content of every page of an edition that is equally
/// deep below the site's top; worked out once for all of them.
struct PageChrome: Sendable {
  /// The fields that all these pages share.
  let fields: Fields<PageField>
  /// The scripts of pages that load any.
  let scripts: Value
  /// The address of hls.js.
  let hls: Value
  /// What is said aloud of streams that begin and end on an open page, with
  /// the place of their titles.
  let nowLive: Value
  let nowEnded: Value
  /// The way to the site's top.
  let top: String
  /// Links to the same page in other themes and locales.
  let switcher: Switcher
  private let siteTitle: String

  /// The chrome of pages of `edition`, or of the index, which shows every
  /// theme.
  init(
    content: SiteContent, editions: [Edition], edition: Edition, top: String,
    isIndex: Bool = false
  ) {
    let context = edition.context
    let siteTitle = context.resolve(content.title).text
    func assets(_ field: AssetField, _ addresses: [String]) -> Value {
      .list(
        addresses.map { address in
          var record = Fields<AssetField>()
          record[field] = .text(top + address)
          return record.record
        })
    }
    var page = Fields<PageField>()
    page[.lang] = .text(context.locale.identifier)
    page[.dir] = .text(context.locale.direction.rawValue)
    page[.siteTitle] = .text(siteTitle)
    page[.theme] = .text(edition.theme.folderName)
    page[.themeTitle] = .text(context.resolve(edition.theme.name).text)
    page[.colorScheme] = .text(edition.colorScheme)
    page[.localeLabel] = .text(context.autonym)
    page[.timeZone] = .text(context.timeZone.identifier)
    page[.numberingSystem] = .text(context.locale.numberingSystem)
    if let now = content.now { page[.now] = .text(now.iso8601) }
    page[.policy] = .text(content.policy)
    page[.isDraft] = .bool(content.isDraft)
    page[.isIndexed] = .bool(content.isIndexed)
    page[.stylesheets] = assets(
      .href,
      [content.stylesheet]
        + (isIndex ? Self.stylesheets(editions) : [edition.stylesheet]))
    if !isIndex {
      page[.home] = .text(top + "index.html")
      page[.gallery] = .text(
        top + PageAddresses.folder(edition) + "/index.html")
    }
    fields = page
    scripts = assets(.src, content.scripts)
    hls = content.hls.map { .text(top + $0) } ?? .absent
    nowLive = .text(context.strings.pattern(.nowLive))
    nowEnded = .text(context.strings.pattern(.nowEnded))
    switcher = Switcher(editions: editions, edition: edition, top: top)
    self.siteTitle = siteTitle
    self.top = top
  }

  /// The title of a page with that of the site.
  func title(_ title: String) -> String {
    title == siteTitle ? title : title + " · " + siteTitle
  }

  /// The stylesheet of every theme.
  private static func stylesheets(_ editions: [Edition]) -> [String] {
    editions.map(\.stylesheet).reduce(into: []) { result, address in
      if !result.contains(address) { result.append(address) }
    }
  }
}
