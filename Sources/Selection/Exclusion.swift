import Catalog

/// Why an item is not shown. The rules stand in the order in which they are
/// applied; an item that fails several is out by the first.
public enum Exclusion: Sendable, Hashable {
  /// The data source lists ids, and the item's is not among them.
  case notListed
  /// Its labels are not what the data source asks for.
  case label
  /// The filter does not take its content type.
  case contentType
  /// The filter takes streams, but none in this state.
  case streamState(StreamState)
  /// As many items as may be shown come before it.
  case maxItems
}
