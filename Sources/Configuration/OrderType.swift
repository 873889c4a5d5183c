/// The order in which a data source gives its items.
public enum OrderType: String, Sendable, Hashable, CaseIterable {
  case manual, aToZ, zToA
  case recentlyUpdatedFirst, recentlyUpdatedLast
  case recentlyCreatedFirst, recentlyCreatedLast
  case startTimeDesc, startTimeAsc, random
}

/// An order above the order type.
public enum AdvancedOrderType: String, Sendable, Hashable, CaseIterable {
  /// Live streams stand before all others.
  case liveFirst
}
