import Catalog
import Configuration
import Localization

/// Selects from one snapshot: what is worked out once for it serves every
/// widget, player and locale.
public struct Selector: Sendable {
  /// The snapshot that it selects from.
  public let snapshot: CatalogSnapshot
  let labels: LabelIndex
  private let columns: ItemColumns
  private let titles: TitleRanks

  /// A selector of `snapshot`.
  public init(snapshot: CatalogSnapshot) {
    self.snapshot = snapshot
    labels = LabelIndex(snapshot.items)
    columns = ItemColumns(snapshot.items)
    titles = TitleRanks(snapshot.items)
  }

  /// The items that `request` asks for: data source, filter, order, and at
  /// last `maxItems` (DESIGN §2: filter, data source, order).
  ///
  /// - Parameter explaining: Whether to say also why each other item is out.
  public func select(
    _ request: SelectionRequest, explaining: Bool = false
  ) -> Selection {
    let candidates = self.candidates(of: request.dataSource)
    let filter = TypeFilter(request.filter)
    var shown = candidates.filter {
      filter.exclusion(of: columns.states[$0]) == nil
    }
    sort(&shown, for: request)
    if let maxItems = request.dataSource.maxItems {
      shown.removeLast(max(0, shown.count - max(0, maxItems)))
    }
    var selection = Selection(shown: shown)
    if explaining {
      selection.excluded = exclusions(from: request, shown: selection.shown)
    }
    return selection
  }

  // MARK: Data source

  /// The items of the data source in manual order.
  private func candidates(of source: DataSource) -> [Int] {
    let labelled = source.labels.map(labels.items(matching:))
    guard let ids = source.ids else {
      return labelled?.indices ?? Array(snapshot.items.indices)
    }
    var seen = ItemSet(count: snapshot.items.count)
    return ids.compactMap { listed in
      guard let index = snapshot.index(of: listed.id), !seen.contains(index)
      else { return nil }
      seen.insert(index)
      return labelled?.contains(index) == false ? nil : index
    }
  }

  // MARK: Order

  private func sort(_ places: inout [Int], for request: SelectionRequest) {
    let source = request.dataSource
    let liveFirst = source.advancedOrderType == .liveFirst
    if source.orderType == .manual && !liveFirst { return }
    let order = value(of: source, request)
    var keys: [SortKey] = []
    keys.reserveCapacity(places.count)
    for (position, place) in places.enumerated() {
      keys.append(
        SortKey(
          value: order.value(place), descending: order.descending,
          isBehindLive: liveFirst && columns.states[place] != .live,
          position: position))
    }
    keys.sort()
    places = keys.map { places[$0.position] }
  }

  /// What items are ordered by, and in which direction.
  private func value(
    of source: DataSource, _ request: SelectionRequest
  ) -> (value: (Int) -> UInt64?, descending: Bool) {
    func time(_ column: [Int64?]) -> (Int) -> UInt64? {
      { column[$0].map(UInt64.init(ordering:)) }
    }
    func title() -> (Int) -> UInt64? {
      let ranks = titles.ranks(
        locale: request.locale, siteDefault: request.siteDefault)
      return { UInt64(ordering: Int64(ranks[$0])) }
    }
    switch source.orderType {
    case .manual: return ({ _ in 0 }, false)
    case .aToZ: return (title(), false)
    case .zToA: return (title(), true)
    case .recentlyUpdatedFirst: return (time(columns.updatedAt), true)
    case .recentlyUpdatedLast: return (time(columns.updatedAt), false)
    case .recentlyCreatedFirst: return (time(columns.createdAt), true)
    case .recentlyCreatedLast: return (time(columns.createdAt), false)
    case .startTimeDesc: return (time(columns.startTime), true)
    case .startTimeAsc: return (time(columns.startTime), false)
    case .random:
      let order = SeededOrder(seed: source.seed)
      return ({ order.number(of: snapshot.items[$0].id) }, false)
    }
  }

  // MARK: Explanation

  /// Why every item that is not shown is out, in catalog order.
  private func exclusions(
    from request: SelectionRequest, shown: [Int]
  ) -> [Selection.Excluded] {
    let source = request.dataSource
    let isShown = ItemSet(count: snapshot.items.count, shown)
    let listed = source.ids.map { ids in
      ItemSet(
        count: snapshot.items.count,
        ids.compactMap { snapshot.index(of: $0.id) })
    }
    let labelled = source.labels.map(labels.items(matching:))
    let filter = TypeFilter(request.filter)
    return snapshot.items.indices.compactMap { index in
      if isShown.contains(index) { return nil }
      let reason: Exclusion =
        if listed?.contains(index) == false {
          .notListed
        } else if labelled?.contains(index) == false {
          .label
        } else {
          filter.exclusion(of: columns.states[index]) ?? .maxItems
        }
      return Selection.Excluded(index: index, reason: reason)
    }
  }
}
