import Catalog
import Rendering

/// Writes `site.json`: every page of a site, for machines.
struct SiteIndex {
  private let content: SiteContent
  private let editions: [Edition]

  init(_ content: SiteContent, _ editions: [Edition]) {
    self.content = content
    self.editions = editions
  }

  /// The file, one page a line, in the order of `pages`.
  func bytes(_ pages: [PlannedPage]) -> [UInt8] {
    var json = JSONWriter()
    json.raw("{\"pages\":[")
    for (place, page) in pages.enumerated() {
      json.raw(place == 0 ? "\n" : ",\n")
      json.raw("{\"kind\":")
      json.string(page.kind.name)
      if page.kind != .index {
        let edition = editions[page.edition]
        json.raw(",\"theme\":")
        json.string(edition.theme.folderName)
        json.raw(",\"locale\":")
        json.string(edition.locale.identifier)
      }
      appendSubject(page.kind, to: &json)
      json.raw(",\"path\":")
      json.string(page.path.string)
      json.raw("}")
    }
    json.raw("\n]}\n")
    return json.bytes
  }

  private func appendSubject(_ kind: PageKind, to json: inout JSONWriter) {
    switch kind {
    case .index, .gallery: break
    case .widget(let index):
      json.raw(",\"widget\":")
      json.string(content.widgets[index].id)
    case .player(let item):
      json.raw(",\"video\":")
      json.string(content.snapshot.items[item].id)
    case .players(let index):
      json.raw(",\"player\":")
      json.string(content.players[index].id)
    case .state(let state):
      json.raw(",\"state\":")
      json.string(state.rawValue)
    case .markdown(let index):
      json.raw(",\"page\":")
      json.string(content.pages[index].name)
    }
  }
}
