import Diagnostics
import Documents

extension Node {
  /// A label expression in any of its spellings; nil, with an error
  /// `label-expression` or `wrong-type`, when it is none.
  func labelExpression(
    into diagnostics: inout [Diagnostic]
  ) -> LabelExpression? {
    labelExpression(depth: 1, into: &diagnostics)
  }

  private func labelExpression(
    depth: Int, into diagnostics: inout [Diagnostic]
  ) -> LabelExpression? {
    switch value {
    case .list(let nodes):
      return list(nodes, depth: depth, into: &diagnostics)
    case .number(_, let text):
      return .singleLabel(text)
    case .string(let text) where text.utf8.first == UInt8(ascii: "["):
      return compact(text, depth: depth, into: &diagnostics)
    case .string(""):
      diagnostics.append(.emptyLabel(at: location))
      return nil
    default:
      return string(.key("labels"), into: &diagnostics)
        .map { .singleLabel($0.value) }
    }
  }

  private func list(
    _ nodes: [Node], depth: Int, into diagnostics: inout [Diagnostic]
  ) -> LabelExpression? {
    guard depth <= LabelExpression.maximumDepth else {
      diagnostics.append(.labelsTooDeep(at: location))
      return nil
    }
    guard let first = nodes.first else {
      diagnostics.append(.noSign(found: nil, at: location))
      return nil
    }
    guard case .string(let sign) = first.value, sign == "and" || sign == "or"
    else {
      diagnostics.append(.noSign(found: first.labelText, at: first.location))
      return nil
    }
    if nodes.count == 1 {
      diagnostics.append(.nothingAfterSign(sign, at: first.location))
      return nil
    }
    let parts = nodes.dropFirst().map {
      $0.labelExpression(depth: depth + 1, into: &diagnostics)
    }
    let good = parts.compactMap { $0 }
    guard good.count == parts.count else { return nil }
    return sign == "and" ? .mustInclude(good) : .atLeastOneOf(good)
  }

  private var labelText: String {
    switch value {
    case .string(let text), .number(_, let text): text
    case .bool(let flag): "\(flag)"
    case .null: "null"
    case .list: "[…]"
    case .mapping: "{…}"
    }
  }

  private func compact(
    _ text: String, depth: Int, into diagnostics: inout [Diagnostic]
  ) -> LabelExpression? {
    do throws(CompactLabelExpression.Failure) {
      return try CompactLabelExpression.parse(text, depth: depth)
    } catch {
      diagnostics.append(
        .compactLabels(error, at: location(ofScalar: error.offset, in: text)))
      return nil
    }
  }

  /// Where a scalar of this string stands. Plain scalars cannot start with a
  /// bracket, so the string begins behind a quotation mark; in one that goes
  /// over several lines or holds escapes only its start is known.
  private func location(
    ofScalar offset: Int, in text: String
  ) -> SourceLocation {
    if text.unicodeScalars.contains("\n") { return location }
    var location = location
    location.column += 1 + offset
    return location
  }
}
