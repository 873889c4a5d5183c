import Catalog
import Configuration

/// Which items have which label.
///
/// Lists rather than bit sets are kept, since a catalog may have as many
/// labels as items; an expression is worked out on bit sets.
struct LabelIndex: Sendable {
  private let itemCount: Int
  private let places: [String: [Int32]]

  init(_ items: [Item]) {
    itemCount = items.count
    var places: [String: [Int32]] = [:]
    // By index: going over the items themselves would copy each.
    for index in items.indices {
      for label in items[index].labels {
        places[label, default: []].append(Int32(index))
      }
    }
    self.places = places
  }

  /// Every label that an item has, sorted.
  var labels: [String] { places.keys.sorted() }

  func contains(_ label: String) -> Bool { places[label] != nil }

  /// The items whose labels satisfy `expression`.
  func items(matching expression: LabelExpression) -> ItemSet {
    switch expression {
    case .singleLabel(let label):
      var set = ItemSet(count: itemCount)
      for place in places[label] ?? [] { set.insert(Int(place)) }
      return set
    case .mustInclude(let parts):
      return combined(parts) { $0.formIntersection($1) }
    case .atLeastOneOf(let parts):
      return combined(parts) { $0.formUnion($1) }
    }
  }

  /// The parts' sets put together. The configuration's reader refuses an
  /// empty list; one that is made in code matches nothing.
  private func combined(
    _ parts: [LabelExpression],
    _ combine: (inout ItemSet, ItemSet) -> Void
  ) -> ItemSet {
    guard let first = parts.first else { return ItemSet(count: itemCount) }
    var set = items(matching: first)
    for part in parts.dropFirst() { combine(&set, items(matching: part)) }
    return set
  }
}
