import Catalog
import Configuration
import Diagnostics
import Localization
import Polling

/// A built site that goes on showing its streams: what it was made from, and
/// which of its pages read which item.
struct LiveSite: Sendable {
  let configuration: SiteConfiguration
  let catalog: CatalogSnapshot
  private(set) var streams: StreamStates
  private(set) var plan: SitePlan
  /// The places of the pages that show a stream, by the stream's place.
  private let readers: [Int: [Int]]

  init(_ parts: SiteBuild.Parts) {
    configuration = parts.project.configuration
    catalog = parts.project.snapshot
    plan = parts.plan
    streams = parts.streams
    readers = plan.readersOfStreams
  }

  /// Every stream that the pages show, as a poller needs to know it.
  var trackedStreams: [TrackedStream] {
    readers.keys.sorted().compactMap { place in
      let item = streams.shown(catalog.items[place])
      guard let stream = item.stream else { return nil }
      return TrackedStream(
        id: item.id, state: stream.state, hasPlayback: item.playback != nil,
        endedAt: streams.facts[item.id]?.endedAt,
        basis: catalog.items[place].fingerprint)
    }
  }

  /// Takes in updates; what is to be shown otherwise, and the places of the
  /// pages that show it.
  mutating func take(
    _ updates: [StreamUpdate], at now: Instant,
    into diagnostics: inout [Diagnostic]
  ) -> (news: [SiteRefresh.News], pages: [Int]) {
    var updates = updates
    for place in updates.indices {
      updates[place].refuseAddresses(
        unless: plan.policy.allows, into: &diagnostics)
    }
    let changed = streams.apply(updates, to: catalog, at: now)
    plan.show(streams, at: changed)
    let pages = Set(changed.flatMap { readers[$0] ?? [] }).sorted()
    let news = changed.sorted().compactMap { place in
      streams.shown(catalog.items[place]).stream.map {
        SiteRefresh.News(id: catalog.items[place].id, state: $0.state)
      }
    }
    return (news, pages)
  }
}
