/// What the labels of an item must be for a data source to take it.
public indirect enum LabelExpression: Sendable, Hashable {
  /// The item has this label.
  case singleLabel(String)
  /// All of these hold.
  case mustInclude([LabelExpression])
  /// Any of these holds.
  case atLeastOneOf([LabelExpression])
}
