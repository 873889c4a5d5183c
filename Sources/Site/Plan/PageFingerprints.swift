import Catalog
import Rendering
import Styling

/// Digests of what pages are made from. A page is rendered again when its
/// digest differs from the one in the manifest.
struct PageFingerprints {
  private let edition: [Fingerprint]
  private let items: [Fingerprint]
  private let renderer: PageRenderer

  /// - Parameters:
  ///   - site: what every page depends on.
  ///   - editions: what each edition's pages depend on besides.
  ///   - thumbnails: the published address of each item's thumbnail.
  init(
    site: Fingerprint, editions: [Fingerprint], content: SiteContent,
    renderer: PageRenderer
  ) {
    edition = editions.map { own in
      var digest = site
      digest.combine(own)
      return digest
    }
    items = content.snapshot.items.indices.map { index in
      var digest = content.snapshot.items[index].fingerprint
      if let address = content.thumbnails[index] {
        digest.combine(Fingerprint(of: Array(address.utf8)))
      }
      digest.combine(
        Fingerprint(high: 0, low: content.hasPlayerPage[index] ? 1 : 0))
      return digest
    }
    self.renderer = renderer
  }

  /// The digest of a page.
  func fingerprint(_ kind: PageKind, edition index: Int) -> Fingerprint {
    var digest = edition[index]
    digest.combine(Fingerprint(of: Array("\(kind)".utf8)))
    let reads = renderer.reads(kind, edition: index)
    for item in reads.items { digest.combine(items[item]) }
    // Ids stand apart from items, so that the two lists cannot meet.
    digest.combine(Fingerprint(high: 1, low: UInt64(reads.items.count)))
    for item in reads.ids {
      digest.combine(renderer.idFingerprint(item))
    }
    for text in reads.texts {
      digest.combine(Fingerprint(of: Array(text.utf8)))
    }
    return digest
  }
}
