import Catalog
import Diagnostics

/// Publishes what the items of a catalog name, and finds the addresses that
/// pages give them.
struct CatalogAssets {
  /// The address of each item's thumbnail from the site's top, or absolute.
  private(set) var thumbnails: [String?] = []
  /// The snapshot with the addresses of published media and captions.
  private(set) var snapshot: CatalogSnapshot

  init(
    _ project: Project, publisher: inout AssetPublisher,
    into diagnostics: inout [Diagnostic]
  ) {
    snapshot = project.snapshot
    thumbnails.reserveCapacity(snapshot.items.count)
    var items = snapshot.items
    var changed = false
    for index in items.indices {
      thumbnails.append(
        items[index].thumbnail.flatMap { thumbnail in
          Self.address(
            thumbnail.url, .image, at: thumbnail.location, project,
            &publisher, &diagnostics)
        })
      guard items[index].hasRelativeMedia else { continue }
      changed = true
      Self.publishMedia(of: &items[index], project, &publisher, &diagnostics)
    }
    if changed { snapshot = CatalogSnapshot(items: items) }
  }

  private static func publishMedia(
    of item: inout Item, _ project: Project,
    _ publisher: inout AssetPublisher, _ diagnostics: inout [Diagnostic]
  ) {
    let location = item.location
    if let mp4 = item.playback?.mp4 {
      item.playback?.mp4 = address(
        mp4, .media, at: location, project, &publisher, &diagnostics)
    }
    if let hls = item.playback?.hls, case .relative = Address(hls) {
      diagnostics.append(.relativePlaylist(hls, at: location))
    }
    item.captions = item.captions.compactMap { captions in
      var captions = captions
      guard
        let published = address(
          captions.url, .captions, at: captions.location, project,
          &publisher, &diagnostics)
      else { return nil }
      captions.url = published
      return captions
    }
  }

  private static func address(
    _ url: String, _ kind: AssetKind, at location: SourceLocation,
    _ project: Project, _ publisher: inout AssetPublisher,
    _ diagnostics: inout [Diagnostic]
  ) -> String? {
    switch Address(url) {
    case .remote(let url): url
    case .relative(let path):
      publisher.publish(
        Address.path(path, in: project.catalogFolder), as: kind,
        at: location, into: &diagnostics)
    }
  }
}

extension Item {
  /// Whether it names media or captions by a path.
  fileprivate var hasRelativeMedia: Bool {
    let addresses =
      [playback?.mp4, playback?.hls].compactMap { $0 } + captions.map(\.url)
    return addresses.contains { address in
      if case .relative = Address(address) { true } else { false }
    }
  }
}
