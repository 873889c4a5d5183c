import Catalog
import Configuration

/// What filters and orders read of the items, a column each: a selection
/// then touches a few bytes an item rather than whole items.
struct ItemColumns: Sendable {
  /// The stream state; nil for an on-demand video.
  let states: [StreamState?]
  /// Milliseconds since the epoch.
  let createdAt: [Int64?]
  let updatedAt: [Int64?]
  let startTime: [Int64?]

  init(_ items: [Item]) {
    states = items.map { $0.stream?.state }
    createdAt = items.map { $0.createdAt?.milliseconds }
    updatedAt = items.map { $0.updatedAt?.milliseconds }
    startTime = items.map { $0.startTime?.milliseconds }
  }
}
