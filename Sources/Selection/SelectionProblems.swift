import Configuration
import Diagnostics

/// The wording of everything that a selection reports.
extension Diagnostic {
  static func unknownItem(
    _ listed: DataSource.ListedID, nearest: String?
  ) -> Self {
    .warning(
      "unknown-item", at: listed.location,
      "the catalog has no item “\(listed.id)”",
      help: nearest.map { "did you mean “\($0)”?" }
        ?? "list ids that the catalog has; this one is passed over")
  }

  static func listedTwice(
    _ listed: DataSource.ListedID, first: DataSource.ListedID
  ) -> Self {
    .warning(
      "duplicate-item", at: listed.location,
      "“\(listed.id)” is listed twice",
      help: "remove one of the two; the item is shown once, at the first",
      notes: [Note("first listed here", at: first.location)])
  }

  static func unknownLabel(
    _ label: String, at location: SourceLocation?, nearest: String?
  ) -> Self {
    .notice(
      "unknown-label", at: location,
      "no item of the catalog has the label “\(label)”",
      help: nearest.map { "did you mean “\($0)”?" }
        ?? "labels compare exactly, capital and small letters too")
  }

  static func emptySelection(
    _ subject: String, at location: SourceLocation,
    counts: [(rule: String, count: Int)]
  ) -> Self {
    let help =
      counts.isEmpty
      ? "the catalog has no items"
      : "items that are out: "
        + counts.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
    return .notice(
      "empty-selection", at: location, "\(subject) shows no item", help: help)
  }
}
