import Catalog
import Configuration
import Diagnostics
import Localization
import Selection

/// A catalog written as literals, one item a line.
extension CatalogSnapshot {
  init(_ items: Item...) {
    self.init(items: items)
  }
}

extension Item {
  /// An on-demand video whose title is its id unless another is given.
  static func video(
    _ id: String, _ title: String? = nil, labels: [String] = [],
    created: Int64? = nil, updated: Int64? = nil, start: Int64? = nil
  ) -> Item {
    var item = Item(
      id: id, title: LocalizedText(title ?? id),
      location: SourceLocation(file: "catalog.json"))
    item.labels = labels
    item.createdAt = created.map(Instant.init(milliseconds:))
    item.updatedAt = updated.map(Instant.init(milliseconds:))
    item.startTime = start.map(Instant.init(milliseconds:))
    return item
  }

  /// A stream in `state`.
  static func stream(
    _ id: String, _ state: StreamState, _ title: String? = nil,
    labels: [String] = [], created: Int64? = nil, updated: Int64? = nil,
    start: Int64 = 0
  ) -> Item {
    var item = video(
      id, title, labels: labels, created: created, updated: updated,
      start: start)
    item.stream = Stream(
      state: state, startTime: Instant(milliseconds: start), revision: nil)
    return item
  }
}

/// A data source with what a test is about.
func source(
  labels: LabelExpression? = nil, ids: [String]? = nil,
  _ order: OrderType = .manual, liveFirst: Bool = false, max: Int? = nil,
  seed: UInt64 = 0
) -> DataSource {
  var source = DataSource()
  source.labels = labels
  source.ids = ids.map { ids in
    ids.enumerated().map { place, id in
      DataSource.ListedID(
        id: id,
        location: SourceLocation(
          file: "site.yaml", line: 1 + place, column: 1))
    }
  }
  source.orderType = order
  source.advancedOrderType = liveFirst ? .liveFirst : nil
  source.maxItems = max
  source.seed = seed
  return source
}

/// Takes every item.
let everything = VideosFilterParams(contentTypes: [.video, .stream])

func request(
  _ source: DataSource, _ filter: VideosFilterParams = everything,
  locale: String = "en", siteDefault: String = "en"
) -> SelectionRequest {
  SelectionRequest(
    dataSource: source, filter: filter,
    locale: LocaleID(canonical: locale),
    siteDefault: LocaleID(canonical: siteDefault))
}

extension CatalogSnapshot {
  /// The ids that a request shows, with spaces between.
  func shown(_ request: SelectionRequest) -> String {
    let selection = Selector(snapshot: self).select(request)
    return selection.shown.map { items[$0].id }.joined(separator: " ")
  }

  func shown(
    _ source: DataSource, _ filter: VideosFilterParams = everything
  ) -> String {
    shown(request(source, filter))
  }
}
