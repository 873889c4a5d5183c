import Configuration
import Diagnostics
import Localization

extension Selector {
  /// How many ids or labels of one list get a suggestion: each is compared
  /// with the whole catalog.
  private static let maximumSuggestions = 5

  /// Reports what a person would want to know about a data source: ids and
  /// labels that the catalog does not have, ids listed twice, and that
  /// nothing is left to show. What the filter says is judged by the reader of
  /// the configuration.
  ///
  /// - Parameters:
  ///   - subject: Whose it is, such as `widget “live-now”`.
  ///   - location: Where that stands.
  public func check(
    _ request: SelectionRequest, of subject: String,
    at location: SourceLocation, into diagnostics: inout [Diagnostic]
  ) {
    let source = request.dataSource
    if let ids = source.ids { checkIDs(ids, into: &diagnostics) }
    if let labels = source.labels {
      checkLabels(
        labels, at: source.labelsLocation ?? location, into: &diagnostics)
    }
    if request.isEmptyByItself { return }
    // The order does not matter here, and sorting titles is dear.
    var request = request
    request.dataSource.orderType = .manual
    let selection = select(request)
    guard selection.shown.isEmpty else { return }
    let excluded = select(request, explaining: true).excluded
    var counts: [(rule: String, count: Int)] = []
    for rule in excluded.map(\.reason.rule) {
      if let place = counts.firstIndex(where: { $0.rule == rule }) {
        counts[place].count += 1
      } else {
        counts.append((rule, 1))
      }
    }
    counts.sort { ($1.count, $0.rule) < ($0.count, $1.rule) }
    diagnostics.append(.emptySelection(subject, at: location, counts: counts))
  }

  /// Reports ids that the catalog does not have, and ids listed twice.
  public func checkIDs(
    _ ids: [DataSource.ListedID], into diagnostics: inout [Diagnostic]
  ) {
    var first: [String: DataSource.ListedID] = [:]
    var suggestions = 0
    for listed in ids {
      if let earlier = first[listed.id] {
        diagnostics.append(.listedTwice(listed, first: earlier))
        continue
      }
      first[listed.id] = listed
      if snapshot.index(of: listed.id) != nil { continue }
      suggestions += 1
      let nearest =
        suggestions <= Self.maximumSuggestions
        ? Suggestion.nearest(
          to: listed.id, among: snapshot.items.lazy.map(\.id)) : nil
      diagnostics.append(.unknownItem(listed, nearest: nearest))
    }
  }

  private func checkLabels(
    _ expression: LabelExpression, at location: SourceLocation?,
    into diagnostics: inout [Diagnostic]
  ) {
    let unknown = expression.labels.filter { !labels.contains($0) }
    if unknown.isEmpty { return }
    let known = labels.labels
    for (place, label) in unknown.enumerated() {
      let nearest =
        place < Self.maximumSuggestions
        ? Suggestion.nearest(to: label, among: known) : nil
      diagnostics.append(
        .unknownLabel(label, at: location, nearest: nearest))
    }
  }
}
