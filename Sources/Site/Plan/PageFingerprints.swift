import Catalog
import Rendering
import Styling

/// Digests of what pages are made from. A page is rendered again when its
/// digest differs from the one in the manifest.
struct PageFingerprints {
  /// What the pages of one edition depend on.
  struct Edition {
    /// What all of them share: the site's chrome, the theme, the locale.
    var shared: Fingerprint
    /// The style and texts of each widget, by its place.
    var widgets: [Fingerprint]
    /// The style of each player of `players.items`, by its place.
    var players: [Fingerprint]
  }

  private let editions: [Edition]
  private var items: [Fingerprint]
  private let stills: [Fingerprint]
  private let ids: [Fingerprint]
  private let pages: [Fingerprint]
  private let renderer: PageRenderer

  init(
    editions: [Edition], content: SiteContent, pages: [Fingerprint],
    renderer: PageRenderer
  ) {
    self.editions = editions
    self.pages = pages
    self.renderer = renderer
    // Whether an item can be linked to belongs to its id.
    let ids = content.fileNames.indices.map { index in
      var digest = Fingerprint(of: content.fileNames[index])
      digest.combine(Fingerprint(content.hasPlayerPage[index] ? 1 : 0))
      return digest
    }
    self.ids = ids
    stills = content.catalog.items.indices.map { index in
      Self.digest(
        content.catalog.items[index], id: ids[index],
        thumbnail: content.thumbnails[index])
    }
    items = stills
  }

  /// The digest of an item as pages show it.
  private static func digest(
    _ item: Item, id: Fingerprint, thumbnail: String?
  ) -> Fingerprint {
    var digest = item.fingerprint
    digest.combine(id)
    digest.combine(Fingerprint(of: thumbnail ?? ""))
    // Published under names that change with the content of the files.
    digest.combine(Fingerprint(of: item.playback?.mp4 ?? ""))
    for captions in item.captions {
      digest.combine(Fingerprint(of: captions.url))
    }
    return digest
  }

  /// Takes `item` for the one at `place` from now on.
  mutating func show(_ item: Item, at place: Int, thumbnail: String?) {
    items[place] = Self.digest(item, id: ids[place], thumbnail: thumbnail)
  }

  /// The digest of the page at `path`.
  func fingerprint(_ kind: PageKind, at path: String, edition index: Int)
    -> Fingerprint
  {
    let edition = editions[index]
    let reads = renderer.reads(kind, edition: index)
    var words = DigestWriter()
    // The index shows every theme; all other pages only their own.
    words.add(kind == .index ? editions.map(\.shared) : [edition.shared])
    words.add(Fingerprint(of: path))
    words.add(items, at: reads.items)
    words.add(stills, at: reads.stills)
    words.add(ids, at: reads.ids)
    words.add(edition.widgets, at: reads.widgets)
    words.add(edition.players, at: reads.players)
    words.add(reads.counts.map { Fingerprint($0) })
    words.add(pages, at: reads.pages)
    return words.fingerprint
  }
}

/// Joins digests into one. Lists carry their length, so that no two
/// sequences of lists meet.
struct DigestWriter {
  private var words: [Fingerprint] = []

  mutating func add(_ digest: Fingerprint) { words.append(digest) }

  mutating func add(_ digests: [Fingerprint]) {
    words.append(Fingerprint(digests.count))
    words += digests
  }

  /// Adds those of `digests` that stand at these places.
  mutating func add(_ digests: [Fingerprint], at places: [Int]) {
    words.append(Fingerprint(places.count))
    for place in places { words.append(digests[place]) }
  }

  var fingerprint: Fingerprint {
    words.withUnsafeBytes { Fingerprint(of: $0) }
  }
}

extension Fingerprint {
  /// A number as a digest.
  init(_ number: Int) { self.init(high: 0, low: UInt64(number)) }

  /// The digest of a text.
  init(of text: String) {
    var text = text
    self = text.withUTF8 { Self(of: UnsafeRawBufferPointer($0)) }
  }
}
