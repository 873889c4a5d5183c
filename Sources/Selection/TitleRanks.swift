import Catalog
import Localization
import Synchronization

/// The rank of each item's title in the order that people of a locale
/// expect; titles that compare equal share a rank.
///
/// Sorting titles is the dearest part of a selection and many widgets want
/// the same order, so it is done once a locale, when first wanted.
final class TitleRanks: Sendable {
  private struct Key: Hashable {
    var locale: LocaleID
    var siteDefault: LocaleID
  }

  private let titles: [LocalizedText]
  private let known = Mutex<[Key: [Int]]>([:])

  init(_ items: [Item]) { titles = items.map(\.title) }

  func ranks(locale: LocaleID, siteDefault: LocaleID) -> [Int] {
    let key = Key(locale: locale, siteDefault: siteDefault)
    return known.withLock { known in
      if let ranks = known[key] { return ranks }
      let resolver = TextResolver(locale: locale, siteDefault: siteDefault)
      let texts = titles.map { resolver.resolve($0).text }
      let ranks = TitleCollation(locale: locale).ranks(texts)
      known[key] = ranks
      return ranks
    }
  }
}
