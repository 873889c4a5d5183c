import Catalog
import Localization
import Styling
import Templating

/// Makes the records of the eight still pages.
struct StillPages {
  let content: SiteContent
  let edition: Edition

  /// The first item of the catalog that can be in `state`, else a sample.
  static func subject(
    of state: PlayerState, in snapshot: CatalogSnapshot
  ) -> (item: Item, index: Int?) {
    if let index = snapshot.items.firstIndex(where: state.fits) {
      return (snapshot.items[index], index)
    }
    return (SampleItems.item(for: state), nil)
  }

  /// Puts the parts of a state page into its root.
  func set(_ state: PlayerState, in root: inout Fields<StatePageField>) {
    let strings = edition.context.strings
    let (item, index) = Self.subject(of: state, in: content.catalog)
    let model = PlayerModel(
      content: content, edition: edition, style: edition.playerStyle,
      size: .full)
    root[.player] = .record(model.record(item, at: index, state))
    var record = Fields<StateField>()
    record[.slug] = .text(state.rawValue)
    record[.title] = .text(strings[state.titleKey])
    record[.explanation] = .text(strings[state.explanationKey])
    root[.state] = .record(record.record)
    let all = PlayerState.allCases
    root[.states] = .list(
      all.map { link($0, isCurrent: $0 == state) })
    guard let place = all.firstIndex(of: state) else { return }
    if place > 0 {
      root[.previousState] = .record(link(all[place - 1]))
    }
    if place + 1 < all.count {
      root[.nextState] = .record(link(all[place + 1]))
    }
  }

  private func link(_ state: PlayerState, isCurrent: Bool = false) -> Record {
    var record = Fields<NavLinkField>()
    record[.href] = .text("\(state.rawValue).html")
    record[.label] = .text(edition.context.strings[state.titleKey])
    record[.isCurrent] = .bool(isCurrent)
    return record.record
  }
}

extension PlayerState {
  /// One sentence on what the state shows.
  var explanationKey: StringKey {
    switch self {
    case .waitingRoom: .explainWaitingRoom
    case .liveEdge: .explainLiveEdge
    case .liveBehind: .explainLiveBehind
    case .endedBehind: .explainEndedBehind
    case .endedReplay: .explainEndedReplay
    case .endedNoRecording: .explainEndedNoRecording
    case .endOfContent: .explainEndOfContent
    case .onDemand: .explainOnDemand
    }
  }
}
