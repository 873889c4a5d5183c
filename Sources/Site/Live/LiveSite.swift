import Catalog
import Configuration
import Diagnostics
import Localization

/// A built site that goes on showing its streams: what it was made from, and
/// which of its pages read which item.
struct LiveSite: Sendable {
  let configuration: SiteConfiguration
  private let catalog: CatalogSnapshot
  private(set) var streams: StreamStates
  private(set) var plan: SitePlan
  private let options: SiteOptions
  /// The places of the pages that show a stream, by the stream's place.
  private let readers: [Int: [Int]]

  init(
    _ project: Project, _ plan: SitePlan, _ streams: StreamStates,
    _ options: SiteOptions
  ) {
    configuration = project.configuration
    catalog = project.snapshot
    self.plan = plan
    self.streams = streams
    self.options = options
    readers = plan.readersOfStreams
  }

  /// Every stream that the pages show.
  var shownStreams: [(id: String, facts: StreamStates.Facts)] {
    readers.keys.sorted().compactMap { place in
      let item = streams.overlaid(plan.catalog.items[place])
      guard let stream = item.stream else { return nil }
      let known = streams.facts[item.id]
      return (
        item.id,
        StreamStates.Facts(
          state: stream.state, startTime: stream.startTime,
          revision: stream.revision,
          playback: item.playback.map { .replace($0) } ?? .remove,
          endedAt: known?.endedAt, basis: known?.basis ?? Fingerprint())
      )
    }
  }

  /// Takes in updates; the places of the pages to render, none when nothing
  /// is to be shown otherwise.
  mutating func take(
    _ updates: [StreamUpdate], at now: Instant,
    into diagnostics: inout [Diagnostic]
  ) -> [Int] {
    let permitted = updates.map { allowed($0, into: &diagnostics) }
    let changed = streams.apply(permitted, to: catalog, at: now)
    plan.show(streams, at: changed)
    let pages = Set(changed.flatMap { readers[$0] ?? [] }).sorted()
    for page in pages { plan.renew(page) }
    return pages
  }

  /// An update without the media that the policy of the pages forbids: they
  /// cannot load it.
  private func allowed(
    _ update: StreamUpdate, into diagnostics: inout [Diagnostic]
  ) -> StreamUpdate {
    guard case .replace(let media) = update.playback else { return update }
    let refused = [media.hls, media.mp4].compactMap { $0 }.filter {
      !plan.policy.allows($0)
    }
    guard !refused.isEmpty else { return update }
    for url in refused {
      diagnostics.append(
        .refusedOrigin(url, of: update.id, at: update.location))
    }
    var update = update
    update.playback = .keep
    return update
  }
}
