/// Where an item stands in an order. The parts are compared one after
/// another; the manual position comes last and makes every key different, so
/// that ties keep the manual order.
struct SortKey: Comparable {
  /// The groups that stand one after another whatever the direction: live
  /// streams before others where asked for, items without the key last.
  private let group: UInt8
  private let value: UInt64
  /// The place in manual order.
  let position: Int

  /// A key from a value that may be missing.
  init(
    value: UInt64?, descending: Bool, isBehindLive: Bool, position: Int
  ) {
    group = (isBehindLive ? 2 : 0) + (value == nil ? 1 : 0)
    let value = value ?? 0
    self.value = descending ? ~value : value
    self.position = position
  }

  static func < (a: Self, b: Self) -> Bool {
    if a.group != b.group { return a.group < b.group }
    if a.value != b.value { return a.value < b.value }
    return a.position < b.position
  }
}

extension UInt64 {
  /// A number that orders as the signed one does.
  init(ordering signed: Int64) {
    self = UInt64(bitPattern: signed) ^ (1 << 63)
  }
}
