import Diagnostics
import Documents

extension DataSource {
  private static let keys = [
    "labels", "ids", "orderType", "advancedOrderType", "maxItems", "seed",
  ]
  /// Whole numbers up to here are exact in a YAML number: 2⁵³.
  private static let largestInteger = 9_007_199_254_740_992

  /// The value of `dataSource`; the default where that is absent.
  static func read(
    _ owner: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> DataSource {
    var source = DataSource()
    guard
      let reader = owner.mapping("dataSource", keys: keys, into: &diagnostics)
    else { return source }
    if let labels = reader.node("labels") {
      source.labels = labels.labelExpression(into: &diagnostics)
      source.labelsLocation = labels.location
    }
    source.ids = reader.list("ids", into: &diagnostics).map {
      ListedID.readAll($0, of: "ids", into: &diagnostics)
    }
    source.orderType =
      reader.choice("orderType", of: OrderType.self, into: &diagnostics)?
      .value ?? .manual
    source.advancedOrderType =
      reader.choice(
        "advancedOrderType", of: AdvancedOrderType.self, into: &diagnostics)?
      .value
    if let maximum = reader.integer(
      "maxItems", in: 0...1_000_000_000, into: &diagnostics)
    {
      source.maxItems = maximum.value
      if maximum.value == 0 {
        diagnostics.append(.maxItemsZero(at: maximum.location))
      }
    }
    source.seed =
      reader.integer("seed", in: 0...largestInteger, into: &diagnostics)
      .map { UInt64($0.value) } ?? 0
    return source
  }
}

extension DataSource.ListedID {
  /// The strings among `nodes`; whether there are such items is for who has
  /// the catalog.
  static func readAll(
    _ nodes: [Node], of key: String, into diagnostics: inout [Diagnostic]
  ) -> [Self] {
    nodes.compactMap { node in
      node.string(.entry(of: key), into: &diagnostics)
        .map { Self(id: $0.value, location: $0.location) }
    }
  }
}
