import Catalog
import Configuration

/// What decides which items a widget or player shows.
extension Shape {
  /// The deepest nesting is the reader's to judge.
  static let labelsDefinition = any(
    string.with("minLength", .number(1)), type("number"),
    Shape(
      ("type", .string("array")),
      ("items", .list([choice(["and", "or"]).json])),
      ("additionalItems", reference("labels").json),
      ("minItems", .number(2)))
  ).described(
    "A label; or [and, …] for all of several, [or, …] for any of them, nested "
      + "freely; or the same in a string: \"[and,a,[or,b,c]]\".")

  static let dataSourceDefinition = closed([
    Property(
      "labels", "Which labels items must have; every item where absent.",
      reference("labels")),
    Property(
      "ids", "These items, in this order.", list(of: string)),
    Property(
      "orderType", "The order; manual where absent.",
      choice(OrderType.allCases.map(\.rawValue))),
    Property(
      "advancedOrderType", "An order above orderType.",
      choice(AdvancedOrderType.allCases.map(\.rawValue))),
    Property(
      "maxItems", "At most so many items, after filter and order.",
      integer(0...1_000_000_000)),
    Property(
      "seed", "For the order random.", integer(0...9_007_199_254_740_992)),
  ])

  static let filterDefinition = closed([
    Property(
      "contentTypes", "On-demand videos, streams or both.",
      list(of: choice(ContentType.allCases.map(\.rawValue)))),
    Property(
      "streamStates", "Streams in these states only; judges streams alone.",
      list(of: choice(StreamState.allCases.map(\.rawValue)))),
  ])
}
