import Diagnostics

/// Where the items of a widget or player come from, in which order and how
/// many at most. With both `labels` and `ids`, an item must satisfy both.
public struct DataSource: Sendable, Hashable {
  /// An id that a person listed, and where.
  public struct ListedID: Sendable, Hashable {
    /// The id.
    public var id: String
    /// Where it stands.
    public var location: SourceLocation

    /// An id at a place.
    public init(id: String, location: SourceLocation) {
      self.id = id
      self.location = location
    }
  }

  /// The labels that an item must have; nil takes every item.
  public var labels: LabelExpression?
  /// Where the expression stands, when a person wrote it.
  public var labelsLocation: SourceLocation?
  /// The ids to take, in manual order; nil takes every item.
  public var ids: [ListedID]?
  /// The order.
  public var orderType: OrderType = .manual
  /// An order above `orderType`.
  public var advancedOrderType: AdvancedOrderType?
  /// How many items remain after filter and order; nil is all.
  public var maxItems: Int?
  /// The seed of the order `random`.
  public var seed: UInt64 = 0

  /// A data source that takes every item in catalog order.
  public init() {}
}
