import Catalog

/// Where pages stand below the top of the site, and how they link.
///
/// Every page of an edition but its gallery stands three folders deep, so
/// that what several of them show has the same addresses on each.
enum PageAddresses {
  /// The way from a page of an edition to the top of the site.
  static let top = "../../../"
  /// The way from a gallery to the top of the site.
  static let topOfGallery = "../../"

  /// The way from a page of an edition to the gallery of that edition.
  static let gallery = "../index.html"

  /// The file name of a page of the gallery.
  static func gallery(page: Int) -> String {
    page == 0 ? "index.html" : "index-\(page + 1).html"
  }

  /// The path of a page below its edition's folder; nil for the index.
  static func path(_ kind: PageKind, in content: SiteContent) -> String? {
    switch kind {
    case .index: nil
    case .gallery(let page): gallery(page: page)
    case .widget(let index): "widgets/\(content.widgets[index].fileName).html"
    case .player(let item):
      "player/\(content.fileNames[item]).html"
    case .state(let state): "states/\(state.rawValue).html"
    case .players(let index): "players/\(content.players[index].fileName).html"
    case .markdown(let index): "pages/\(content.pages[index].fileName).html"
    }
  }

  /// The folder of an edition.
  static func folder(_ edition: Edition) -> String {
    edition.folder
  }
}
