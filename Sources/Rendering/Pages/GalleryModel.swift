import Catalog
import Localization
import Markup
import Styling
import Templating

/// Makes the record of one page of an edition's gallery.
struct GalleryModel {
  /// How many videos one page lists, so that it stays under 200 kB.
  static let videosPerPage = 120

  let content: SiteContent
  let edition: Edition
  /// The page, from 0.
  let page: Int

  /// How many pages the gallery has.
  static func pageCount(_ content: SiteContent) -> Int {
    let videos = content.hasPlayerPage.count { $0 }
    return max(1, (videos + videosPerPage - 1) / videosPerPage)
  }

  /// The videos that this page lists, as indices into the snapshot.
  static func videos(page: Int, of playable: [Int]) -> ArraySlice<Int> {
    playable.dropFirst(page * videosPerPage).prefix(videosPerPage)
  }

  /// The lists of the gallery; all but the videos stand on its first page.
  func record(playable: [Int]) -> Record {
    let entries = EntryModel(
      content: content, edition: edition,
      links: CardLinks(
        content: content, top: PageAddresses.topOfGallery,
        players: "player/"))
    var gallery = Fields<GalleryField>()
    gallery[.isFirstPage] = .bool(page == 0)
    let videos = Self.videos(page: page, of: playable)
    gallery[.hasVideos] = .bool(!videos.isEmpty)
    if page == 0 {
      if let notes = edition.themeNotes { gallery[.notes] = .html(notes) }
      gallery[.widgets] = .list(content.widgets.indices.map(entries.widget))
      gallery[.players] = .list(content.players.indices.map(entries.player))
      gallery[.pages] = .list(content.pages.indices.map(entries.page))
      gallery[.hasWidgets] = .bool(!content.widgets.isEmpty)
      gallery[.hasPlayers] = .bool(!content.players.isEmpty)
      gallery[.hasPages] = .bool(!content.pages.isEmpty)
      gallery[.hasStates] = .bool(true)
      gallery[.states] = .list(PlayerState.allCases.map(entries.state))
    }
    gallery[.videos] = .list(videos.map(entries.item))
    gallery[.pagination] = pagination
    return gallery.record
  }

  private var pagination: Value {
    let count = Self.pageCount(content)
    guard count > 1 else { return .absent }
    var record = Fields<PaginationField>()
    record[.label] = .text("\(page + 1) / \(count)")
    if page > 0 {
      record[.previous] = .text(PageAddresses.gallery(page: page - 1))
    }
    if page + 1 < count {
      record[.next] = .text(PageAddresses.gallery(page: page + 1))
    }
    return .record(record.record)
  }
}
