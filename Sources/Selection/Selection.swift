/// What a widget or player shows, and why the rest is out.
public struct Selection: Sendable, Hashable {
  /// An item that is not shown.
  public struct Excluded: Sendable, Hashable {
    /// Its place in the items of the snapshot.
    public var index: Int
    /// The first rule that it fails.
    public var reason: Exclusion

    /// An item with the rule that it fails.
    public init(index: Int, reason: Exclusion) {
      self.index = index
      self.reason = reason
    }
  }

  /// The places of the shown items in the items of the snapshot, in order.
  public var shown: [Int]
  /// The other items in catalog order; empty unless asked for.
  public var excluded: [Excluded]

  /// A selection of these items.
  public init(shown: [Int], excluded: [Excluded] = []) {
    self.shown = shown
    self.excluded = excluded
  }
}
