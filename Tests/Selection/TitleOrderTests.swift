import Catalog
import Configuration
import Diagnostics
import Localization
import Selection
import Testing

import struct Diagnostics.SourceLocation

@Suite struct TitleOrderTests {
  /// An item with texts in the order given.
  static func item(_ id: String, _ texts: (String, String)...) -> Item {
    Item(
      id: id,
      title: LocalizedText(
        entries: texts.map {
          LocalizedText.Entry(locale: LocaleID(canonical: $0), text: $1)
        }),
      location: SourceLocation(file: "catalog.json"))
  }

  static let catalog = CatalogSnapshot(
    item("1", ("en", "Zebra"), ("es", "Cebra")),
    item("2", ("en", "Moon"), ("es", "Luna")),
    // No Spanish: the site's first locale.
    item("3", ("de", "Apfel"), ("en", "Dragon")),
    // Neither: the first given.
    item("4", ("ja", "Base"), ("de", "Zug")))

  static let table: [(String, String, String)] = [
    ("en", "en", "4 3 2 1"),
    ("es", "en", "4 1 3 2"),
    ("es-CO", "en", "4 1 3 2"),
    // German: Apfel, Zug, then the site's Spanish or the first given.
    ("de", "es", "3 1 2 4"),
  ]

  @Test(arguments: table)
  func comparesTheTextsThatThePageShows(
    locale: String, siteDefault: String, shown: String
  ) {
    let request = request(
      source(.aToZ), locale: locale, siteDefault: siteDefault)
    #expect(Self.catalog.shown(request) == shown)
  }

  @Test func oneSelectorServesSeveralLocales() {
    let selector = Selector(snapshot: Self.catalog)
    for _ in 0..<2 {
      #expect(
        selector.select(request(source(.aToZ), locale: "en")).shown
          == [3, 2, 1, 0])
      #expect(
        selector.select(request(source(.aToZ), locale: "es")).shown
          == [3, 0, 2, 1])
    }
  }

  @Test func comparesAsPeopleOfTheLocaleExpect() {
    let catalog = CatalogSnapshot(
      .video("1", "Zorn"), .video("2", "Ärger"), .video("3", "Apfel"),
      .video("4", "apfel 10"), .video("5", "Apfel 9"))
    #expect(
      catalog.shown(request(source(.aToZ), locale: "de")) == "3 5 4 2 1")
    #expect(
      catalog.shown(request(source(.aToZ), locale: "sv")) == "3 5 4 1 2")
    #expect(
      catalog.shown(request(source(.zToA), locale: "sv")) == "2 1 4 5 3")
  }

  @Test(arguments: OrderType.allCases)
  func onlyOrdersByTitleDependOnTheLocale(order: OrderType) {
    #expect(
      request(source(order)).dependsOnLocale
        == (order == .aToZ || order == .zToA))
  }
}
