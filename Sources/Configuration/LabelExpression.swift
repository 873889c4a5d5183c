/// What the labels of an item must be for a data source to take it.
///
/// A person writes one label, or a list whose first element is `and` or `or`
/// and whose others are labels or lists: as YAML, `[and, a, [or, b, c]]`, or
/// as one compact string, `"[and,a,[or,b,c]]"`. Only the first element of a
/// list is a sign: everywhere else `and` and `or` are labels like any other.
public indirect enum LabelExpression: Sendable, Hashable {
  /// How deep lists may be nested.
  static let maximumDepth = 64

  /// The item has this label.
  case singleLabel(String)
  /// All of these hold.
  case mustInclude([LabelExpression])
  /// Any of these holds.
  case atLeastOneOf([LabelExpression])
}

extension LabelExpression {
  /// The labels that occur in it, each once, in order of appearance.
  public var labels: [String] {
    var seen: Set<String> = []
    var labels: [String] = []
    collect(into: &labels, &seen)
    return labels
  }

  private func collect(into labels: inout [String], _ seen: inout Set<String>) {
    switch self {
    case .singleLabel(let label):
      if seen.insert(label).inserted { labels.append(label) }
    case .mustInclude(let parts), .atLeastOneOf(let parts):
      for part in parts { part.collect(into: &labels, &seen) }
    }
  }
}
