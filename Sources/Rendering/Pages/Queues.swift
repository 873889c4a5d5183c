import Catalog

/// Which list each item's player follows: that of the first that shows it,
/// widgets first, then the players of `players.items`.
struct Queues: Sendable {
  /// The lists, as indices into the snapshot.
  private let lists: [[Int]]
  /// For each item its list and its place there; nil when none shows it.
  private let places: [Place?]

  private struct Place {
    var list: Int32
    var position: Int32
  }

  init(lists: [[Int]], itemCount: Int) {
    self.lists = lists
    var places = [Place?](repeating: nil, count: itemCount)
    for (list, items) in lists.enumerated() {
      for (position, item) in items.enumerated() where places[item] == nil {
        places[item] = Place(
          list: Int32(truncatingIfNeeded: list),
          position: Int32(truncatingIfNeeded: position))
      }
    }
    self.places = places
  }

  /// The items before and after `item` in its queue.
  func neighbours(of item: Int) -> PlayerModel.Neighbours {
    Self.neighbours(in: queue(of: item), around: item, at: position(of: item))
  }

  /// The items that follow `item`, at most `limit`.
  func next(after item: Int, limit: Int) -> ArraySlice<Int> {
    let queue = queue(of: item)
    let start = min(position(of: item) + 1, queue.count)
    return queue[start...].prefix(limit)
  }

  /// The queue around `item`: all of it when it is short, else a part, so
  /// that pages of a long queue do not each carry the whole of it.
  func window(around item: Int) -> ArraySlice<Int> {
    let queue = queue(of: item)
    guard queue.count > Self.wholeQueue else { return queue[...] }
    let position = position(of: item)
    let start = max(0, position - Self.windowBefore)
    return queue[start..<min(queue.count, position + Self.windowAfter + 1)]
  }

  /// A queue up to this long is part of every page of its items.
  static let wholeQueue = 50
  private static let windowBefore = 5
  private static let windowAfter = 10

  private func queue(of item: Int) -> [Int] {
    places[item].map { lists[Int($0.list)] } ?? [item]
  }

  private func position(of item: Int) -> Int {
    places[item].map { Int($0.position) } ?? 0
  }

  static func neighbours(
    in queue: [Int], around item: Int, at position: Int
  ) -> PlayerModel.Neighbours {
    PlayerModel.Neighbours(
      previous: position > 0 ? queue[position - 1] : nil,
      next: position + 1 < queue.count ? queue[position + 1] : nil)
  }
}

extension SiteContent {
  /// The queues of an edition: what its widgets draw, then its players.
  func queues(in edition: Edition) -> Queues {
    Queues(
      lists: widgets.indices.map { Array(drawn(widget: $0, in: edition)) }
        + players.map { $0.selections[edition.localeIndex] },
      itemCount: snapshot.items.count)
  }

  /// The ids of a queue with the addresses of their player pages, as seen
  /// from a page of an edition.
  func queueJSON(_ queue: ArraySlice<Int>) -> [UInt8] {
    var json = JSONWriter()
    json.raw("[")
    var isFirst = true
    for item in queue where hasPlayerPage[item] {
      if !isFirst { json.raw(",") }
      isFirst = false
      let id = snapshot.items[item].id
      json.raw("{\"id\":")
      json.string(id)
      json.raw(",\"href\":\"../player/\(fileNames[item]).html\"}")
    }
    json.raw("]")
    return json.bytes
  }
}
