import Configuration
import Localization

/// What is to be selected, and for which page.
public struct SelectionRequest: Sendable, Hashable {
  /// Where the items come from, in which order and how many at most.
  public var dataSource: DataSource
  /// Which kinds of item are shown.
  public var filter: VideosFilterParams
  /// The locale of the page; titles compare as its people expect.
  public var locale: LocaleID
  /// The first locale of the site; it lends the titles that have no text in
  /// the page's locale or its fallbacks.
  public var siteDefault: LocaleID

  /// A request for one page.
  public init(
    dataSource: DataSource, filter: VideosFilterParams, locale: LocaleID,
    siteDefault: LocaleID
  ) {
    self.dataSource = dataSource
    self.filter = filter
    self.locale = locale
    self.siteDefault = siteDefault
  }

  /// Whether another locale may give another order; where it is false, one
  /// selection serves the pages of every locale.
  public var dependsOnLocale: Bool {
    switch dataSource.orderType {
    case .aToZ, .zToA: true
    default: false
    }
  }
}

extension SelectionRequest {
  /// Whether no catalog has an item for it; the reader of the configuration
  /// has warned of that.
  var isEmptyByItself: Bool {
    dataSource.maxItems == 0 || filter.contentTypes?.isEmpty == true
      || filter.contentTypes == [.stream]
        && filter.streamStates?.isEmpty == true
  }
}
