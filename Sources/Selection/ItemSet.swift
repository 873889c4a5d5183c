/// A set of places in a snapshot, one bit each.
struct ItemSet {
  private var words: [UInt64]

  /// The empty set of places below `count`.
  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  /// The set of the given places, all below `count`.
  init(count: Int, _ places: [Int]) {
    self.init(count: count)
    for place in places { insert(place) }
  }

  mutating func insert(_ index: Int) {
    words[index >> 6] |= 1 << UInt64(index & 63)
  }

  func contains(_ index: Int) -> Bool {
    words[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  mutating func formUnion(_ other: ItemSet) {
    for i in words.indices { words[i] |= other.words[i] }
  }

  mutating func formIntersection(_ other: ItemSet) {
    for i in words.indices { words[i] &= other.words[i] }
  }

  /// The places in ascending order.
  var indices: [Int] {
    var result: [Int] = []
    result.reserveCapacity(words.reduce(0) { $0 + $1.nonzeroBitCount })
    for (place, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        result.append(place << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return result
  }
}
