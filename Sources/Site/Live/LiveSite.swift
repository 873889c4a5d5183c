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

  /// Every stream that the pages show, with what is known of it, and when an
  /// update ended it.
  var shownStreams: [(item: Item, endedAt: Instant?)] {
    readers.keys.sorted().map { place in
      let item = streams.shown(plan.catalog.items[place])
      return (item, streams.facts[item.id]?.endedAt)
    }
  }

  /// Takes in updates; the places of the pages to render, none when nothing
  /// is to be shown otherwise.
  mutating func take(
    _ updates: [StreamUpdate], at now: Instant,
    into diagnostics: inout [Diagnostic]
  ) -> [Int] {
    var updates = updates
    for place in updates.indices {
      updates[place].refuseAddresses(
        unless: plan.policy.allows, into: &diagnostics)
    }
    let changed = streams.apply(updates, to: catalog, at: now)
    plan.show(streams, at: changed)
    let pages = Set(changed.flatMap { readers[$0] ?? [] }).sorted()
    for page in pages { plan.renew(page) }
    return pages
  }
}
