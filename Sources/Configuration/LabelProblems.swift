import Diagnostics
import Documents
import Localization

/// The wording of what can be wrong with label expressions.
extension Diagnostic {
  private static let spelling =
    "write a label, or a list such as [and, a, [or, b, c]]"

  static func noSign(found: String?, at location: SourceLocation) -> Self {
    let found = found.map { ", not with \(quote($0))" } ?? ""
    return .error(
      "label-expression", at: location,
      "a list of labels starts with “and” or “or”\(found)",
      help: "write [and, …] for items that have all of the labels, "
        + "[or, …] for items that have any")
  }

  static func nothingAfterSign(
    _ sign: String, at location: SourceLocation
  ) -> Self {
    .error(
      "label-expression", at: location, "no label follows “\(sign)”",
      help: spelling)
  }

  static func emptyLabel(at location: SourceLocation) -> Self {
    .error(
      "label-expression", at: location, "a label is empty", help: spelling)
  }

  static func labelsTooDeep(at location: SourceLocation) -> Self {
    .error(
      "label-expression", at: location,
      "lists of labels are nested more than "
        + "\(LabelExpression.maximumDepth) levels deep",
      help: "remove some of the levels")
  }

  static func compactLabels(
    _ failure: CompactLabelExpression.Failure, at location: SourceLocation
  ) -> Self {
    switch failure.reason {
    case .noSign(let found):
      return noSign(found: found, at: location)
    case .nothingAfterSign(let sign):
      return nothingAfterSign(sign, at: location)
    case .emptyLabel:
      return emptyLabel(at: location)
    case .tooDeep:
      return labelsTooDeep(at: location)
    case .notClosed:
      return .error(
        "label-expression", at: location, "a list of labels is not closed",
        help: "add “]”")
    case .quoteNotClosed:
      return .error(
        "label-expression", at: location, "a quoted label is not closed",
        help: "add “\"” after the label")
    case .unexpected(let text):
      return .error(
        "label-expression", at: location,
        "\(quote(text)) is not expected here",
        help: "put labels with “[”, “]” or “,” into double quotes")
    }
  }
}
